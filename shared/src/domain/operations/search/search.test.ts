import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isLocalDate } from '../../base/date/local-date.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { type Findable, findBest, putInOrder } from './find-best.ts';
import { isEnoughToSearch, parseSearch } from './parse-search.ts';
import { dayMatcher } from './search-days.ts';

const NOTHING = { words: [], days: [], months: [], reference: null };

describe('folding', () => {
  test.each([
    ['Müller', 'muller'],
    ['PERCHÉ  è\tcosì\n', 'perche e cosi'],
    ['dell’Orso', "dell'orso"],
    ['İstanbul', 'istanbul'],
    ['100% _sicuro_', '100% _sicuro_'],
  ])('%s is %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('what is folded stays as it is, whatever it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });

  test('capitals and marks are of no account', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
      ),
    );
  });
});

describe('what is sought', () => {
  test.each([
    ['Müller giugno 2027', { words: ['muller'], days: ['2027-06'] }],
    ['12/6', { days: ['06-12'] }],
    ['5.12', { days: ['12-05'] }],
    ['giu 12', { days: ['06-12'] }],
    ['31/4', { words: ['31/4'] }],
    ['2027-02-30', { words: ['2027-02-30'] }],
    ['marta 1/12/26', { words: ['marta'], days: ['2026-12-01'] }],
    ['mar', { months: [{ word: 'mar', month: '03' }] }],
    ['dell’Orso 3/1', { words: ["dell'orso"], days: ['01-03'] }],
    ['RF17 4821 3907', { reference: 'RF1748213907' }],
    ['rf1748213907 rossi', { words: ['rossi'], reference: 'RF1748213907' }],
    ['RF17 4821 39071', { words: ['rf17', '4821', '39071'] }],
    ['2027-06-12', { days: ['2027-06-12'] }],
    ['12-6-2027', { days: ['2027-06-12'] }],
    ['12-6', { words: ['12-6'] }],
    ['12.6/27', { words: ['12.6/27'] }],
    ['12 giugno', { days: ['06-12'] }],
    ['12 giu 2027 anna', { words: ['anna'], days: ['2027-06-12'] }],
    ['giu 12, 2027', { days: ['2027-06-12'] }],
    ['29/2', { days: ['02-29'] }],
    ['29/2/27', { words: ['29/2/27'] }],
    ['29 feb 2027', { words: ['29'], days: ['2027-02'] }],
    ['giugno 2027', { days: ['2027-06'] }],
    ['sett', { months: [{ word: 'sett', month: '09' }] }],
    ['ma gi', { words: ['ma', 'gi'] }],
    ['marta', { words: ['marta'] }],
    ['12', { words: ['12'] }],
    ['  ', {}],
  ])('%s', (q, found) => expect(parseSearch(q)).toEqual({ ...NOTHING, ...found }));

  test('a single sign is not enough, two are', () => {
    expect(['a', ' à ', '’', 'an', '12/6'].map(isEnoughToSearch)).toEqual([false, false, false, true, true]);
  });

  test('whatever is typed, each day found is one of the calendar and nothing is lost', () => {
    const token = fc.oneof(
      fc.constantFrom('giu', 'giugno', '12', '31', '2027', 'rossi', '29/2', '31.4', '5/12/26'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 8 }), (tokens) => {
        const { words, days, months, reference } = parseSearch(tokens.join(' '));
        const dates = [...days, ...months.map(({ month }) => month)].map((day) => {
          const whole = day.length < 6 ? `2028-${day}` : day;
          return whole.length < 10 ? `${whole}-01` : whole;
        });
        expect(dates.every(isLocalDate)).toBe(true);
        const isAnything = words.length + days.length + months.length > 0 || reference !== null;
        expect(isAnything).toBe(foldText(tokens.join(' ')) !== '');
      }),
    );
  });
});

describe('days of a stay', () => {
  const holdsDay = (days: { readonly startDate: string; readonly endDate: string }, day: string) =>
    dayMatcher(day)(days);

  const stay = { startDate: '2026-12-28', endDate: '2027-01-03' };

  test.each([
    ['2026-12-27', false],
    ['2026-12-28', true],
    ['2027-01-03', true],
    ['2027-01-04', false],
    ['2027-01', true],
    ['2026-01', false],
    ['01-03', true],
    ['12-28', true],
    ['01-04', false],
    ['12', true],
    ['01', true],
    ['11', false],
  ])('%s: %s', (day, isHeld) => expect(holdsDay(stay, day)).toBe(isHeld));

  test('a leap day is one in leap years alone', () => {
    expect(holdsDay({ startDate: '2027-02-20', endDate: '2027-03-05' }, '02-29')).toBe(false);
    expect(holdsDay({ startDate: '2028-02-20', endDate: '2028-03-05' }, '02-29')).toBe(true);
    expect(holdsDay({ startDate: '2025-11-01', endDate: '2027-01-01' }, '02-29')).toBe(false);
  });

  test('it holds each of its days, and none beside it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: -60, max: 60 }),
        (first, length, apart) => {
          const startDate = addDays('2024-01-01', first);
          const days = { startDate, endDate: addDays(startDate, length) };
          const day = addDays(startDate, apart);
          expect(holdsDay(days, day)).toBe(apart >= 0 && apart <= length);
          if (apart >= 0 && apart <= length) {
            expect([day.slice(0, 7), day.slice(5), day.slice(5, 7)].every((part) => holdsDay(days, part))).toBe(true);
          }
        },
      ),
    );
  });
});

describe('what is found, and in which order', () => {
  const thing = (id: string, text: string, rest: Partial<Findable> = {}): Findable => ({
    id,
    text: foldText(text),
    at: null,
    until: null,
    ...rest,
  });
  const find = (q: string, things: readonly Findable[], most = 9) =>
    findBest(putInOrder(things, '2027-03-01'), { search: parseSearch(q), most })
      .map(({ id }) => id)
      .join(' ');

  test('every word, anywhere, each sign for itself', () => {
    const things = [thing('a', 'Anna Rossi, arriva tardi'), thing('b', 'Anna Bianchi'), thing('c', 'sconto 10% a_b')];
    expect(find('ROSSI anna', things)).toBe('a');
    expect(find('ann', things)).toBe('a b');
    expect(find('10%', things)).toBe('c');
    expect(find('a_b', things)).toBe('c');
    expect(find('a%b', things)).toBe('');
    expect(find('%', things)).toBe('c');
  });

  test('begun words come before others, these before a day alone, and what is refused comes last', () => {
    const stay = { startDate: '2027-03-05', endDate: '2027-03-09' };
    const things = [
      thing('day', 'Ugo', { stay }),
      thing('inside', 'Il sommario'),
      thing('refused', 'Marta', { isLast: true }),
      thing('begun', "L'agenzia Mare", { stay }),
      thing('nothing', 'Ugo', { stay: { startDate: '2027-04-05', endDate: '2027-04-09' } }),
    ];
    expect(find('mar', things)).toBe('begun inside day refused');
    expect(find('5/3', things)).toBe('begun day');
    expect(find('mar mare', things)).toBe('begun');
  });

  test('what is to come comes first, the nearest before others, then what is past, the latest first', () => {
    const things = ['2027-01-05', '2027-02-01', '2027-08-01', '2027-06-12'].map((at) =>
      thing(at.slice(5), 'rossi', { at, until: at }),
    );
    expect(find('rossi', things)).toBe('06-12 08-01 02-01 01-05');
    expect(find('rossi', things, 2)).toBe('06-12 08-01');
    expect(find('rossi', [...things.toReversed(), thing('none', 'rossi')])).toBe('06-12 08-01 02-01 01-05 none');
  });

  test('a reference is found whole, and words beside it are asked for too', () => {
    const things = [thing('a', 'Anna', { reference: 'RF1748213907' }), thing('b', 'rf17 4821 3907')];
    expect(find('rf17 4821 3907', things)).toBe('a');
    expect(find('rf1748213907 ugo', things)).toBe('');
  });

  test('the first of many are the same as of all in order, however they lie', () => {
    const any = fc.record({
      id: fc.uuid(),
      text: fc.constantFrom('rossi', 'grossi', 'anna rossi', 'ugo'),
      at: fc.constantFrom('2027-01-01', '2027-05-01', '2027-06-01', null),
      until: fc.constantFrom('2027-05-01', null),
      isLast: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (things) => {
        const of = (some: readonly Findable[], most: number) =>
          findBest(putInOrder(some, '2027-03-01'), { search: parseSearch('rossi'), most });
        const all = of(things, things.length + 1);
        expect(all.length).toBe(things.filter(({ text }) => text.includes('rossi')).length);
        expect(of(things.toReversed(), 5)).toEqual(all.slice(0, 5));
        // In chunks the result is the same.
        const [search, most] = [parseSearch('rossi'), 5];
        const inOrder = putInOrder(things, '2027-03-01');
        const before = findBest(inOrder.slice(0, 4), { search, most });
        expect(findBest([...before, ...inOrder.slice(4)], { search, most })).toEqual(all.slice(0, 5));
      }),
    );
  });
});
