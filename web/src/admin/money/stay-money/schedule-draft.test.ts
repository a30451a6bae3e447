import { expect, test } from 'vitest';
import { draftOfSchedule, nextPart, saySum, scheduleForm } from './schedule-draft.ts';

const status = { state: 'DUE', paid: 0 } as const;
const instalments = [
  { kind: 'DEPOSIT' as const, amount: 18_171, dueDate: '2026-05-27', ...status },
  { kind: 'BALANCE' as const, amount: 42_400, dueDate: '2026-05-28', ...status },
  { kind: 'SECURITY' as const, amount: 20_000, dueDate: '2026-05-28', ...status },
];

test('what is not touched is sent as it was, without what is given back', () => {
  expect(scheduleForm.decode(draftOfSchedule(instalments))).toEqual([
    { kind: 'DEPOSIT', amount: 18_171, dueDate: '2026-05-27' },
    { kind: 'BALANCE', amount: 42_400, dueDate: '2026-05-28' },
  ]);
});

test.each([
  ['181,71', true, 'Le rate fanno 605,71\u00A0€, come il prezzo.'],
  ['100', false, 'Le rate fanno 524,00\u00A0€: mancano 81,71\u00A0€.'],
  ['200', false, 'Le rate fanno 624,00\u00A0€: 18,29\u00A0€ di troppo.'],
  ['molto', false, 'Le rate fanno 424,00\u00A0€: mancano 181,71\u00A0€.'],
])('with a first part of %j it is told how far the sum is from the price', (amount, isWhole, text) => {
  const [deposit, balance] = draftOfSchedule(instalments);
  const parts = deposit && balance ? [{ ...deposit, amount }, balance] : [];
  expect(saySum(parts, 60_571)).toEqual({ isWhole, text });
});

test('a new instalment is of what is missing', () => {
  const [deposit] = draftOfSchedule(instalments);
  expect(nextPart(deposit ? [deposit] : [], 60_571)).toEqual({ kind: 'BALANCE', amount: '424,00', dueDate: '' });
  expect(nextPart(draftOfSchedule(instalments), 60_571).amount).toBe('');
});
