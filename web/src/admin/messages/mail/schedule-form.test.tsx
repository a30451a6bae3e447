// @vitest-environment jsdom
import type { LetterScheduleAnswer } from '@approdo/shared/contract/messages/stay-letters';
import { afterEach, expect, test } from 'vitest';
import { enter, fieldOf, leaveAdmin, press, Refusal, see, showAdmin, tick } from '../../../testing/show-admin.tsx';
import { ScheduleForm } from './schedule-form.tsx';

afterEach(leaveAdmin);

const PROPOSED: LetterScheduleAnswer = {
  arrival: { isOn: false, days: 7, hour: 9 },
  thanks: { isOn: false, days: 2, hour: 10 },
  isProposed: true,
  version: 'v1',
};
const ARRIVAL_ON = 'Scrivi agli ospiti prima dell’arrivo';

const show = (answer: unknown = PROPOSED) =>
  showAdmin(<ScheduleForm schedule={PROPOSED} />, { 'PUT /mail/schedule': answer });

test('what is proposed stands there, and is off', async () => {
  await show();
  expect(fieldOf(ARRIVAL_ON)).toMatchObject({ checked: false });
  expect(fieldOf('Giorni prima dell’arrivo').value).toBe('7');
  expect(fieldOf('Ora dell’invio, dopo la partenza').value).toBe('10');
});

test('what is chosen is saved as numbers, against the version that was read, and said', async () => {
  const { calls, banners } = await show({ ...PROPOSED, version: 'v2' });
  await tick(ARRIVAL_ON);
  await enter('Giorni prima dell’arrivo', '0');
  await enter('Ora dell’invio, prima dell’arrivo', '23');
  await press('Salva le e-mail automatiche');
  expect(calls).toMatchObject([
    {
      method: 'PUT',
      path: '/mail/schedule',
      version: 'v1',
      body: { arrival: { isOn: true, days: 0, hour: 23 }, thanks: { isOn: false, days: 2, hour: 10 } },
    },
  ]);
  expect(banners()).toEqual(['E-mail automatiche salvate']);
});

test('where it could not be saved it says so, and what was chosen stays', async () => {
  await show(new Refusal(500, { error: 'Qualcosa non ha funzionato' }));
  await tick(ARRIVAL_ON);
  await press('Salva le e-mail automatiche');
  await see('Qualcosa non ha funzionato');
  expect(fieldOf(ARRIVAL_ON)).toMatchObject({ checked: true });
});
