import { expect, test } from 'vitest';
import { webhookStateOf } from './webhook-state.ts';

const since = '2027-06-12T16:30:00.000Z';
const sound = { isOn: true, hasSecret: true, failingSince: null };
const at = (instant: string) => new Date(instant);

test('who does not answer is failing once a day of it is full', () => {
  const failing = { ...sound, failingSince: since };
  expect(webhookStateOf(failing, at('2027-06-13T16:29:59.999Z'))).toBe('OK');
  expect(webhookStateOf(failing, at('2027-06-13T16:30:00.000Z'))).toBe('FAILING');
});

test('what is switched off does not fail, and a secret that is missing is told before either', () => {
  const now = at('2027-07-01T00:00:00.000Z');
  expect(webhookStateOf(sound, now)).toBe('OK');
  expect(webhookStateOf({ ...sound, isOn: false, failingSince: since }, now)).toBe('OFF');
  expect(webhookStateOf({ isOn: false, hasSecret: false, failingSince: since }, now)).toBe('NEEDS_SECRET');
});
