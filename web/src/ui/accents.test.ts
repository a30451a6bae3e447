import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accents } from '@approdo/shared/contract/content/homepage';
import { contrastOf } from '@approdo/shared/domain/content/look/colour';
import {
  coloursIn,
  derivePalette,
  type Pairs,
  type Scheme,
  SHAPE_PAIRS,
  TEXT_PAIRS,
} from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS, LIGHT_COLOURS, type Palette, ROLES } from '@approdo/shared/domain/content/look/tokens';
import { describe, expect, test } from 'vitest';
import { withoutRoles } from '../../style-parts.ts';
import { darkTokens } from './dark-tokens.ts';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours that a rule of tokens.css sets, by name. */
function tokensOf(selector: string): Tokens {
  const [, body = ''] = css.split(`${selector} {`);
  return Object.fromEntries(
    [
      ...body
        .split('}', 1)
        .join('')
        .matchAll(/--([\w-]+): (#[0-9a-f]{6});/g),
    ].map(([, ...pair]) => pair),
  );
}

/** The palette of an accent: in the light as tokens.css sets it, in the dark as it is derived. */
function paletteOf(accent: (typeof accents)[number], scheme: Scheme): Palette {
  if (scheme === 'dark') return derivePalette(ACCENT_COLOURS[accent]).dark;
  const tokens = tokensOf(accent === 'sea' ? ':root' : `[data-accent="${accent}"]`);
  const colour = (name: string) => tokens[name] ?? expect.unreachable(`no colour ${name}`);
  return { seaDeep: colour('sea-deep'), sea: colour('sea'), seaMist: colour('sea-mist') };
}

/** What no accent changes: texts and signs on their grounds, and the numbers of a calendar's days. */
const FIXED_TEXTS = [
  ['ink', ['whitewash', 'lime', 'paper', 'lemon-mist', 'terracotta-mist', 'olive-mist']],
  ['ink', ['day-pending', 'day-confirmed', 'day-blocked', 'day-portal']],
  ['ink-soft', ['whitewash', 'lime', 'paper']],
  ['terracotta', ['whitewash', 'lime', 'paper', 'terracotta-mist']],
  ['olive', ['whitewash', 'lime', 'paper', 'olive-mist']],
] as const satisfies Pairs;

const FIXED_SHAPES = [
  ['star', ['whitewash', 'lime', 'paper']],
  ['line-strong', ['whitewash', 'lime', 'paper']],
] as const satisfies Pairs;

const listPairs = (...tables: readonly Pairs[]) =>
  tables.flat().flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

test('the stylesheet knows the accents of the contract, and no others', () => {
  const known = [...css.matchAll(/^\[data-accent="(\w+)"\]/gm)].map(([, name]) => name);
  expect(['sea', ...known]).toEqual(accents);
});

test('the stylesheet has the colours that palettes are held against, and no others', () => {
  const { 'sea-deep': _deep, sea: _sea, 'sea-mist': _mist, ...fixed } = tokensOf(':root');
  expect(fixed).toEqual(LIGHT_COLOURS);
  expect(Object.fromEntries(accents.map((accent) => [accent, paletteOf(accent, 'light').sea]))).toEqual(ACCENT_COLOURS);
});

const looks = accents.flatMap((accent) => (['light', 'dark'] as const).map((scheme) => [accent, scheme] as const));

describe.each(looks)('the accent %s in the %s', (accent, scheme) => {
  const colours = coloursIn(scheme, paletteOf(accent, scheme));

  test.each(listPairs(TEXT_PAIRS, FIXED_TEXTS))('is read well: %s on %s', (front, back) => {
    expect(contrastOf(colours[front], colours[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(listPairs(SHAPE_PAIRS, FIXED_SHAPES))('is seen well: %s beside %s', (front, back) => {
    expect(contrastOf(colours[front], colours[back])).toBeGreaterThanOrEqual(3);
  });
});

test.each(accents.slice(1))('the accent %s changes the colours of the sea and nothing else', (accent) => {
  expect(Object.keys(tokensOf(`[data-accent="${accent}"]`))).toEqual(['sea-deep', 'sea', 'sea-mist']);
});

describe('the dark', () => {
  const dark = darkTokens();

  test('has a value for every colour and every shadow of the stylesheet, but for those mixed of others', () => {
    const [, root = ''] = css.split(':root {');
    const tokens = [...(root.split('}', 1)[0] ?? '').matchAll(/(--[\w-]+):([^;]*);/g)];
    const coloured = tokens.filter(([, , value = '']) => /#|rgb/.test(value)).map(([, name]) => name);
    expect(coloured).toContain('--shadow');
    expect(Object.keys(dark)).toEqual(expect.arrayContaining(coloured));
  });

  test('draws a line where the light has a shadow', () => {
    expect(dark['--shadow']).toBe('0 0 0 1px var(--line)');
  });

  test.each(accents)('has marks of %s that stand out on its dark surfaces', (accent) => {
    const colours = coloursIn('dark', paletteOf(accent, 'dark'));
    expect(contrastOf(colours.fill, colours['sea-deep'])).toBeGreaterThanOrEqual(3);
  });
});

describe('the stylesheets that the site shows', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const sheets = globSync('{site,ui}/**/*.css', { cwd: folder, exclude: ['ui/tokens.css'] }).map(
    (file) => [file, readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const,
  );

  test('name each role with what it is in the light', () => {
    const roles: Readonly<Record<string, { readonly light: string }>> = ROLES;
    const uses = sheets.flatMap(([, sheet]) => [...sheet.matchAll(/var\(--([\w-]+), var\(--([\w-]+)\)\)/g)]);
    const named = uses.filter(([, role = '']) => role in roles);
    expect(new Set(named.map(([, role]) => role))).toEqual(new Set(Object.keys(roles)));
    for (const [use, role = '', token] of named) expect(token, use).toBe(roles[role]?.light);
    const alone = new RegExp(`--(?:${Object.keys(roles).join('|')})\\b(?!-)`);
    expect(sheets.filter(([, sheet]) => alone.test(withoutRoles(sheet))).map(([file]) => file)).toEqual([]);
  });

  test('write and draw with no colour that is a dark surface in the dark', () => {
    const roles = /var\(--[\w-]+, var\(--[\w-]+\)\)/g;
    const drawn = /(?<=[\s{;])(?!background)[a-z][\w-]*:[^;{}]*var\(--sea-deep\)/;
    expect(sheets.length).toBeGreaterThan(40);
    const drawing = sheets.filter(([, sheet]) => drawn.test(sheet.replaceAll(roles, '')));
    // The button over the picture is white by day and by night.
    expect(drawing.map(([file]) => file)).toEqual(['site/content/home/hero-shapes.module.css']);
  });

  test('have no loose colours, but for the white and black of a code that a camera reads', () => {
    const loose = sheets.filter(([, sheet]) => /:[^;{}]*(?:#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\()/i.test(sheet));
    expect(loose.map(([file]) => file)).toEqual(['site/accounts/access/codes.module.css']);
  });
});
