import { converter, formatHex } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOf, type Oklch, readOklch, writeOklch } from './colour.ts';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const tones = fc.record({
  lightness: fc.double({ min: 0, max: 1, noNaN: true }),
  chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
  hue: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
});

/** Degrees from one hue to another, the short way round. */
const turn = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

const stepsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function readByCulori(colour: string): Oklch {
  const { l: lightness, c: chroma, h: hue = 0 } = toOklch(colour) ?? expect.unreachable(colour);
  return { lightness, chroma, hue };
}

function writeByCulori({ lightness, chroma, hue }: Oklch) {
  const { r, g, b } = toRgb({ mode: 'oklch', l: lightness, c: chroma, h: hue }) ?? expect.unreachable('no colour');
  return { hex: formatHex({ mode: 'rgb', r, g, b }), isShown: [r, g, b].every((share) => share >= 0 && share <= 1) };
}

describe('a colour in OKLCH', () => {
  test('is read as culori reads it', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const [own, theirs] = [readOklch(colour), readByCulori(colour)];
        expect(own.lightness).toBeCloseTo(theirs.lightness, 5);
        expect(own.chroma).toBeCloseTo(theirs.chroma, 5);
        if (theirs.chroma > 0.001) expect(turn(own.hue, theirs.hue)).toBeLessThan(0.05);
      }),
      { numRuns: 2000 },
    );
  });

  test('is written as culori writes it, where sRGB has it', () => {
    fc.assert(
      fc.property(tones, (tone) => {
        const { hex, isShown } = writeByCulori(tone);
        fc.pre(isShown);
        const written = stepsOf(writeOklch(tone));
        // Just between two steps, the last digit of a matrix decides.
        for (const [at, step] of stepsOf(hex).entries())
          expect(Math.abs(step - (written[at] ?? Number.NaN))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  test('that sRGB lacks loses chroma, and keeps lightness and hue', () => {
    fc.assert(
      fc.property(tones, (tone) => {
        fc.pre(!writeByCulori(tone).isShown);
        const written = readByCulori(writeOklch(tone));
        expect(written.chroma).toBeLessThan(tone.chroma + 0.005);
        // Eight bits are coarse near black, where a step is seven hundredths of lightness.
        if (tone.lightness < 0.2) return;
        expect(Math.abs(written.lightness - tone.lightness)).toBeLessThan(0.01);
        const drift = written.chroma * Math.sin((Math.min(turn(written.hue, tone.hue), 90) * Math.PI) / 180);
        expect(drift).toBeLessThan(0.01);
      }),
      { numRuns: 2000 },
    );
  });

  test('comes back to the byte', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(writeOklch(readOklch(colour))).toBe(colour);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.2126],
  ['#00ff00', 0.7152],
  ['#0000ff', 0.0722],
  ['#808080', 0.2159],
])('%s has the relative luminance %d', (colour, luminance) => {
  expect(luminanceOf(colour)).toBeCloseTo(luminance, 4);
});

test('contrast goes from 1 to 21, whichever of two colours is named first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 9);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 9);
  expect(contrastOf('#17587c', '#17587c')).toBe(1);
  // The grey that is as well known for passing as #777777 is for not.
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5);
});
