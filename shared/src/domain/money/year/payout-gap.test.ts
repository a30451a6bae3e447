import { expect, test } from 'vitest';
import { shareByGross } from './payout-file.ts';
import { explainGap } from './payout-gap.ts';
import given from './year-vectors.json' with { type: 'json' };

type Told = Parameters<typeof explainGap>[0];
type Shares = { readonly amount: number; readonly grosses: readonly number[] };

const ofKind = (kind: string) => given.vectors.filter((vector) => vector.kind === kind);

// The shape of a vector is its kind's.
test.each(ofKind('gap'))('what is missing of a stay is explained by hand as by the product: $title', (vector) => {
  expect(explainGap(vector.given as unknown as Told)).toEqual(vector.expect);
});

test.each(ofKind('share'))('what was withheld is shared by hand as by the product: $title', (vector) => {
  const { amount, grosses } = vector.given as unknown as Shares;
  expect(shareByGross(amount, grosses)).toEqual(vector.expect);
});

test.each([
  [20_999, true],
  [21_001, true],
  [20_998, false],
  [21_002, false],
])('of 1,000 euros a gap of %i cents is withheld: %s', (gap, isInferred) => {
  const told = { gross: 100_000, commission: 0, withheld: 0, paid: 100_000 - gap };
  expect(explainGap(told).isInferred).toBe(isInferred);
});

test('what the file tells as withheld is never added to', () => {
  const told = { gross: 100_000, commission: 0, withheld: 1, paid: 78_999 };
  expect(explainGap(told)).toEqual({ withheld: 1, isInferred: false, unexplained: 21_000 });
});
