import { describe, expect, test } from 'vitest';
import { pickStyles } from './src/site/page/page-styles.ts';
import { divideStylesheet, nameClass } from './style-parts.ts';

const SHEET = [
  '@font-face{font-family:Gilda;src:url(/gilda.woff2)}',
  '@view-transition{navigation:auto}',
  'p{margin:0}',
  '.bar{color:red}.bar .brand:not(.plain):hover{color:blue}',
  '.wall,.bar>a{display:grid}',
  '.wall:has(.tile){gap:0}',
  '@media (width>=60rem){.wall{gap:1rem}.bar{gap:2rem}}',
  '@media print{.wall{display:none}@supports (display:grid){.bar{display:none}}}',
];

function pickFor(html: string, families = ['Gilda']): string {
  return pickStyles(divideStylesheet(SHEET.join('')), html, families);
}

test('a page has the rules of the classes in it, in their order, and those that name none', () => {
  expect(pickFor('<header class="bar"><p class="brand small">Casa</p></header>')).toBe(
    [
      SHEET[0],
      SHEET[1],
      SHEET[2],
      SHEET[3],
      SHEET[4],
      '@media (width>=60rem){.bar{gap:2rem}}',
      '@media print{@supports (display:grid){.bar{display:none}}}',
    ].join(''),
  );
});

test('a class that stands in brackets leaves a rule where the others are', () => {
  expect(pickFor('<ul class="wall"></ul>')).toContain('.wall:has(.tile){gap:0}');
});

test('of a page without classes what names none is left, and no empty brackets', () => {
  expect(pickFor('<p>class="bar"</p>'.replaceAll('"', '&quot;'))).toBe(SHEET.slice(0, 3).join(''));
});

test('a page has the typefaces of its families alone, whether the build left their quotes or not', () => {
  const [gilda, source] = ['@font-face{font-family:Gilda}', '@font-face{font-weight:300 400;font-family:"Source 3"}'];
  const pick = (families: readonly string[]) => pickStyles(divideStylesheet(`${gilda}${source}p{}`), '', families);
  expect(pick(['Source 3'])).toBe(`${source}p{}`);
  expect(pick(['Gilda', 'Source'])).toBe(`${gilda}p{}`);
  expect(pickFor('', [])).toBe(`${SHEET[1]}${SHEET[2]}`);
});

describe('a role that only the dark sets', () => {
  const WITH_ROLES = 'h2{color:var(--sea-ink,var(--sea-deep))}.mark{background:var(--fill, var(--sea-deep));margin:0}';
  const PLAIN = 'h2{color:var(--sea-deep)}.mark{background:var(--sea-deep);margin:0}';
  const pick = (html: string) => pickStyles(divideStylesheet(WITH_ROLES), html, []);

  test('is named in a page that may be dark', () => {
    const html = '<!doctype html><html lang="it" data-scheme="device" data-styles="/a.css"><p class="mark"></p></html>';
    expect(pick(html)).toBe(WITH_ROLES);
  });

  test('is not named in a page that is always light, whatever is written in it', () => {
    expect(pick('<!doctype html><html lang="it"><p class="mark">&lt;html data-scheme="device"</p></html>')).toBe(PLAIN);
  });

  test('leaves the name of a class as it would be without', () => {
    const sheetWith = (colour: string) => `.bar {\n  color: ${colour};\n}\n.brand {\n}`;
    const [withRole, plain] = [sheetWith('var(--sea-ink, var(--sea-deep))'), sheetWith('var(--sea-deep)')];
    expect(nameClass('brand', 'a.module.css', withRole)).toBe(nameClass('brand', 'a.module.css', plain));
    expect(nameClass('brand', 'a.module.css', plain)).toMatch(/^_brand_[0-9a-z]{1,5}_4$/);
    expect(nameClass('brand', 'a.module.css', plain.replace('deep', 'mist'))).not.toBe(nameClass('brand', '', plain));
  });
});
