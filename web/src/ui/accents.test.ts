import { readFileSync } from 'node:fs';
import { accents } from '@approdo/shared/contract/content/homepage';
import { describe, expect, test } from 'vitest';

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

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours and their backgrounds; `sea…` are the tokens that an accent changes. */
const TEXTS = [
  ['sea-deep', ['whitewash', 'lime', 'paper', 'sea-mist', 'lemon-mist']],
  ['sea', ['whitewash', 'lime', 'paper', 'sea-mist', 'lemon-mist']],
  ['on-dark', ['sea-deep', 'sea']],
  ['whitewash', ['sea-deep', 'sea']],
  ['lemon', ['sea-deep']],
  ['ink', ['sea-mist']],
  ['ink-soft', ['sea-mist']],
  ['terracotta', ['sea-mist']],
  ['olive', ['sea-mist']],
] as const;

/** Edges, rings and marks, and what they lie on. */
const SHAPES = [
  ['sea', ['whitewash', 'lime', 'paper', 'sea-mist']],
  ['sea-deep', ['whitewash', 'lime', 'paper', 'sea-mist', 'day-pending', 'day-confirmed', 'day-blocked']],
  ['lemon', ['sea-deep']],
  ['line-strong', ['sea-mist']],
] as const;

test('the stylesheet knows the accents of the contract, and no others', () => {
  const known = [...css.matchAll(/^\[data-accent="(\w+)"\]/gm)].map(([, name]) => name);
  expect(['sea', ...known]).toEqual(accents);
});

describe.each(accents)('the accent %s', (accent) => {
  const tokens = { ...tokensOf(':root'), ...(accent === 'sea' ? {} : tokensOf(`[data-accent="${accent}"]`)) };
  const colour = (name: string) => tokens[name] ?? expect.unreachable(`no colour ${name}`);
  const pairsOf = (table: typeof TEXTS | typeof SHAPES) =>
    table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  test.each(pairsOf(TEXTS))('is read well: %s on %s', (front, back) => {
    expect(contrastOf(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(SHAPES))('is seen well: %s beside %s', (front, back) => {
    expect(contrastOf(colour(front), colour(back))).toBeGreaterThanOrEqual(3);
  });

  test('changes the colours of the sea and nothing else', () => {
    if (accent === 'sea') return;
    expect(Object.keys(tokensOf(`[data-accent="${accent}"]`))).toEqual(['sea-deep', 'sea', 'sea-mist']);
  });
});
