import { readFileSync } from 'node:fs';
import { contrastOf } from '@approdo/shared/domain/content/look/colour';
import { derivePalette } from '@approdo/shared/domain/content/look/palette';
import { ACCENT_COLOURS, DARK_COLOURS, LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The share of `sea-deep` in the veil, from 0 to 1. */
const share = Number(/var\(--sea-deep\) (\d+)%, transparent/.exec(read('./hero-shapes.module.css'))?.[1]) / 100;

const stepsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The veil over a colour of the picture, as a browser lays one over the other. */
function veil(seaDeep: string, picture: string): string {
  const below = stepsOf(picture);
  const steps = stepsOf(seaDeep).map((step, at) => Math.round(step * share + (below[at] ?? Number.NaN) * (1 - share)));
  return `#${steps.map((step) => step.toString(16).padStart(2, '0')).join('')}`;
}

function expectReadable(seaDeep: string, { lemon, 'on-dark': onDark }: typeof LIGHT_COLOURS | typeof DARK_COLOURS) {
  for (const picture of ['#ffffff', '#000000']) {
    const ground = veil(seaDeep, picture);
    expect(contrastOf(onDark, ground), `${seaDeep} on ${picture}`).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(lemon, ground), `the focus on ${seaDeep}`).toBeGreaterThanOrEqual(3);
  }
}

test('words on the veil can be read over a white and a black picture with each accent', () => {
  const css = read('../../../ui/tokens.css');
  const tones = [...css.matchAll(/--sea-deep: (#[0-9a-f]{6});/g)].map(([, tone = '']) => tone);
  expect(tones).toHaveLength(Object.keys(ACCENT_COLOURS).length);
  for (const tone of tones) expectReadable(tone, LIGHT_COLOURS);
});

test('and with any colour of the owner’s, by day and by night', () => {
  const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(anyColour, (colour) => {
      const { light, dark } = derivePalette(colour);
      expectReadable(light.seaDeep, LIGHT_COLOURS);
      expectReadable(dark.seaDeep, DARK_COLOURS);
    }),
    { numRuns: 500, examples: [['#808080'], ['#ffffff'], ['#000000'], ['#ffe600'], ['#00ff00']] },
  );
});
