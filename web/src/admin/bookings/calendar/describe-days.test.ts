import type { CalendarBar } from '@approdo/shared/contract/stays/calendar';
import { expect, test } from 'vitest';
import { describeDays, nameBar } from './describe-days.ts';

const june = (day: number) => `2027-06-${String(day).padStart(2, '0')}`;
const bar = (change: Partial<CalendarBar>): CalendarBar => ({
  id: 'a',
  kind: 'STAY',
  label: 'Anna Rossi',
  startDate: june(12),
  endDate: june(19),
  numberOfGuests: 2,
  ...change,
});

const bars = [
  bar({ id: 'p', kind: 'PORTAL', label: 'Airbnb', startDate: '2027-05-20', endDate: june(3), numberOfGuests: null }),
  bar({ id: 'k', kind: 'BLOCK', label: 'Lavori', startDate: june(5), endDate: june(6), numberOfGuests: null }),
  bar({ id: 'b', label: 'Bea Serra', startDate: june(19), endDate: june(26) }),
  bar({}),
  bar({ id: 'r', kind: 'REQUEST', label: 'Ugo Neri', startDate: june(26), endDate: june(28) }),
];
const nights = [
  { date: june(8), price: 9_949 },
  { date: june(9), price: null },
  { date: june(27), price: 14_250 },
];
const days = describeDays({ from: june(1), to: june(30) }, { nights, bars });

test.each([
  [june(1), 'giu 01, 2027: bloccata, Airbnb'],
  [june(4), 'giu 04, 2027'],
  [june(6), 'giu 06, 2027: bloccata, Lavori'],
  [june(8), 'giu 08, 2027: libera, 99\u00a0€'],
  [june(9), 'giu 09, 2027: libera'],
  [june(12), 'giu 12, 2027: arriva Anna Rossi'],
  [june(15), 'giu 15, 2027: Anna Rossi'],
  [june(19), 'giu 19, 2027: parte Anna Rossi; arriva Bea Serra'],
  [june(26), 'giu 26, 2027: parte Bea Serra; richiesta di Ugo Neri'],
  [june(27), 'giu 27, 2027: libera, 143\u00a0€; richiesta di Ugo Neri'],
])('%s is heard as %s', (day, spoken) => {
  expect(days.get(day)?.spoken).toBe(spoken);
});

test('a bar is named by whose it is, its dates and its state, and that the house is ready after it', () => {
  expect(nameBar(bar({}))).toBe('Anna Rossi, giu 12, 2027 – giu 19, 2027, Confermata');
  expect(nameBar(bar({ isReady: true }))).toMatch(/Confermata, casa pronta$/);
  expect(nameBar(bar({ kind: 'REQUEST' }))).toMatch(/, In attesa$/);
  expect(nameBar(bar({ kind: 'PORTAL' }))).toMatch(/, Non disponibile$/);
});
