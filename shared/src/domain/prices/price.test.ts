import { describe, expect, test } from 'vitest';
import { labelOf } from '../../words/prices/quote-label.ts';
import type { Stay } from '../stays/stay.ts';
import { findPriceFault, linesOfQuote, listedLine, totalOf } from './price.ts';
import { bookOfList, quoteStay } from './quote.ts';
import type { QuoteLine } from './quote-line.ts';
import { initialRates, type Rates } from './rates.ts';

/** Prices by one yearly list, with default rules. */
function quoteByList(stay: Stay, rates: Rates, wish: { readonly linen: boolean }) {
  return quoteStay({ ...stay, ...wish }, bookOfList(rates), { asOf: stay.startDate });
}

const stay = { kind: 'STAY', label: 'Soggiorno', amount: 55_571 } as const;
const discount = { kind: 'DISCOUNT', label: 'Amici', amount: -5_000 } as const;

test('a price is what its lines come to', () => expect(totalOf([stay, discount])).toBe(50_571));

test.each([
  [[stay, discount], undefined],
  [[{ ...stay, amount: 0 }], undefined],
  [[stay, { ...discount, amount: 0 }], undefined],
  [Array.from({ length: 40 }, () => stay), undefined],
  [[{ ...stay, amount: 100_000_000 }], undefined],
  [[], 'Il prezzo deve avere almeno una voce'],
  [Array.from({ length: 41 }, () => stay), 'Il prezzo può avere al massimo 40 voci'],
  [[stay, { ...stay, amount: -1 }], 'Solo uno sconto può essere negativo'],
  [[stay, { ...discount, amount: 1 }], 'Uno sconto non può essere positivo'],
  [[stay, { ...discount, amount: -55_572 }], 'Gli sconti superano il prezzo'],
  [
    [
      { ...stay, amount: 99_999_999 },
      { ...stay, amount: 2 },
    ],
    'Il prezzo è troppo alto',
  ],
])('lines are judged: %#', (lines, fault) => expect(findPriceFault(lines)).toBe(fault));

describe('a quote becomes a price', () => {
  const label = (line: QuoteLine) => labelOf(line, 'it');
  const quote = quoteByList({ startDate: '2026-06-27', endDate: '2026-07-04' }, initialRates, { linen: true });
  const lines = linesOfQuote(quote, label);

  test('with a line for each of its own', () => {
    expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'STAY 28571',
      'STAY 27000',
      'CLEANING 3000',
      'LINEN 2000',
    ]);
    expect(totalOf(lines)).toBe(60_571);
  });

  test('whose extras are known for what they are', () => {
    const dog = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', quantity: 1 } as const;
    const chosen = { startDate: '2026-06-27', endDate: '2026-07-04', linen: false, extras: [dog] };
    const { lines: quoteLines } = quoteStay(chosen, bookOfList(initialRates), { asOf: '2026-05-01' });
    const storedLine = linesOfQuote({ lines: quoteLines }, label).at(-1);
    expect(storedLine).toMatchObject({ kind: 'EXTRA', amount: 35_00, part: { kind: 'extra', ...dog } });
    expect(storedLine && listedLine(storedLine, label)).toEqual(quoteLines.at(-1));
  });

  test('whose lines can be called by their names in any language, until the owner calls them otherwise', () => {
    expect(lines.map((line) => listedLine(line, label))).toEqual(quote.lines);
    const renamed = lines.map((line) => ({ ...line, label: 'Come d’accordo' }));
    expect(renamed.map((line) => listedLine(line, label))).toEqual([undefined, undefined, undefined, undefined]);
    expect(listedLine({ kind: 'EXTRA', label: 'Barca', amount: 1 }, label)).toBeUndefined();
  });
});
