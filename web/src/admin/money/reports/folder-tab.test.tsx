// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, Refusal, see, showAdmin } from '../../../testing/show-admin.tsx';
import { FolderTab } from './folder-tab.tsx';

afterEach(leaveAdmin);

const expense = (documents: number, voidedAt: string | null = null) => ({
  documents: Array.from({ length: documents }, (_, at) => ({ id: `d${at}` })),
  voidedAt,
});

const ANSWERS = {
  'GET /expenses': { expenses: [expense(2), expense(0), expense(0, '2027-03-01T10:00:00.000Z')] },
  'GET /portals/payouts': [{ arrivedOn: '2027-03-01' }, { arrivedOn: null }, { arrivedOn: null }],
};

const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('it says what the folder will hold, with counts, and what is missing', async () => {
  const { calls } = await showAdmin(<FolderTab year={2027} />, ANSWERS);
  await see('Che cosa manca');
  expect(calls.map(({ query }) => query)).toEqual([{ year: '2027' }, { year: '2027' }]);
  expect(texts()).toEqual([
    'Il riepilogo dell’anno, in PDF',
    'Otto tabelle, in CSV e in Excel, con 3 pagamenti dei portali e 2 spese',
    'Le ricevute dell’anno, anche quelle stornate',
    '2 documenti di spese',
    '1 spesa senza documento',
    '2 pagamenti dei portali non visti in banca',
  ]);
  await see('Un aiuto per fare ordine, non una consulenza');
});

test('where nothing is missing it says nothing of it', async () => {
  await showAdmin(<FolderTab year={2027} />, {
    ...ANSWERS,
    'GET /expenses': { expenses: [expense(1)] },
    'GET /portals/payouts': [],
  });
  await see('1 documento di spese');
  expect(document.body.textContent).not.toContain('Che cosa manca');
});

test('accounts that cannot be read may be read again', async () => {
  await showAdmin(<FolderTab year={2027} />, { ...ANSWERS, 'GET /expenses': new Refusal(503, { error: 'Riprova' }) });
  await see('Errore nella lettura dei conti');
});
