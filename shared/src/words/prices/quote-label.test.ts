import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../../domain/base/date/local-date.ts';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { bookOfList, quoteStay } from '../../domain/prices/quote.ts';
import { initialRates, type Rates } from '../../domain/prices/rates.ts';
import type { Stay } from '../../domain/stays/stay.ts';
import { labelOf } from './quote-label.ts';

/** Prices by one yearly list, with default rules. */
function quoteByList(stay: Stay, rates: Rates, wish: { readonly linen: boolean }) {
  return quoteStay({ ...stay, ...wish }, bookOfList(rates), { asOf: stay.startDate });
}

describe('the nights of a price', () => {
  const WHOLE_YEAR = { ...initialRates, seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 700 }] };
  const namesOf = (startDate: string, endDate: string, rates: Rates = initialRates) =>
    quoteByList({ startDate, endDate }, rates, { linen: false }).lines.map(
      (line) => labelOf(line, 'it').split(' · ')[0],
    );

  test('are told from the day of arrival to that of departure, in the singular where there is one', () => {
    const { lines } = quoteByList({ startDate: '2026-08-08', endDate: '2026-08-15' }, initialRates, { linen: true });
    expect(lines.map((line) => labelOf(line, 'it'))).toEqual([
      '1 notte, 8–9 agosto · 890\u00A0€ a settimana',
      '6 notti, 9–15 agosto · 1.050\u00A0€ a settimana',
      'Pulizia finale',
      'Biancheria e asciugamani',
    ]);
  });

  test('in each language name the morning after the last, also of another month', () => {
    const nights = { kind: 'nights', weeklyPrice: 350, amount: 1 } as const;
    const four = { ...nights, nights: 4, first: '2027-06-12', last: '2027-06-15' };
    const across = { ...nights, nights: 3, first: '2027-06-28', last: '2027-06-30' };
    expect(LANGUAGES.map((language) => [labelOf(four, language), labelOf(across, language)])).toEqual([
      ['4 notti, 12–16 giugno · 350\u00A0€ a settimana', '3 notti, 28 giugno – 1 luglio · 350\u00A0€ a settimana'],
      ['4 nights, June 12–16 · €350 a week', '3 nights, June 28 – July 1 · €350 a week'],
      ['4 Nächte, 12.–16. Juni · 350\u00A0€ pro Woche', '3 Nächte, 28. Juni – 1. Juli · 350\u00A0€ pro Woche'],
      ['4 nuits, 12–16 juin · 350\u00A0€ par semaine', '3 nuits, 28 juin – 1er juillet · 350\u00A0€ par semaine'],
    ]);
  });

  test('of two seasons are told by each, the one ending on the morning on which the other begins', () => {
    expect(namesOf('2026-06-27', '2026-07-04')).toEqual([
      '4 notti, 27 giugno – 1 luglio',
      '3 notti, 1–4 luglio',
      'Pulizia finale',
    ]);
  });

  test('of a year’s end and a whole year are told by their months', () => {
    expect(namesOf('2026-12-27', '2027-01-05', WHOLE_YEAR)).toEqual([
      '5 notti, 27 dicembre – 1 gennaio',
      '4 notti, 1–5 gennaio',
      'Pulizia finale',
    ]);
    expect(namesOf('2027-01-01', '2028-01-01', WHOLE_YEAR)[0]).toBe('365 notti, 1 gennaio – 1 gennaio');
  });

  test('add up to those of the stay, none of them twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 7, max: 400 }), (start, length) => {
        const startDate = addDays('2026-01-01', start);
        const stay = { startDate, endDate: addDays(startDate, length) };
        const groups = quoteByList(stay, initialRates, { linen: false }).lines.filter((line) => line.kind === 'nights');
        expect(groups[0]?.first).toBe(stay.startDate);
        for (const [at, { first, last, nights }] of groups.entries()) {
          expect(daysBetween(first, last) + 1).toBe(nights);
          expect(addDays(last, 1)).toBe(groups[at + 1]?.first ?? stay.endDate);
        }
      }),
    );
  });
});
