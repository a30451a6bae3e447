import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../base/tables/cell.ts';
import { matchTable } from '../../base/tables/match-table.ts';
import { visibleLength } from '../../base/text/text.ts';
import { REVIEW_FIELDS, REVIEW_TABLES, type ReviewField, type ReviewTable, readReviewRow } from './read-review-row.ts';

const fields = new Map(REVIEW_FIELDS.map((field, place) => [field, [place]] as const));
const TABLE: ReviewTable = { fields, portal: 'Airbnb', order: 'DMY', today: '2026-07-03' };

type Told = Partial<Record<ReviewField, Cell>>;

const WHOLE: Told = { author: 'Rosa', rating: '5', comment: 'Una casa bellissima.', date: '13/06/2026' };
const REVIEW = {
  portal: 'Airbnb',
  author: 'Rosa',
  rating: 5,
  outOf: 5,
  comment: 'Una casa bellissima.',
  date: '2026-06-13',
};

const readTold = (told: Told, table: Partial<ReviewTable> = {}) => {
  const row = REVIEW_FIELDS.map((field) => told[field] ?? '');
  return readReviewRow(row, { ...TABLE, ...table });
};
const read = (told: Told, table: Partial<ReviewTable> = {}) => readTold({ ...WHOLE, ...told }, table);

test.each([
  [['Portale', 'Autore', 'Voto', 'Su', 'Testo', 'Data', 'Indirizzo'], 7],
  [['Nome', 'Punteggio', 'Recensione', 'Data'], 4],
  [['Autore', 'Voto', 'Commento', 'Data'], 4],
  [['portal', 'author', 'rating', 'out of', 'text', 'date', 'address'], 7],
  [['Name', 'Score', 'Review', 'Date'], 4],
  [['Name', 'Rating', 'Comment', 'Date'], 4],
])('the columns %j are known', (header, count) => {
  const table = matchTable([header], REVIEW_TABLES);
  expect(table?.known).toBeDefined();
  expect([...(table?.fields.values() ?? [])].filter((places) => places.length === 1)).toHaveLength(count);
});

test('a table without a rating is for the owner to map', () => {
  expect(matchTable([['Autore', 'Testo', 'Data']], REVIEW_TABLES)).toMatchObject({ header: 0, known: undefined });
});

describe('a row', () => {
  test('is the review that it tells', () => {
    expect(read({})).toEqual({ state: 'NEW', author: 'Rosa', warnings: [], review: REVIEW });
    expect(read({ portal: 'bookingcom', rating: '8,7', outOf: '10', url: 'https://example.com/1' })).toMatchObject({
      review: { portal: 'Booking.com', rating: 8.7, outOf: 10, url: 'https://example.com/1' },
    });
    expect(read({ rating: 9.5, outOf: 10 })).toMatchObject({ review: { rating: 9.5, outOf: 10 } });
    expect(read({ rating: '0', outOf: '10' })).toMatchObject({ review: { rating: 0 } });
    expect(read({ date: '03/07/2026' })).toMatchObject({ review: { date: '2026-07-03' } });
  });

  test('that is empty is no thing at all', () => {
    expect(readTold({})).toBeUndefined();
  });

  test('whose address is wrong comes without it, with a warning', () => {
    const warnings = ['Indirizzo non valido: «http://example.com»'];
    expect(read({ url: 'http://example.com' })).toEqual({ state: 'NEW', author: 'Rosa', warnings, review: REVIEW });
  });

  test.each<[Told, unknown]>([
    [{ rating: '6' }, { key: 'ratingOutOfRange' }],
    [{ rating: '0' }, { key: 'ratingOutOfRange' }],
    [{ rating: '4,5' }, { key: 'ratingOutOfRange' }],
    [{ rating: 'ottimo' }, { key: 'ratingOutOfRange' }],
    [{ rating: '' }, { key: 'ratingOutOfRange' }],
    [{ rating: '10,1', outOf: '10' }, 'Il voto deve essere un numero da 0 a 10'],
    [{ rating: '-1', outOf: '10' }, 'Il voto deve essere un numero da 0 a 10'],
    [{ outOf: '6' }, 'Il voto può essere su 5 o su 10'],
    [{ date: '04/07/2026' }, 'La data non può essere nel futuro'],
    [{ date: '31/06/2026' }, { key: 'dateUnreal' }],
    [{ date: '31/12/1899' }, { key: 'dateUnreal' }],
    [{ date: '' }, { key: 'dateMissing' }],
    [{ author: 'R' }, 'L’autore deve essere compreso tra 2 e 100 caratteri'],
    [{ author: 'http://x' }, { key: 'nameHasAddress' }],
    [{ comment: 'Bello' }, 'Il testo deve essere compreso tra 10 e 2.000 caratteri'],
    [{ comment: 'a'.repeat(2001) }, 'Troppo grande'],
  ])('of %j is a fault', (told, reason) => {
    expect(read(told)).toMatchObject({ state: 'FAULT', reason });
  });

  test('needs a portal, of its own or for all', () => {
    const reason = 'Il portale deve essere compreso tra 2 e 60 caratteri';
    expect(read({}, { portal: undefined })).toMatchObject({ state: 'FAULT', reason });
    expect(read({ portal: 'Vrbo' }, { portal: undefined })).toMatchObject({ state: 'NEW' });
  });

  test('waits for the owner’s order where its date has two meanings', () => {
    const reason = 'Giorno o mese? Scegli l’ordine delle date';
    expect(read({ date: '03/07/2026' }, { order: undefined })).toMatchObject({ state: 'FAULT', reason });
  });
});

test('no row breaks the reading, and what can be brought is a review within bounds', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 2000 }));
  const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.double(), fc.nat(12), fc.constantFrom('2026-06-13', '5', '10'));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...REVIEW_FIELDS), cell), (told) => {
      const row = read(told);
      if (row?.state !== 'NEW') return;
      const { rating, outOf, comment, date } = row.review;
      expect(rating).toBeLessThanOrEqual(outOf);
      expect(rating).toBeGreaterThanOrEqual(outOf === 5 ? 1 : 0);
      expect(visibleLength(comment)).toBeGreaterThanOrEqual(10);
      expect(date <= TABLE.today).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each(['1', ' ', 'a ', '://'])('a megabyte of %j is too large', (part) => {
  for (const field of REVIEW_FIELDS) {
    expect(read({ [field]: part.repeat(400_000) })).toMatchObject({ state: 'FAULT', reason: 'Troppo grande' });
  }
});
