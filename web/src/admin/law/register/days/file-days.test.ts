import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { expect, test } from 'vitest';
import { aRegisterStay, aTransmission } from '../../../../testing/register-answers.ts';
import { listFileDays } from './file-days.ts';

const NOW = new Date('2027-06-13T10:00:00Z');

function stayOf(
  state: RegisterStay['alloggiati']['state'],
  dates: readonly string[],
  change: Partial<RegisterStay> = {},
) {
  const dueAt = `${dates[0] ?? '2027-06-14'}T13:00:00.000Z`;
  const alloggiati = { state, dueAt, isLate: new Date(dueAt) < NOW, dates: [...dates] };
  return aRegisterStay({ alloggiati, ...change });
}

test('today and yesterday have a card where somebody arrives; what is ready and what is not is counted', () => {
  const stays = [
    stayOf('INCOMPLETE', ['2027-06-12']),
    stayOf('READY', ['2027-06-12'], { id: 's2', complete: 2 }),
    stayOf('EMPTY', [], { id: 's3', startDate: '2027-06-13', guests: 0, complete: 0, numberOfGuests: 4 }),
    stayOf('READY', ['2027-06-20'], { id: 's4' }),
  ];
  const days = listFileDays(stays, [], NOW);
  expect(days.map(({ date, ready, incomplete, isLate }) => [date, ready, incomplete, isLate])).toEqual([
    ['2027-06-13', 0, 4, false],
    ['2027-06-12', 3, 1, false],
  ]);
  expect(days[1]?.dueAt).toBe('2027-06-12T13:00:00.000Z');
});

test('an earlier day stays until it is told, the latest first', () => {
  const stays = [
    stayOf('READY', ['2027-05-01']),
    stayOf('READY', ['2027-06-02'], { id: 's2' }),
    stayOf('UPLOADED', ['2027-06-03'], { id: 's3' }),
  ];
  expect(listFileDays(stays, [], NOW).map(({ date, isLate }) => [date, isLate])).toEqual([
    ['2027-06-02', true],
    ['2027-05-01', true],
  ]);
});

test('an earlier day is no more to be told where it was told in another way', () => {
  const { alloggiati, ...booked } = stayOf('EMPTY', [], { source: 'SITE', startDate: '2027-06-01' });
  const due = { ...alloggiati, dueAt: '2027-06-02T13:00:00.000Z' };
  const stays = [{ ...booked, alloggiati: { ...due, isLate: false } }];
  expect(listFileDays(stays, [], NOW)).toEqual([]);
  const another = { ...stayOf('READY', ['2027-06-01'], { id: 's2' }) };
  expect(listFileDays([...stays, another], [], NOW).map(({ open }) => open)).toEqual([[another]]);
});

test('a day that was told has its transmissions and nothing to tell', () => {
  const reported = [
    aTransmission(),
    aTransmission({ id: 't2', date: '2027-06-01' }),
    aTransmission({ id: 't3', kind: 'REGIONAL' }),
  ];
  const [day, ...others] = listFileDays([stayOf('UPLOADED', ['2027-06-12'])], reported, NOW);
  expect(others).toEqual([]);
  expect(day?.open).toEqual([]);
  expect(day?.transmissions.map(({ id }) => id)).toEqual(['t1']);
});
