import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayNumberOf, formatLocalDate, isLocalDate, type LocalDate } from '../date/local-date.ts';
import { sayLocalDate } from '../date/say-date.ts';
import { type Cell, type DateOrder, textOf } from './cell.ts';
import { type DatedRow, dateOrder, findDayFault, readDay } from './read-day.ts';

const CHOOSE = 'Giorno o mese? Scegli l’ordine delle date';
const UNREAL = { key: 'dateUnreal' };
const MISSING = { key: 'dateMissing' };

describe('a date that has one meaning', () => {
  test.each<[Cell, LocalDate]>([
    ['2026-07-03', '2026-07-03'],
    ['2026/7/3', '2026-07-03'],
    ['2026-07-03 15:00:00', '2026-07-03'],
    ['2026-07-03T15:00:00Z', '2026-07-03'],
    ['13/07/2026', '2026-07-13'],
    ['07/13/2026', '2026-07-13'],
    ['7/7/2026', '2026-07-07'],
    ['13.07.26', '2026-07-13'],
    ['13. 7. 2026', '2026-07-13'],
    ['3 luglio 2026', '2026-07-03'],
    ['3 lug 2026', '2026-07-03'],
    ['1º maggio 2026', '2026-05-01'],
    ['lug 03, 2026', '2026-07-03'],
    ['GIUGNO 3 2026', '2026-06-03'],
    ['July 3, 2026', '2026-07-03'],
    ['Jul 3rd, 2026, 15:00', '2026-07-03'],
    ['Sept. 3, 2026', '2026-09-03'],
    ['3-Jul-26', '2026-07-03'],
    ['2026-Jul-03', '2026-07-03'],
    ['3. März 2026', '2026-03-03'],
    ['3. Mrz. 2026', '2026-03-03'],
    ['3. Dez. 2026', '2026-12-03'],
    ['1er août 2026', '2026-08-01'],
    ['3 févr. 26', '2026-02-03'],
    ['3 juil. 2026', '2026-07-03'],
    ['29/02/2028', '2028-02-29'],
    [{ serial: 45_000 }, '2023-03-15'],
    [{ serial: 45_000.75 }, '2023-03-15'],
    [{ serial: 1 }, '1900-01-01'],
    [{ serial: 59 }, '1900-02-28'],
    [{ serial: 61 }, '1900-03-01'],
  ])('%j is %s', (cell, day) => {
    expect(readDay(cell)).toBe(day);
    expect(findDayFault(cell)).toBeUndefined();
  });
});

test.each<[Cell]>([
  ['31/04/2026'],
  ['29/02/2026'],
  ['13/13/2026'],
  ['2026-13-01'],
  ['1/2/345'],
  ['3 jui 2026'],
  ['3 ma 2026'],
  ['3 brumaio 2026'],
  ['3 luglio'],
  ['0 luglio 2026'],
  ['domani'],
  ['45000'],
  [45_000],
  [' 2026'],
])('%j is no date', (cell) => {
  expect(readDay(cell)).toBeUndefined();
  expect(findDayFault(cell)).toEqual(UNREAL);
});

test.each<[Cell]>([[''], ['  '], [{ serial: 60 }], [{ serial: 0 }], [{ serial: Number.NaN }], [{ serial: 1e12 }]])(
  'in %j a date is missing',
  (cell) => {
    expect(readDay(cell)).toBeUndefined();
    expect(findDayFault(cell)).toEqual(MISSING);
  },
);

test.each<[string, Partial<Record<DateOrder, LocalDate>>]>([
  ['03/07/2026', { DMY: '2026-07-03', MDY: '2026-03-07' }],
  ['03.07.26', { DMY: '2026-07-03', MDY: '2026-03-07', YMD: '2003-07-26' }],
  ['26-07-03', { DMY: '2003-07-26', YMD: '2026-07-03' }],
  ['13/07/2026', { DMY: '2026-07-13' }],
  ['2026-03-07', { DMY: '2026-03-07', MDY: '2026-03-07', YMD: '2026-03-07' }],
])('%s is read in the order of its file alone', (text, days) => {
  for (const order of ['DMY', 'MDY', 'YMD'] as const) expect(readDay(text, order)).toBe(days[order]);
});

test('of a date with two meanings the owner chooses the order', () => {
  expect(readDay('03/07/2026')).toBeUndefined();
  expect(findDayFault('03/07/2026')).toBe(CHOOSE);
  expect(findDayFault('13/07/2026', 'MDY')).toEqual(UNREAL);
});

test('every day is read back as each of the languages and sheets writes it', () => {
  const serialOf = (day: LocalDate): Cell => ({ serial: dayNumberOf(day) - dayNumberOf('1899-12-30') });
  const parts = (day: LocalDate) => [day.slice(0, 4), day.slice(5, 7), day.slice(8)] as const;
  const styles: readonly [DateOrder | undefined, (day: LocalDate) => Cell][] = [
    [undefined, (day) => day],
    [undefined, (day) => formatLocalDate(day, 'it')],
    [undefined, (day) => formatLocalDate(day, 'en')],
    [undefined, (day) => formatLocalDate(day, 'de')],
    [undefined, (day) => formatLocalDate(day, 'fr')],
    [undefined, (day) => sayLocalDate(day, 'it')],
    [undefined, serialOf],
    ['DMY', (day) => parts(day).toReversed().join('/')],
    ['DMY', (day) => `${Number(parts(day)[2])}.${Number(parts(day)[1])}.${parts(day)[0].slice(2)}`],
    ['MDY', (day) => `${parts(day)[1]}/${parts(day)[2]}/${parts(day)[0]}`],
    ['YMD', (day) => day.slice(2)],
  ];
  const day = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(day, fc.constantFrom(...styles), (each, [order, write]) => {
      expect(readDay(write(each), order)).toBe(each);
    }),
  );
});

test('a date of a spreadsheet is shown as a day', () => {
  expect(textOf({ serial: 45_000 })).toBe('2023-03-15');
});

describe('the order of a file’s dates', () => {
  const rowsOf = (...days: string[]): DatedRow[] => days.map((day) => ({ days: [day] }));
  const stay = (start: string, end: string, nights: number): DatedRow => ({ days: [start, end], nights });

  test.each<[string, DatedRow[], DateOrder | undefined]>([
    ['a first part over 12 is a day', rowsOf('03/07/2026', '13/07/2026'), 'DMY'],
    ['a second part over 12 puts the month first', rowsOf('03/07/2026', '07/13/2026'), 'MDY'],
    ['of both, more decide', rowsOf('13/07/2026', '14/07/2026', '07/13/2026'), 'DMY'],
    ['as many of both decide nothing', rowsOf('13/07/2026', '07/13/2026'), undefined],
    ['what is no date decides nothing', rowsOf('45/07/2026', '31/02/2026', '2026-07-13', '3 luglio 2026'), undefined],
    ['the nights decide, if nothing is over 12', [stay('03/04/2026', '05/04/2026', 2)], 'DMY'],
    ['the nights decide the other way', [stay('03/04/2026', '03/06/2026', 2)], 'MDY'],
    ['nights that agree with neither decide nothing', [stay('03/04/2026', '05/04/2026', 9)], undefined],
    ['a part over 12 comes before the nights', [stay('03/04/2026', '03/06/2026', 2), ...rowsOf('13/04/2026')], 'DMY'],
    ['no dates decide nothing', [], undefined],
  ])('%s', (_, rows, order) => {
    expect(dateOrder(rows)).toBe(order);
  });

  test('is the portal’s usual one where the file does not tell', () => {
    expect(dateOrder(rowsOf('03/07/2026'), 'MDY')).toBe('MDY');
    expect(dateOrder(rowsOf('13/07/2026'), 'MDY')).toBe('DMY');
  });

  test('is never that under which a lone telling date is none', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(fc.array(day), fc.constantFrom('DMY', 'MDY'), (days, order) => {
        const write = (each: LocalDate) => {
          const [year, month, date] = each.split('-');
          return order === 'DMY' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
        };
        const found = dateOrder(rowsOf(...days.map(write)));
        expect([order, undefined]).toContain(found);
        if (found) expect(days.map((each) => readDay(write(each), found))).toEqual(days);
      }),
    );
  });
});

test('no text breaks the reading, and what is read is a day', () => {
  const dates = fc.string({ unit: fc.constantFrom(...'0123456789/.- ', 'lug', 'mar', 'T1:00') });
  const order = fc.option(fc.constantFrom<DateOrder>('DMY', 'MDY', 'YMD'), { nil: undefined });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), dates), order, (text, each) => {
      const day = readDay(text, each);
      if (day !== undefined) expect(isLocalDate(day)).toBe(true);
      expect(day === undefined).toBe(findDayFault(text, each) !== undefined);
    }),
  );
});

test.each(['1', ' ', '1/', 'luglio '])('a megabyte of %j is read before the test ends', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  expect(readDay(text)).toBeUndefined();
  expect(dateOrder([{ days: [text, text], nights: 1 }])).toBeUndefined();
});
