// @vitest-environment jsdom
import type { PortalFile, PortalPayout, PortalStay } from '@approdo/shared/contract/money/payouts';
import { afterEach, expect, test } from 'vitest';
import { acting, enter, leaveAdmin, press, Refusal, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { UploadsProvider } from '../../content/uploads/index.ts';
import { PayoutsTab } from './payouts-tab.tsx';

afterEach(leaveAdmin);

const STAY: PortalStay = {
  id: 's',
  portal: 'AIRBNB',
  code: 'HMABCDEFGH',
  startDate: '2027-02-20',
  endDate: '2027-02-25',
  nights: 5,
  guestName: 'Ann Guest',
  currency: 'EUR',
  gross: 100_000,
  commission: 3880,
  withheld: 21_000,
  isInferred: true,
  touristTax: 0,
  paid: 75_120,
  unexplained: 0,
  payouts: [{ date: '2027-02-28', amount: 75_120 }],
  bookingId: null,
  euros: null,
  version: 'v',
};

const PAYOUT: PortalPayout = {
  ...{ id: 'p', portal: 'AIRBNB', date: '2027-02-28', amount: 75_120, currency: 'EUR', stayIds: ['s'], gap: 0 },
  arrivedOn: null,
};

const COUNTS = { stays: 1, payouts: 1, new: 2, known: 0, odd: 1 };

const FILE: PortalFile = {
  ...{ id: 'f', portal: 'AIRBNB', from: '2027-02-28', to: '2027-02-28', counts: COUNTS, name: 'airbnb.csv' },
  ...{ at: '2027-03-01T10:00:00.000Z', by: 'Anna' },
};

async function show(answers: Record<string, unknown> = {}) {
  return await showAdmin(
    <UploadsProvider>
      <PayoutsTab year={2027} />
    </UploadsProvider>,
    { 'GET /portals/stays': [], 'GET /portals/payouts': [], 'GET /portals/files': [], ...answers },
  );
}

test('without files it says that there is nothing, and where files are found', async () => {
  await show();
  await see('Nessun soggiorno dei portali nel 2027.');
  await see('Airbnb: Guadagni, Pagati, esporta CSV');
});

test('where it cannot be read there is a way to try again', async () => {
  let isAway = true;
  await show({ 'GET /portals/stays': () => (isAway ? new Refusal(500, { error: 'Errore interno' }) : [STAY]) });
  await see('Errore nella lettura dei conti');
  isAway = false;
  await press('Riprova');
  await see('Ann Guest');
});

test('a file is shown before it is added, with the rows that count nowhere', async () => {
  const odd = [{ row: 4, text: 'Manca il codice della prenotazione' }];
  const { from, to, counts, portal } = FILE;
  const { calls } = await show({ 'POST /portals/files': { portal, from, to, counts, odd } });
  const input = find<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'airbnb.csv')], configurable: true });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  await see('Soggiorni: 1, pagamenti: 1. Righe nuove: 2, già presenti: 0.');
  await see('Riga 4: Manca il codice della prenotazione');
  await press('Aggiungi');
  await seeNoMore('Riga 4');
  expect(calls.findLast(({ method }) => method === 'POST')?.query).toEqual({});
});

test('a stay says that its withholding is told by what is missing, and a payout that the bank lacks it', async () => {
  await show({ 'GET /portals/stays': [STAY], 'GET /portals/payouts': [PAYOUT] });
  await see('Ritenuta ricavata');
  await see('Non ancora visto in banca');
});

test('a file is withdrawn with a reason', async () => {
  const { sent } = await show({
    'GET /portals/files': [FILE],
    'POST /portals/files/f/withdraw': { ...FILE, withdrawnAt: '2027-03-01T11:00:00.000Z' },
  });
  await see('Ritira');
  await press('Ritira');
  await enter('Perché', 'Sbagliato');
  await press('Ritira il file');
  await seeNoMore('Le sue righe non contano più');
  expect(sent()).toMatchObject([{ path: '/portals/files/f/withdraw', body: { reason: 'Sbagliato' } }]);
});
