import { initialRates } from '@approdo/shared/domain/prices/rates';
import { expect, test } from 'vitest';
import { draftList, findInForce, paintDays, readSeasons } from './list-draft.ts';
import { describePriceYear, MAX_DEPTHS } from './price-days.ts';
import { datesIn, yearDaysOf } from './year-days.ts';

const WEEKEND = ['FRI', 'SAT'] as const;
const { seasons } = initialRates;
const ferragosto = { startDate: '2027-08-14', endDate: '2027-08-15', label: 'Ferragosto', weeklyPrice: 1400 };
const spoken = (day: string, exceptions = [ferragosto]) =>
  describePriceYear(2027, { seasons, exceptions }).days.get(day)?.spoken.replaceAll('\u00a0', ' ');

test('a day tells its price, and the name of its exception after it', () => {
  expect(spoken('2027-06-12')).toBe('giu 12, 2027: 350 € a settimana');
  expect(spoken('2027-08-15')).toBe('ago 15, 2027: 1.400 € a settimana, Ferragosto');
  const { label: _, ...nameless } = ferragosto;
  expect(spoken('2027-08-15', [nameless as typeof ferragosto])).toBe('ago 15, 2027: 1.400 € a settimana, eccezione');
  const nights = [{ from: '01-01', to: '12-30', weeklyPrice: 510, nightlyPrice: 60, byNight: true as const }];
  const { days, legend } = describePriceYear(2027, { seasons: nights, exceptions: [] });
  expect(days.get('2027-06-12')?.spoken).toBe('giu 12, 2027: 60\u00a0€ a notte');
  expect(days.get('2027-12-31')?.spoken).toBe('dic 31, 2027: Senza prezzo');
  expect(legend).toContainEqual(expect.objectContaining({ text: 'Senza prezzo' }));
});

test('the dearer the deeper, in no more depths than seven, and each has its price in the legend', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({
    from: `${String(1 + Math.floor(place / 5)).padStart(2, '0')}-${String(1 + (place % 5) * 5).padStart(2, '0')}`,
    to: `${String(1 + Math.floor(place / 5)).padStart(2, '0')}-${String(5 + (place % 5) * 5).padStart(2, '0')}`,
    weeklyPrice: 200 + place,
  }));
  const year = describePriceYear(2027, { seasons: many, exceptions: [] });
  expect(year.legend.filter(({ style }) => 'data-depth' in style)).toHaveLength(MAX_DEPTHS);
  const depths = many.map(({ from }) => year.days.get(`2027-${from}`)?.style['data-depth'] ?? -1);
  expect(depths).toEqual(depths.toSorted((a, b) => Number(a) - Number(b)));
  expect(
    describePriceYear(2027, { seasons, exceptions: [] }).legend.find(({ style }) => style['data-depth'] === 6)?.text,
  ).toBe('1.050\u00a0€ a settimana');
});

test('a number stands where a price begins', () => {
  const { days } = describePriceYear(2027, { seasons, exceptions: [ferragosto] });
  const notes = [...days].filter(([day, { note }]) => day.startsWith('2027-08') && note !== undefined);
  expect(notes.map(([day, { note }]) => [day.slice(8), note])).toEqual([
    ['01', '890'],
    ['09', '1.050'],
    ['14', '1.400'],
    ['16', '1.050'],
    ['20', '890'],
  ]);
});

test('days over New Year are two stretches, and the leap day goes with the last of February', () => {
  expect(yearDaysOf({ startDate: '2027-12-28', endDate: '2028-01-04' })).toEqual([
    { from: '12-28', to: '12-31' },
    { from: '01-01', to: '01-04' },
  ]);
  expect(yearDaysOf({ startDate: '2027-02-01', endDate: '2027-02-28' })).toEqual([{ from: '02-01', to: '02-29' }]);
  expect(yearDaysOf({ startDate: '2028-02-01', endDate: '2028-02-28' })).toEqual([{ from: '02-01', to: '02-28' }]);
  expect(datesIn(2027, { from: '02-29', to: '02-29' })).toBeUndefined();
  expect(datesIn(2027, { from: '02-29', to: '03-03' })).toEqual({ startDate: '2027-03-01', endDate: '2027-03-03' });
});

test('painting keeps what is not typed to its end, and knows what days cost now', () => {
  const unfinished = { from: '', to: '', weeklyPrice: 77 };
  const rules = { exceptions: [ferragosto], show: 'LIST' } as const;
  const draft = draftList({ ...initialRates, seasons: [...seasons, unfinished] }, rules);
  const painted = { startDate: '2027-05-20', endDate: '2027-06-20', weeklyPrice: 410, isEveryYear: true };
  const { seasons: list = [] } = paintDays(draft, painted, WEEKEND);
  expect(readSeasons(list, WEEKEND).slice(1, 4)).toEqual([
    { from: '05-01', to: '05-19', weeklyPrice: 300 },
    { from: '05-20', to: '06-20', weeklyPrice: 410 },
    { from: '06-21', to: '06-30', weeklyPrice: 500 },
  ]);
  expect(list.at(-1)).toMatchObject({ weeklyPrice: '77' });
  const here = { seasons, exceptions: [ferragosto] };
  const pricesOf = (startDate: string, endDate: string) =>
    findInForce(here, { startDate, endDate }).map(({ weeklyPrice }) => weeklyPrice);
  expect(pricesOf('2027-08-14', '2027-08-14')).toEqual([1400]);
  expect(pricesOf('2027-08-13', '2027-08-17')).toEqual([1050, 1400]);
  expect(pricesOf('2027-06-02', '2027-06-15')).toEqual([350]);
  expect(pricesOf('2027-06-02', '2027-06-16')).toEqual([350, 500]);
});
