import { expect, test } from 'vitest';
import { pickStyles } from './src/site/page/page-styles.ts';
import { divideStylesheet } from './style-parts.ts';

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

function pickFor(html: string): string {
  return pickStyles(divideStylesheet(SHEET.join('')), html);
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
