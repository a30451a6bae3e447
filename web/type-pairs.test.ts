import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TYPE_PAIRS, type TypePair } from '@approdo/shared/domain/content/look/look';
import { parse } from 'postcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { pickStyles } from './src/site/page/page-styles.ts';
import { fontsOf } from './src/site/page/site-assets.ts';
import { catalogues } from './src/site/texts/catalogues.ts';
import { listCatalogueTexts } from './src/testing/texts-of.ts';
import { fontFamilies, fontFiles, fontRule } from './src/ui/type-pairs.ts';
import { divideStylesheet } from './style-parts.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const own = read('./src/ui/fonts.css');
const sheet = own + read('./src/ui/pair-fonts.css');

/** The descriptors of each typeface of a stylesheet. */
function listFaces(css: string): readonly Readonly<Record<string, string>>[] {
  return parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || node.name !== 'font-face') return [];
    const set = (node.nodes ?? []).flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value] as const] : []));
    return [Object.fromEntries(set)];
  });
}

const faces = listFaces(sheet).map((face) => ({
  family: quotedIn(face['font-family']) ?? expect.unreachable('a typeface without a name'),
  /** The package's file; undefined of a stand-in. */
  file: /url\("([^"]+)"\)/.exec(face.src ?? '')?.[1],
  /** The font of the device that stands in. */
  local: /local\("([^"]+)"\)/.exec(face.src ?? '')?.[1],
  weights: (face['font-weight'] ?? '1 1000').split(' ').map(Number),
  face,
}));

function quotedIn(css = ''): string | undefined {
  return /"([^"]+)"/.exec(css)?.[1];
}

const familiesIn = (css: string) => [...new Set([...css.matchAll(/"([^"]+)"/g)].map(([, family]) => family))];

/** The one file of a family, or of the family that a stand-in is for. */
function fileOf(family: string): string {
  const pair = TYPE_PAIRS.find((type) => fontFamilies(type).includes(family)) ?? expect.unreachable(family);
  const [first = ''] = family.split(/ (?:Android )?Stand-in/);
  const of = fontFamilies(pair).find((name) => name.startsWith(first) && !name.endsWith('Stand-in'));
  return faces.find((face) => face.family === of)?.file ?? expect.unreachable(`no file of ${family}`);
}

const { resolve } = createRequire(import.meta.url);
const bytesOf = (file: string) => statSync(resolve(file)).size;
const isStandIn = ({ family }: { readonly family: string }) => family.endsWith('Stand-in');

describe.each(TYPE_PAIRS)('a page in %s', (type) => {
  const styles = pickStyles(divideStylesheet(sheet), '', fontFamilies(type));
  const files = listFaces(styles).flatMap(({ src = '' }) => /url\("([^"]+)"\)/.exec(src)?.[1] ?? []);

  test('has the typefaces of its pair in its styles, and of no other', () => {
    const families = listFaces(styles).map((face) => quotedIn(face['font-family']));
    expect(new Set(families)).toEqual(new Set(fontFamilies(type)));
    expect(files).toHaveLength(fontFiles(type).length);
  });

  test('asks ahead for the files that its styles name, and for no others, that of titles first', () => {
    const built = faces.flatMap(({ file }) => file ?? []).map((file) => `/assets/${addHash(file)}`);
    expect(new Set(fontsOf(type, built))).toEqual(new Set(files.map((file) => `/assets/${addHash(file)}`)));
    const [title = ''] = fontFamilies(type);
    expect(fontsOf(type, built.toReversed())[0]).toBe(`/assets/${addHash(fileOf(title))}`);
  });

  test('names its families in its rule, each with its stand-ins after it', () => {
    const tokens = type === 'GILDA' ? read('./src/ui/tokens.css') : fontRule(type);
    const stacks = [...tokens.matchAll(/--font-(?:display|text):([^;}]*)/g)].map(([, stack = '']) => stack);
    expect(stacks).toHaveLength(2);
    expect(familiesIn(stacks.join())).toEqual(fontFamilies(type));
    for (const stack of stacks) {
      expect(familiesIn(stack).map((family = '') => family.endsWith('Stand-in'))).toEqual([false, true, true]);
      expect(stack).toMatch(/serif$/);
    }
  });

  test('fetches at most 45 KB a file, and 75 KB in all', () => {
    const sizes = files.map(bytesOf);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(45_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75_000);
  });

  test('keeps paragraphs where they are when their font comes late', () => {
    const [, text = fontFiles(type)[0]] = fontFiles(type);
    const late = faces.filter(({ file }) => file?.includes(`/${text}.`)).map(({ face }) => face['font-display']);
    expect(late).toEqual(['optional']);
  });
});

/** A file's name as a build has it. */
function addHash(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.', '-D_ZT-pCC.');
}

test('a page of the first pair has the typefaces of today to the byte, and no rule more', () => {
  const today = divideStylesheet(own).map((part) => ('css' in part ? part.css : ''));
  expect(today.length).toBeGreaterThan(5);
  expect(pickStyles(divideStylesheet(sheet), '', fontFamilies('GILDA'))).toBe(today.join(''));
  expect(fontRule('GILDA')).toBe('');
});

test.each(TYPE_PAIRS.filter((type) => type !== 'GILDA'))(
  'the families of %s are stronger than those of the stylesheet that islands load, its headings weaker than a class',
  (type) => {
    const selectors = [...fontRule(type).matchAll(/([^{}]+)\{[^{}]+\}/g)].map(([, selector]) => selector);
    expect(selectors).toEqual([':root:root', 'h1,h2,h3']);
    expect(fontRule(type)).not.toMatch(/font-size|[<>]/);
  },
);

test('islands load the typefaces of every pair, the back office those of the first alone', () => {
  const known = new Set(faces.map(({ family }) => family));
  expect(known).toEqual(new Set(TYPE_PAIRS.flatMap(fontFamilies)));
  expect(read('./src/site/site.css')).toMatch(/^@import "\.\.\/ui\/fonts\.css";\n@import "\.\.\/ui\/pair-fonts\.css";/);
  expect(read('./src/admin/shell/admin.css')).not.toContain('pair-fonts.css');
});

test('each weight that texts are written in has a stand-in on every device', () => {
  for (const family of new Set(TYPE_PAIRS.map(textFamily))) {
    const of = faces.filter((face) => isStandIn(face) && fileOf(face.family) === fileOf(family));
    for (const weight of WEIGHTS) {
      const locals = of.filter(({ weights }) => covers(weights, weight)).map(({ local = '' }) => local.split(' ')[0]);
      expect(locals, `${family} ${weight}`).toEqual(['Arial', 'Roboto']);
    }
  }
});

function textFamily(type: TypePair): string {
  const families = fontFamilies(type).filter((family) => !family.endsWith('Stand-in'));
  return families.at(-1) ?? expect.unreachable(type);
}

/** The weights of the site's texts; its titles have the first. */
const WEIGHTS = [400, 500, 600] as const;

function covers([from = 1, to = from]: readonly number[], weight: number): boolean {
  return from <= weight && weight <= to;
}

/**
 * The mean advance, in em, of the catalogues' letters in what stands in: of Liberation, whose widths are those of Arial
 * and Times, measured as below; of the other two by the collection of capsize (github.com/seek-oss/capsize).
 */
const MEANS: Readonly<Record<string, number>> = {
  Arial: 0.4467,
  'Arial Bold': 0.4797,
  'Times New Roman': 0.405,
  Roboto: 0.4448,
  'Noto Serif': 0.4785,
};

/** What is read of a font by fontkit, which has no types. */
type Font = {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Set before the first glyph is measured. */
  variationCoords: readonly number[] | null;
  readonly hmtx: { readonly metrics: { readonly length: number; readonly get: (at: number) => { advance: number } } };
  readonly HVAR?: unknown;
  readonly _cmapProcessor: { readonly lookup: (codePoint: number) => number };
  readonly _variationProcessor: { readonly getAdvanceAdjustment: (glyph: number, table: unknown) => number } | null;
};

const { openSync }: { readonly openSync: (file: string) => Font } = createRequire(import.meta.url)('fontkit');

/** By tables, since fontkit cannot draw the composite glyphs of a varied WOFF2. */
function meanAdvance(font: Font, letters: ReadonlyMap<number, number>): number {
  const { metrics } = font.hmtx;
  let [sum, count] = [0, 0];
  for (const [codePoint, times] of letters) {
    const glyph = font._cmapProcessor.lookup(codePoint);
    if (glyph === 0) continue;
    const plain = metrics.get(Math.min(glyph, metrics.length - 1)).advance;
    const more = font._variationProcessor?.getAdvanceAdjustment(glyph, font.HVAR) ?? 0;
    sum += times * (plain + more);
    count += times;
  }
  return sum / count / font.unitsPerEm;
}

describe('what stands in until a font is there', () => {
  const letters = new Map<number, number>();
  beforeAll(() => {
    const texts = Object.values(catalogues).flatMap((catalogue) => listCatalogueTexts(catalogue));
    for (const letter of texts.flatMap(([, say]) => (typeof say === 'string' ? [...say, ' '] : []))) {
      const codePoint = letter.codePointAt(0) ?? 0;
      letters.set(codePoint, (letters.get(codePoint) ?? 0) + 1);
    }
  });

  const standIns = faces.filter(isStandIn).map(({ family, weights, local = '', face }) => {
    const weight = WEIGHTS.find((one) => covers(weights, one)) ?? expect.unreachable(family);
    return { family, weight, local, face };
  });

  test.each(standIns)('$family, $weight, $local, takes the room of its font', ({ family, weight, local, face }) => {
    const font = openSync(resolve(fileOf(family)));
    font.variationCoords = [weight];
    const width = meanAdvance(font, letters) / (MEANS[local] ?? Number.NaN);
    const percent = (descriptor: string) => Number.parseFloat(face[descriptor] ?? '');
    // A letter in seventy, and half a pixel in the largest title.
    expect(Math.abs(percent('size-adjust') - width * 100), `${width * 100}`).toBeLessThan(1.4);
    const inEm = (units: number) => (units / font.unitsPerEm / percent('size-adjust')) * 10_000;
    expect(Math.abs(percent('ascent-override') - inEm(font.ascent)), `${inEm(font.ascent)}`).toBeLessThan(0.7);
    expect(Math.abs(percent('descent-override') + inEm(font.descent)), `${inEm(font.descent)}`).toBeLessThan(0.7);
    expect(percent('line-gap-override')).toBe(0);
  });
});
