import { expect, test } from 'vitest';
import { isOptional, mapColumn, toggle } from './choose.ts';

const TODAY = '2027-03-01';
const stay = { id: 's', kind: 'STAY', state: 'NEW', endDate: '2027-02-20' } as const;

test.each<[name: string, ...Parameters<typeof isOptional>, isHers: boolean]>([
  ['a new one', stay, TODAY, true],
  ['one that was left out', { ...stay, state: 'LEFT', reason: 'Lasciata fuori' }, TODAY, true],
  ['one that never comes', { ...stay, state: 'LEFT', reason: 'Annullata' }, TODAY, false],
  ['a stay that overlaps in the past', { ...stay, state: 'CLASH' }, TODAY, true],
  ['a stay whose days are held', { ...stay, state: 'CLASH', endDate: '2027-03-01' }, TODAY, false],
  ['one with a fault', { ...stay, state: 'FAULT' }, TODAY, false],
])('the owner decides whether an item comes: %s', (_, item, today, isHers) => {
  expect(isOptional(item, today)).toBe(isHers);
});

test('what is left out and brought again is as it was', () => {
  const out = toggle(stay, {});
  expect(out.change({})).toEqual({ leave: ['s'] });
  expect(out.item).toEqual({ id: 's', state: 'LEFT', reason: 'Lasciata fuori' });
  const back = toggle({ ...stay, state: 'LEFT' }, { leave: ['r', 's'] });
  expect(back.change({ leave: ['r', 's'] })).toEqual({ leave: ['r'] });
  expect(back.item).toEqual({ id: 's', state: 'NEW' });
});

test('an overlap is taken all the same, and given up again', () => {
  const taken = toggle({ ...stay, state: 'CLASH' }, {});
  expect(taken.change({})).toEqual({ take: ['s'] });
  const givenUp = toggle(stay, { take: ['s'] });
  expect(givenUp.change({ take: ['s'] })).toEqual({ take: [] });
  expect(givenUp.item).toEqual({ id: 's', state: 'CLASH' });
});

test('a change made twice is made once', () => {
  const { change } = toggle(stay, {});
  expect(change(change({}))).toEqual({ leave: ['s'] });
});

test('a field has one column, and a column one field', () => {
  const mapping = { startDate: 'Dal', name: 'Chi' };
  expect(mapColumn('Arrivo', 'startDate')({ mapping })).toEqual({ mapping: { name: 'Chi', startDate: 'Arrivo' } });
  expect(mapColumn('Dal', 'endDate')({ mapping })).toEqual({ mapping: { name: 'Chi', endDate: 'Dal' } });
  expect(mapColumn('Chi', '')({ mapping })).toEqual({ mapping: { startDate: 'Dal' } });
});
