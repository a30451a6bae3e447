import { describe, expect, it } from 'vitest';
import { type Bar, layoutInRows, layoutStays, placeInLanes } from './stay-layout.ts';

const bar = (kind: Bar['kind'], startDate: string, endDate: string, id = `${startDate} ${endDate}`): Bar => {
  return { id, kind, startDate, endDate };
};

/** As `06 23–37`. */
const format = (laid: Bar, from = '2027-01-01', to = '2028-12-31') =>
  layoutStays([laid], from, to).map(({ row, start, end }) => `${row.slice(5, 7)} ${start}–${end}`);

describe('layoutStays', () => {
  it.each([
    [bar('STAY', '2027-06-12', '2027-06-19'), ['06 23–37']],
    [bar('STAY', '2027-06-28', '2027-07-03'), ['06 55–60', '07 0–5']],
    [bar('STAY', '2027-06-24', '2027-07-01'), ['06 47–60', '07 0–1']],
    [bar('BLOCK', '2027-06-05', '2027-06-06'), ['06 8–12']],
    [bar('STAY', '2028-02-26', '2028-03-04'), ['02 51–58', '03 0–7']],
    [bar('REQUEST', '2027-06-12', '2027-06-19'), ['06 23–37']],
    [bar('PORTAL', '2027-06-30', '2027-07-01'), ['06 58–60', '07 0–2']],
  ])('lays %o in half days of its months', (laid, pieces) => {
    expect(format(laid)).toEqual(pieces);
  });

  it('leaves out months beyond the range, and says where a bar begins and ends', () => {
    const laid = bar('STAY', '2027-05-28', '2027-07-03');
    expect(format(laid, '2027-06-10', '2027-06-20')).toEqual(['06 0–60']);
    const ends = layoutStays([laid], '2027-05-01', '2027-07-31').map(({ isFirst, isLast }) => [isFirst, isLast]);
    expect(ends).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('lays in weeks as well', () => {
    const week = { first: '2027-06-13', last: '2027-06-19' };
    const [piece] = layoutInRows([bar('STAY', '2027-06-12', '2027-06-19')], [week]);
    expect(piece).toMatchObject({ start: 0, end: 13, isFirst: false, isLast: true });
  });
});

describe('a row of days', () => {
  const week = { first: '2027-06-13', last: '2027-06-19' };

  it.each([
    ['a stay that ends on its first day', bar('STAY', '2027-06-10', '2027-06-13'), [0, 1, false, true]],
    ['a stay that begins on its last day', bar('STAY', '2027-06-19', '2027-06-22'), [13, 14, true, false]],
    ['what is closed on its first day alone', bar('BLOCK', '2027-06-13', '2027-06-13'), [0, 2, true, true]],
    ['what is closed on its last day alone', bar('BLOCK', '2027-06-19', '2027-06-19'), [12, 14, true, true]],
    ['a stay of just its days', bar('STAY', '2027-06-13', '2027-06-19'), [1, 13, true, true]],
  ])('has its part of %s', (_, laid, [start, end, isFirst, isLast]) => {
    expect(layoutInRows([laid], [week])).toEqual([{ bar: laid, row: week.first, start, end, isFirst, isLast }]);
  });

  it.each([
    ['ends the day before', bar('BLOCK', '2027-06-10', '2027-06-12')],
    ['begins the day after', bar('STAY', '2027-06-20', '2027-06-22')],
  ])('has nothing of what %s', (_, laid) => {
    expect(layoutInRows([laid], [week])).toEqual([]);
  });
});

describe('placeInLanes', () => {
  it('keeps lane 0 for what occupies, and gives requests the first that is free from 1', () => {
    const lanes = placeInLanes([
      bar('STAY', '2027-06-12', '2027-06-19', 'stay'),
      bar('REQUEST', '2027-06-10', '2027-06-14', 'a'),
      bar('REQUEST', '2027-06-13', '2027-06-16', 'b'),
      bar('REQUEST', '2027-06-14', '2027-06-18', 'c'),
    ]);
    expect(Object.fromEntries(lanes)).toEqual({ stay: 0, a: 1, b: 2, c: 1 });
  });

  it('places by the day of arrival, in whatever order they come', () => {
    const lanes = placeInLanes([
      bar('REQUEST', '2027-06-16', '2027-06-18', 'late'),
      bar('REQUEST', '2027-06-10', '2027-06-14', 'early'),
      bar('REQUEST', '2027-06-12', '2027-06-17', 'middle'),
      bar('BLOCK', '2027-06-11', '2027-06-20', 'block'),
      bar('PORTAL', '2027-06-13', '2027-06-15', 'portal'),
    ]);
    expect(Object.fromEntries(lanes)).toEqual({ early: 1, middle: 2, late: 1, block: 0, portal: 0 });
  });

  it('leaves requests of one day in the order in which they came', () => {
    const lanes = placeInLanes([
      bar('REQUEST', '2027-06-10', '2027-06-14', 'first'),
      bar('REQUEST', '2027-06-10', '2027-06-12', 'second'),
    ]);
    expect([lanes.get('first'), lanes.get('second')]).toEqual([1, 2]);
  });
});
