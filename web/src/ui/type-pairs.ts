import type { TypePair } from '@approdo/shared/domain/content/look/look';
import { writeRule } from './dark-tokens.ts';

type Typeface = {
  /** Its name in fonts.css or pair-fonts.css. */
  readonly family: string;
  /** What the names of its two stand-ins begin with. */
  readonly standIn: string;
  /** The name of its file, without ending. */
  readonly file: string;
  readonly generic: 'serif' | 'system-ui,sans-serif';
};

const SERIF = 'serif';
const SANS = 'system-ui,sans-serif';

/** A family that has all its weights in one file. */
function variable(family: string, generic: Typeface['generic'], standIn = family): Typeface {
  const file = `${family.toLowerCase().replaceAll(' ', '-')}-latin-wght-normal`;
  return { family: `${family} Variable`, standIn, file, generic };
}

const GILDA: Typeface = {
  family: 'Gilda Display',
  standIn: 'Gilda',
  file: 'gilda-display-latin-400-normal',
  generic: SERIF,
};
const FIGTREE = variable('Figtree', SANS);
const ATKINSON = variable('Atkinson Hyperlegible Next', SANS, 'Atkinson');

type Pair = {
  readonly titles: Typeface;
  readonly texts: Typeface;
  /** How headings are set where site.css has them otherwise; what says more of a heading goes before both. */
  readonly headings: Readonly<Record<string, string>>;
};

const PAIRS: Readonly<Record<TypePair, Pair>> = {
  GILDA: { titles: GILDA, texts: FIGTREE, headings: {} },
  PLAYFAIR: {
    titles: variable('Playfair Display', SERIF, 'Playfair'),
    texts: variable('Source Sans 3', SANS),
    headings: { 'line-height': '1.14' },
  },
  LORA: {
    titles: variable('Lora', SERIF),
    texts: variable('Libre Franklin', SANS),
    headings: { 'line-height': '1.16' },
  },
  CORMORANT: {
    titles: variable('Cormorant', SERIF),
    texts: variable('Nunito Sans', SANS),
    headings: { 'line-height': '1.04', 'letter-spacing': '0' },
  },
  OUTFIT: {
    titles: variable('Outfit', SANS),
    texts: FIGTREE,
    headings: { 'line-height': '1.12', 'letter-spacing': '-0.02em' },
  },
  ATKINSON: { titles: ATKINSON, texts: ATKINSON, headings: { 'line-height': '1.14', 'letter-spacing': '0' } },
};

/**
 * The rules that set a page in a pair; '' for the first, which tokens.css has. Its families are stronger than those
 * that the stylesheet of the islands sets later.
 */
export function fontRule(type: TypePair): string {
  if (type === 'GILDA') return '';
  const { titles, texts, headings } = PAIRS[type];
  const families = { '--font-display': writeFamilies(titles), '--font-text': writeFamilies(texts) };
  return writeRule(':root:root', families) + writeRule('h1,h2,h3', headings);
}

/** The names, in `@font-face`, of a pair's families and of what stands in until they are there. */
export function fontFamilies(type: TypePair): readonly string[] {
  const { titles, texts } = PAIRS[type];
  return [...new Set([titles, texts].flatMap(listFamilies))];
}

/** The names of a pair's files, without hash and ending: titles first, and once where both have the same. */
export function fontFiles(type: TypePair): readonly string[] {
  const { titles, texts } = PAIRS[type];
  return [...new Set([titles.file, texts.file])];
}

function listFamilies({ family, standIn }: Typeface): readonly string[] {
  return [family, `${standIn} Stand-in`, `${standIn} Android Stand-in`];
}

function writeFamilies(face: Typeface): string {
  return [...listFamilies(face).map((family) => `"${family}"`), face.generic].join(',');
}
