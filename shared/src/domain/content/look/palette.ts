import { contrastOf, type Oklch, readOklch, writeOklch } from './colour.ts';
import { DARK_COLOURS, LIGHT_COLOURS, type Palette, ROLES } from './tokens.ts';

export type Scheme = 'light' | 'dark';

/** The name of a custom property of the site, without its dashes. */
export type ColourName = keyof typeof LIGHT_COLOURS | keyof typeof ROLES | 'sea-deep' | 'sea' | 'sea-mist';

/** Colours, and what each lies on. */
export type Pairs = readonly (readonly [front: ColourName, backs: readonly ColourName[]])[];

const GROUNDS = ['whitewash', 'lime', 'paper', 'sea-mist'] as const;

/** Texts of the palette, or on it: at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const TEXT_PAIRS = [
  ['sea-ink', [...GROUNDS, 'lemon-mist']],
  ['sea', [...GROUNDS, 'lemon-mist']],
  ['on-dark', ['sea-deep']],
  ['on-fill', ['fill', 'fill-hover']],
  ['whitewash', ['sea-ink', 'sea']],
  ['lemon', ['sea-deep']],
  ['ink', ['sea-mist']],
  ['ink-soft', ['sea-mist']],
  ['terracotta', ['sea-mist']],
  ['olive', ['sea-mist']],
] as const satisfies Pairs;

/** Edges, rings and marks of the palette, or on it: at least 3 to 1 (WCAG 2.2, 1.4.11). */
export const SHAPE_PAIRS = [
  ['sea', GROUNDS],
  ['sea-ink', [...GROUNDS, 'day-pending', 'day-confirmed', 'day-blocked']],
  ['lemon', ['sea-deep']],
  ['line-strong', ['sea-mist']],
] as const satisfies Pairs;

/** Every colour of a page by its name, roles included. */
export function coloursIn(scheme: Scheme, { seaDeep, sea, seaMist }: Palette): Readonly<Record<ColourName, string>> {
  const fixed = scheme === 'light' ? LIGHT_COLOURS : DARK_COLOURS;
  const tokens = { ...fixed, 'sea-deep': seaDeep, sea, 'sea-mist': seaMist };
  const play = (role: keyof typeof ROLES) => tokens[ROLES[role][scheme]];
  return {
    ...tokens,
    'sea-ink': play('sea-ink'),
    fill: play('fill'),
    'fill-hover': play('fill-hover'),
    'on-fill': play('on-fill'),
    'film-ground': play('film-ground'),
    'face-ground': play('face-ground'),
  };
}

/**
 * The site's colours made from one, `#rrggbb`: `sea` is that colour, or as little darker (`light`) or lighter (`dark`)
 * as lets every pair hold. Hue and chroma stay, as far as sRGB has them.
 */
export function derivePalette(colour: string): { readonly light: Palette; readonly dark: Palette } {
  const given = colour.toLowerCase();
  return { light: deriveFor('light', given), dark: deriveFor('dark', given) };
}

/** In the dark `sea` is written on dark grounds, and is no darker than this, whatever its contrast. */
const DARK_SEA_LIGHTNESS = 0.7;

/** Where every pair holds: at the end to which lightness moves. */
const ENDS = { light: { lightness: 0, colour: '#000000' }, dark: { lightness: 1, colour: '#ffffff' } } as const;

/** Halvings of a lightness: to less than a ten-thousandth, which eight bits do not tell apart. */
const LIGHTNESS_STEPS = 14;

function deriveFor(scheme: Scheme, colour: string): Palette {
  const unmoved = surround(scheme, colour);
  if (holds(scheme, unmoved)) return unmoved;
  const given = readOklch(colour);
  const isMovedRight = ({ sea }: Palette) => {
    const { lightness } = readOklch(sea);
    return scheme === 'light' ? lightness <= given.lightness : lightness >= given.lightness;
  };
  let found = surround(scheme, ENDS[scheme].colour);
  let holding: number = ENDS[scheme].lightness;
  let failing = given.lightness;
  for (let step = 0; step < LIGHTNESS_STEPS; step += 1) {
    const lightness = (holding + failing) / 2;
    // Tried as eight bits have it, so that what is found holds as it is shown.
    const tried = surround(scheme, writeOklch({ ...withoutTinge(given), lightness }));
    if (holds(scheme, tried) && isMovedRight(tried)) [found, holding] = [tried, lightness];
    else failing = lightness;
  }
  return found;
}

function holds(scheme: Scheme, palette: Palette): boolean {
  if (scheme === 'dark' && readOklch(palette.sea).lightness < DARK_SEA_LIGHTNESS) return false;
  const colours = coloursIn(scheme, palette);
  const holdAll = (pairs: Pairs, least: number) =>
    pairs.every(([front, backs]) => backs.every((back) => contrastOf(colours[front], colours[back]) >= least));
  return holdAll(TEXT_PAIRS, 4.5) && holdAll(SHAPE_PAIRS, 3);
}

/**
 * The palette around a `sea`, made of nothing else, so that a derived `sea` gives the same again. Rounding to eight
 * bits moves lightness and chroma by up to 0.003; the bounds in the light are 0.36, 0.94 to 0.97, and 0.03 of chroma.
 */
function surround(scheme: Scheme, sea: string): Palette {
  const tone = withoutTinge(readOklch(sea));
  const shade = (lightness: number, most = tone.chroma) =>
    writeOklch({ ...tone, lightness, chroma: Math.min(tone.chroma, most) });
  if (scheme === 'dark') return { seaDeep: shade(0.3), sea, seaMist: shade(0.34, 0.05) };
  return { seaDeep: shade(Math.min(0.355, 0.78 * tone.lightness)), sea, seaMist: shade(0.95, 0.024) };
}

/** A grey keeps no trace of a hue, which eight bits would turn into a tint elsewhere. */
function withoutTinge(tone: Oklch): Oklch {
  return tone.chroma < 0.01 ? { ...tone, chroma: 0 } : tone;
}
