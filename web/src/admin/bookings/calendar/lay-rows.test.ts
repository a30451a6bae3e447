import type { CalendarBar } from '@approdo/shared/contract/stays/calendar';
import { expect, test } from 'vitest';
import { layRows } from './lay-rows.ts';

function aBar(id: string, startDate: string, endDate: string, kind: CalendarBar['kind'] = 'STAY'): CalendarBar {
  return { id, kind, label: id, startDate, endDate, numberOfGuests: kind === 'STAY' ? 2 : null };
}

const aRequestBar = (id: string, from: number, to: number) => aBar(id, `2027-06-${from}`, `2027-06-${to}`, 'REQUEST');

test('a stay lies on the row of each month that it touches, from half of its first day on, and is heard once', () => {
  const [june, july] = layRows(['2027-06', '2027-07'], [aBar('a', '2027-06-28', '2027-07-03')], 'months');
  expect(june?.bars).toMatchObject([{ start: 55, length: 5, lane: 0, isHeard: true, isFirst: true, isLast: false }]);
  expect(july?.bars).toMatchObject([{ start: 0, length: 5, lane: 0, isHeard: false, isFirst: false, isLast: true }]);
});

test('what began before the months that are shown is heard in the first of them', () => {
  const [june] = layRows(['2027-06'], [aBar('a', '2027-05-20', '2027-06-03')], 'months');
  expect(june?.bars).toMatchObject([{ isHeard: true, isFirst: false }]);
});

test('weeks begin with Sunday, and the one that two months share is a row of each', () => {
  const rows = layRows(['2027-06', '2027-07'], [aBar('a', '2027-06-29', '2027-07-02', 'BLOCK')], 'weeks');
  const days = rows.map((row) => [row.month, row.days[0], row.days.at(-1)]);
  expect(days).toHaveLength(10);
  expect(days[0]).toEqual(['2027-06', '2027-06-01', '2027-06-05']);
  expect(days[4]).toEqual(['2027-06', '2027-06-27', '2027-06-30']);
  expect(days[5]).toEqual(['2027-07', '2027-07-01', '2027-07-03']);
  expect(rows[4]?.bars).toMatchObject([{ start: 4, length: 4, isHeard: true }]);
  expect(rows[5]?.bars).toMatchObject([{ start: 8, length: 4, isHeard: false }]);
});

test('a row has the lanes that it needs, and one at least', () => {
  const bars = [
    aBar('a', '2027-06-12', '2027-06-19'),
    aRequestBar('b', 10, 14),
    aRequestBar('c', 13, 16),
    aRequestBar('d', 14, 18),
  ];
  const [may, june] = layRows(['2027-05', '2027-06'], bars, 'months');
  expect([may?.lanes, june?.lanes]).toEqual([1, 3]);
});

test('requests past the third lane are counted together where they lie on common days', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id, index) => aRequestBar(id, 10 + index, 20));
  const alone = ['f', 'g', 'h', 'i'].map((id) => aRequestBar(id, 22, 24));
  const [june] = layRows(['2027-06'], [...many, ...alone], 'months');
  expect(june?.further).toEqual([
    { count: 2, lane: 4, start: 25, length: 14 },
    { count: 1, lane: 4, start: 43, length: 4 },
  ]);
  expect(june?.lanes).toBe(5);
});
