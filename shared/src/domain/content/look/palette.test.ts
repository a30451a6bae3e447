import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, readOklch, writeOklch } from './colour.ts';
import {
  type ColourName,
  coloursIn,
  derivePalette,
  type Pairs,
  type Scheme,
  SHAPE_PAIRS,
  TEXT_PAIRS,
} from './palette.ts';
import { ACCENT_COLOURS, DARK_SEA, type Palette } from './tokens.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const EDGES = ['00', '80', 'ff'];
const CORNERS = EDGES.flatMap((red) => EDGES.flatMap((green) => EDGES.map((blue) => `#${red}${green}${blue}`)));

const toColour = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map(toColour);
const nearlyGrey = fc
  .tuple(fc.integer({ min: 0, max: 253 }), fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)))
  .map(([grey, tinge]) => toColour(tinge.reduce((number, more) => number * 256 + grey + more, 0)));

const runs = { numRuns: 2000, examples: CORNERS.map((colour): [string] => [colour]) };
const ofEachColour = (promise: (colour: string) => void) => fc.assert(fc.property(anyColour, promise), runs);

type Derived = { readonly scheme: Scheme; readonly palette: Palette; readonly colour: string };

const palettesOf = (colour: string): readonly Derived[] => {
  const derived = derivePalette(colour);
  return SCHEMES.map((scheme) => ({ scheme, palette: derived[scheme], colour }));
};
const ofEachPalette = (promise: (derived: Derived) => void) =>
  ofEachColour((colour) => {
    for (const derived of palettesOf(colour)) promise(derived);
  });

/** The pairs of a palette that are too faint, or hold with less to spare than is asked. */
function faultsOf(scheme: Scheme, palette: Palette, spare = 1): readonly string[] {
  const colours = coloursIn(scheme, palette);
  const isFaint = (front: ColourName, back: ColourName, least: number) =>
    !(contrastOf(colours[front], colours[back]) >= least * spare);
  const listFaults = (pairs: Pairs, least: number) =>
    pairs.flatMap(([front, backs]) =>
      backs.filter((back) => isFaint(front, back, least)).map((back) => `${front} on ${back}`),
    );
  return [...listFaults(TEXT_PAIRS, 4.5), ...listFaults(SHAPE_PAIRS, 3)];
}

/** Degrees from one hue to another, the short way round. */
const turn = (one: string, other: string) => Math.abs(((readOklch(one).hue - readOklch(other).hue + 540) % 360) - 180);
const tonesOf = ({ seaDeep, sea, seaMist }: Palette) => [seaDeep, sea, seaMist];

describe('a palette', () => {
  test('can be read and seen in the light and in the dark, whatever the colour', () => {
    ofEachPalette(({ scheme, palette }) => expect(faultsOf(scheme, palette)).toEqual([]));
  });

  test('is the same each time, in lower case and six digits', () => {
    ofEachColour((colour) => {
      const derived = derivePalette(colour);
      expect(derivePalette(colour.toUpperCase())).toEqual(derived);
      for (const tone of [...tonesOf(derived.light), ...tonesOf(derived.dark)]) expect(tone).toMatch(/^#[0-9a-f]{6}$/);
    });
  });

  test('comes out of its own colour again', () => {
    ofEachPalette(({ scheme, palette }) => expect(derivePalette(palette.sea)[scheme]).toEqual(palette));
  });

  test('has a grey for each tone of a grey', () => {
    const chromaOf = (colour: string) => readOklch(colour).chroma;
    fc.assert(
      fc.property(nearlyGrey, (colour) => {
        fc.pre(chromaOf(colour) < 0.01);
        for (const { palette } of palettesOf(colour))
          for (const tone of tonesOf(palette)) expect(chromaOf(tone)).toBeLessThan(0.01);
      }),
      runs,
    );
  });

  test('keeps the hue, and gives up chroma only where sRGB has less', () => {
    ofEachPalette(({ palette: { sea }, colour }) => {
      const given = readOklch(colour);
      if (given.chroma < 0.01) return;
      const { lightness, chroma } = readOklch(sea);
      // A step of eight bits turns the hue the more, the less chroma there is.
      expect(chroma * Math.sin((Math.min(turn(sea, colour), 90) * Math.PI) / 180)).toBeLessThan(0.008);
      const most = readOklch(writeOklch({ ...given, lightness })).chroma;
      expect(Math.abs(chroma - most)).toBeLessThan(0.012);
    });
  });
});

/** The colour at a lightness a few steps of eight bits beside that to which it was moved. */
function moveBack(colour: string, from: string, by: number): string {
  const { chroma, hue } = readOklch(colour);
  return writeOklch({ lightness: readOklch(from).lightness + by, chroma: chroma < 0.01 ? 0 : chroma, hue });
}

test('the light colour is never lighter than one that fails, and moves no further than it must', () => {
  ofEachColour((colour) => {
    const { light } = derivePalette(colour);
    if (light.sea === colour) return;
    expect(readOklch(light.sea).lightness).toBeLessThanOrEqual(readOklch(colour).lightness);
    expect(faultsOf('light', { ...light, sea: moveBack(colour, light.sea, 0.01) })).not.toEqual([]);
  });
});

test('the dark colour has a lightness of 0.7 and more, and is lightened no further than it must', () => {
  ofEachColour((colour) => {
    const { dark } = derivePalette(colour);
    const { lightness } = readOklch(dark.sea);
    expect(lightness).toBeGreaterThanOrEqual(0.7);
    if (dark.sea === colour) return;
    expect(lightness).toBeGreaterThanOrEqual(readOklch(colour).lightness);
    const sea = moveBack(colour, dark.sea, -0.01);
    expect(readOklch(sea).lightness < 0.7 || faultsOf('dark', { ...dark, sea }).length > 0).toBe(true);
  });
});

test('dark surfaces and quiet grounds keep their lightness, whatever the colour', () => {
  ofEachColour((colour) => {
    const { light, dark } = derivePalette(colour);
    expect(readOklch(light.seaDeep).lightness).toBeLessThanOrEqual(0.36);
    const mist = readOklch(light.seaMist);
    expect(mist.lightness).toBeGreaterThanOrEqual(0.94);
    expect(mist.lightness).toBeLessThanOrEqual(0.97);
    expect(mist.chroma).toBeLessThanOrEqual(0.03);
    const [surface, lighter] = [readOklch(dark.seaDeep).lightness, readOklch(dark.seaMist).lightness];
    expect(surface).toBeLessThanOrEqual(0.36);
    expect(lighter - surface).toBeGreaterThan(0.02);
    expect(lighter - surface).toBeLessThan(0.06);
  });
});

describe('a colour that holds as it is', () => {
  test.each(Object.values(ACCENT_COLOURS))('stays to the byte, as the accent %s does', (colour) => {
    expect(derivePalette(colour).light.sea).toBe(colour);
  });

  test('stays to the byte in either scheme, whichever it is', () => {
    ofEachPalette(({ scheme, palette, colour }) => {
      const isLightEnough = scheme === 'light' || readOklch(colour).lightness >= 0.7;
      // Its own quiet ground may differ by a step from that of the colour it would become.
      const holds = isLightEnough && faultsOf(scheme, { ...palette, sea: colour }, 1.02).length === 0;
      if (holds) expect(palette.sea).toBe(colour);
    });
  });

  test('is black for the light, and white for the dark', () => {
    expect(derivePalette('#000000').light.sea).toBe('#000000');
    expect(derivePalette('#ffffff').dark.sea).toBe('#ffffff');
  });
});

test('a yellow too bright to read becomes a dark yellow, and stays itself on dark grounds', () => {
  const { light, dark } = derivePalette('#ffe600');
  expect(turn(light.sea, '#ffe600')).toBeLessThan(8);
  expect(readOklch(light.sea).chroma).toBeGreaterThan(0.08);
  expect(dark.sea).toBe('#ffe600');
});

test.each(['#ffffff', '#808080', '#000000'])('%s gives greys, in the light and in the dark', (colour) => {
  const { light, dark } = derivePalette(colour);
  for (const tone of [...tonesOf(light), ...tonesOf(dark)]) expect(tone).toMatch(/^#(..)\1\1$/);
});

test('the first accent in the dark is known without being derived', () => {
  expect(derivePalette(ACCENT_COLOURS.sea).dark).toEqual(DARK_SEA);
});
