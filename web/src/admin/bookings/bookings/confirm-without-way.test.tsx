// @vitest-environment jsdom
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { enter, fieldOf, leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { BookingsScreen } from './bookings-screen.tsx';

afterEach(leaveAdmin);

const QUESTION = 'Non c’è ancora un IBAN: l’ospite non saprà come pagare';
const IBAN = 'IT60X0542811101000000123456';

const today = todayInRome(new Date());
const TERMS = {
  ...{ depositPercent: 30, depositDays: 3, balanceDays: 30, securityDeposit: 0, depositLabel: 'ACCONTO' },
  owner: { name: 'Maria Rossi', taxCode: '', address: '' },
  ...{ holder: '', iban: '', bic: null, cancellationText: '', cancellationRules: [] },
  stampDuty: { enabled: false, over: 7747, amount: 200, text: '' },
  version: 'v1',
};
const CARDS = { isOn: false, isTest: false, address: '', waitingSince: null, warnings: [] };

function aRequest(total: number | null) {
  return aBooking({
    ...{ id: 'b1', startDate: addDays(today, 60), endDate: addDays(today, 67), status: 'PENDING', source: 'SITE' },
    ...{ guestName: 'Ada Rossi', guestEmail: 'ada@example.com', numberOfGuests: 2 },
    money: { total, byAgreement: total === null, paid: 0, missing: total, isLate: false, next: null },
  });
}

type Circumstances = { readonly total?: number | null; readonly iban?: string; readonly isOn?: boolean };

/** The list of one request, whose `Conferma` is pressed. */
async function confirm({ total = 60_571, iban = '', isOn = false }: Circumstances = {}) {
  const request = aRequest(total);
  const view = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === 'bookings')}>
      <BookingsScreen />
    </ScreenContext>,
    {
      'GET /bookings': [request],
      'GET /channels/clashes': [],
      'GET /payment-settings': { ...TERMS, iban },
      'GET /payments/cards': { ...CARDS, isOn },
      'PUT /payment-settings': { ...TERMS, holder: 'Maria Rossi', iban: IBAN, version: 'v2' },
      'PATCH /bookings/b1/status': { ...request, status: 'CONFIRMED' },
    },
    '/bookings',
  );
  await see('Ada Rossi');
  await press('Conferma');
  return view;
}

const decision = { method: 'PATCH', path: '/bookings/b1/status', body: { status: 'CONFIRMED' } };

test.each([
  ['that costs something', 60_571],
  ['whose price is to be agreed on', null],
])('a request %s asks for an account, which is saved before it is confirmed', async (_, total) => {
  const { sent } = await confirm({ total });
  await see(QUESTION);
  expect(sent()).toEqual([]);
  expect(fieldOf('Intestato a').value).toBe('Maria Rossi');
  await press('Salva e conferma');
  await see('Scrivi l’IBAN');
  await enter('IBAN', 'IT60 X054 2811 1010 0000 0123 456');
  await press('Salva e conferma');
  await expect
    .poll(sent)
    .toEqual([
      { method: 'PUT', path: '/payment-settings', body: { holder: 'Maria Rossi', iban: IBAN, bic: null } },
      decision,
    ]);
  await seeNoMore(QUESTION);
});

test('it is confirmed all the same, and nothing is saved', async () => {
  const { sent } = await confirm();
  await see(QUESTION);
  await press('Conferma lo stesso');
  await expect.poll(sent).toEqual([decision]);
  await seeNoMore(QUESTION);
});

test('it waits where the question is closed', async () => {
  const { sent } = await confirm();
  await see(QUESTION);
  document.querySelector<HTMLButtonElement>('button[aria-label="Chiudi"]')?.click();
  await seeNoMore(QUESTION);
  expect(sent()).toEqual([]);
});

test.each([
  ['there is an account', { iban: IBAN }],
  ['cards are taken', { isOn: true }],
  ['nothing will be due', { total: 0 }],
])('nothing is asked where %s', async (_, site) => {
  const { sent } = await confirm(site);
  await expect.poll(sent).toEqual([decision]);
  expect(document.body.textContent).not.toContain(QUESTION);
});
