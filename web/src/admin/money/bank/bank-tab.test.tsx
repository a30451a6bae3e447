// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import type { BankLineAnswer, BankMatch } from '@approdo/shared/contract/money/bank';
import { afterEach, expect, test, vi } from 'vitest';
import {
  acting,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { UploadsProvider } from '../../content/uploads/index.ts';
import { BankTab } from './bank-tab.tsx';

afterEach(leaveAdmin);

const part = { bookingId: 'a', purpose: 'STAY', amount: 18_171, label: 'Anna Rossi: acconto' } as const;

const LINE: BankLineAnswer = {
  id: '0'.repeat(32),
  date: '2027-03-01',
  amount: 18_171,
  currency: 'EUR',
  text: 'BONIFICO RF1748213907',
  state: 'NEW',
  proposals: [
    {
      as: 'PAYMENT',
      how: 'REFERENCE',
      fit: 'EXACT',
      sureness: 'SURE',
      reasons: ['La causale è RF1748213907'],
      parts: [part],
    },
  ],
};

const OTHER: BankLineAnswer = { ...LINE, id: '1'.repeat(32), text: 'Luce', amount: -8000, proposals: [] };

const MATCH: BankMatch = {
  id: 'm',
  date: LINE.date,
  amount: LINE.amount,
  as: 'PAYMENT',
  entryIds: ['e'],
  at: '2027-03-01T10:00:00.000Z',
  by: 'Anna',
};

const READING = {
  state: 'READY',
  format: 'CSV',
  from: LINE.date,
  to: LINE.date,
  lines: [LINE, OTHER],
  counts: { lines: 2, skipped: 0, known: 0, entered: 0, proposed: 1 },
};

async function show(answers: Record<string, unknown>) {
  return await showAdmin(
    <UploadsProvider>
      <BankTab year={2027} />
    </UploadsProvider>,
    { 'GET /bank/matches': [], 'POST /bank/read': READING, ...answers },
  );
}

async function chooseFile(): Promise<void> {
  const input = find<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'conto.csv')], configurable: true });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

test('before anything was read it says what to do, and where it cannot be read there is a way to try again', async () => {
  let isAway = true;
  await show({ 'GET /bank/matches': () => (isAway ? new Refusal(500, { error: 'Errore interno' }) : []) });
  await see('Errore nella lettura dei conti');
  isAway = false;
  await press('Riprova');
  await see('Qui abbini i bonifici alle prenotazioni.');
  await see('Il file non viene tenuto: restano solo le righe che registri.');
});

test('a line is registered with one press, stays in place, and can be taken back with a reason', async () => {
  const { calls } = await show({
    'POST /bank/accept': MATCH,
    'POST /bank/matches/m/undo': { ...MATCH, undoneAt: MATCH.at },
  });
  await chooseFile();
  await see('1 proposte, 0 già registrate, 1 senza proposta');
  await see('Sicuro');
  await see('La causale è RF1748213907');
  await press('Registra');
  await see('Registrato');
  const accepted = calls.find(({ path }) => path === '/bank/accept');
  expect(accepted?.body).toMatchObject({ as: 'PAYMENT', line: { id: LINE.id }, parts: [{ bookingId: 'a' }] });
  await press('Annulla');
  await enter('Perché', 'Riga sbagliata');
  await press('Annulla la riga');
  await seeNoMore('Registrato');
});

test('what the server refuses leaves the card with its words', async () => {
  await show({ 'POST /bank/accept': new Refusal(409, { error: 'Questa riga è già registrata' }) });
  await chooseFile();
  await press('Registra');
  await see('Questa riga è già registrata');
  await see('La causale è RF1748213907');
});

test('of a table that nobody knows the owner says what its columns are', async () => {
  const columns = ['Quando', 'Cosa', 'Quanto'].map((name) => ({ name, samples: ['x'] }));
  const unknown = { ...READING, state: 'COLUMNS', columns, lines: [], counts: { ...READING.counts, lines: 0 } };
  const { calls } = await show({
    'POST /bank/read': ({ body }: WireCall) => (Object.keys(body ?? {}).length === 0 ? unknown : READING),
  });
  await chooseFile();
  await see('Che cosa c’è in ogni colonna');
  await enter('Quando', 'date');
  await enter('Cosa', 'text');
  await enter('Quanto', 'amount');
  await press('Leggi');
  await see('Sicuro');
  expect(calls.findLast(({ path }) => path === '/bank/read')?.body).toEqual({
    mapping: JSON.stringify({ date: 'Quando', text: 'Cosa', amount: 'Quanto' }),
  });
});

test('where the columns are not taken they stay as they were said', async () => {
  const columns = ['Quando', 'Cosa', 'Quanto'].map((name) => ({ name, samples: ['x'] }));
  const unknown = { ...READING, state: 'COLUMNS', columns, lines: [], counts: { ...READING.counts, lines: 0 } };
  const { banners } = await show({
    'POST /bank/read': ({ body }: WireCall) =>
      Object.keys(body ?? {}).length === 0 ? unknown : new Refusal(400, { error: 'Scegli la colonna dell’importo' }),
  });
  await chooseFile();
  await see('Che cosa c’è in ogni colonna');
  await enter('Quando', 'date');
  await press('Leggi');
  await vi.waitFor(() => expect(banners().join()).toContain('Scegli la colonna dell’importo'));
  expect(fieldOf('Quando').value).toBe('date');
});

test('a line that is taken back in the list below is new again on its card', async () => {
  let registered: readonly BankMatch[] = [];
  await show({
    'GET /bank/matches': () => registered,
    'POST /bank/accept': () => {
      registered = [MATCH];
      return MATCH;
    },
    'POST /bank/matches/m/undo': () => {
      registered = [{ ...MATCH, undoneAt: MATCH.at }];
      return registered[0];
    },
  });
  await chooseFile();
  await press('Registra');
  await see('Registrate');
  await see('Registrato');
  await press('Annulla');
  await enter('Perché', 'Riga sbagliata');
  await press('Annulla la riga');
  await seeNoMore('Registrato');
});

test('a line in another currency is told in it, and cannot be registered', async () => {
  const note = 'Importo in USD: registralo a mano.';
  const lines = [{ ...OTHER, currency: 'USD', note }];
  await show({ 'POST /bank/read': { ...READING, lines, counts: { ...READING.counts, lines: 1, proposed: 0 } } });
  await chooseFile();
  await see(note);
  expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('-80,00 USD');
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).not.toContain('Cambia');
  expect(buttons).not.toContain('Nuova spesa');
});
