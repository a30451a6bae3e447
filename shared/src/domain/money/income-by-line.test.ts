import { expect, test } from 'vitest';
import { reportByLine } from './income-by-line.ts';

const dog = (quantity: number) =>
  ({ kind: 'extra', id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', quantity, nights: 7, persons: 1 }) as const;

test('prices are added up by kind of line, and their extras by name, the dearest first', () => {
  const prices = [
    [
      { kind: 'STAY', amount: 630_00 },
      { kind: 'DISCOUNT', amount: -30_00 },
      { kind: 'EXTRA', amount: 35_00, part: dog(1) },
      { kind: 'EXTRA', amount: 5_00, part: { ...dog(1), id: 'cot', name: 'Lettino' } },
    ],
    [
      { kind: 'CLEANING', amount: 30_00 },
      { kind: 'LINEN', amount: 20_00 },
      { kind: 'EXTRA', amount: 70_00, part: dog(2) },
      // The owner's own, from a single price.
      { kind: 'EXTRA', amount: 500_00 },
    ],
  ] as const;
  expect(reportByLine(prices)).toEqual({
    lines: { STAY: 630_00, CLEANING: 30_00, LINEN: 20_00, EXTRA: 610_00, DISCOUNT: -30_00 },
    extras: [
      { name: 'Cane', quantity: 3, amount: 105_00 },
      { name: 'Lettino', quantity: 1, amount: 5_00 },
    ],
  });
  expect(reportByLine([])).toEqual({ lines: { STAY: 0, CLEANING: 0, LINEN: 0, EXTRA: 0, DISCOUNT: 0 }, extras: [] });
});

test('what brought most comes first, and of equal ones that which Italians look up first', () => {
  const extra = (name: string, amount: number) => ({ kind: 'EXTRA', amount, part: { ...dog(1), name } }) as const;
  const prices = [[extra('Zattera', 5_00), extra('Èlite', 5_00), extra('Cane', 4_00), extra('Barca', 90_00)]];
  expect(reportByLine(prices).extras.map(({ name }) => name)).toEqual(['Barca', 'Èlite', 'Zattera', 'Cane']);
});
