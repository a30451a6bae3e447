// @vitest-environment jsdom
import type { TouristTaxReport, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import {
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
  tick,
} from '../../../../testing/show-admin.tsx';
import { ScreenContext } from '../../../session/screen-context.ts';
import { SCREENS } from '../../../shell/screens.ts';
import { RegisterScreen } from '../register-screen.tsx';

afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
});

const EMPTY = "Se il tuo comune chiede l'imposta, aggiungi la tariffa.";

const TERMS: TouristTaxTerms & { readonly version: string } = {
  ...{ mode: 'NONE', text: '', tariffs: [], exemptions: [], period: 'QUARTER' },
  ...{ due: { day: 15, monthsAfter: 1 }, countBy: 'DEPARTURE', isCollected: true, version: 'v1' },
};

const YEAR = { from: '2026-01-01', amount: 200, maxNights: 5, exemptUnder: 12 };
const SUMMER = { from: '2027-01-01', season: { from: '06-01', to: '09-30' }, amount: 350 };

const NIGHTLY = {
  ...TERMS,
  mode: 'NIGHT' as const,
  tariffs: [SUMMER, YEAR],
  exemptions: [{ code: 'E1', label: 'Autisti' }],
};

const REPORT: TouristTaxReport = {
  ...{ period: '2027-Q1', dueOn: '2027-04-15', isEstimate: true },
  lines: [
    { tariff: '2026-01-01', amount: 200, ordinary: 31, reduced: 4, exempt: 9, outside: 0, due: 6600 },
    { tariff: '2027-01-01 06-01/09-30', amount: 350, ordinary: 2, reduced: 0, exempt: 0, outside: 0, due: 700 },
    { tariff: null, amount: 0, ordinary: 0, reduced: 0, exempt: 0, outside: 3, due: 0 },
  ],
  exemptions: [{ code: 'E1', nights: 5 }],
  ...{ guests: 12, nights: 49, due: 7300, collected: 1400 },
};

const DEADLINE = {
  ...{ key: 'TAX:2027-Q1', kind: 'TAX', title: 'Imposta di soggiorno: 1º trimestre 2027', path: '/register/tax' },
  ...{ dueAt: '2027-04-15T22:00:00.000Z', state: 'LATE' as string },
};

async function show(answers: Readonly<Record<string, unknown>> = {}, at = '/register/tax') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T10:00:00Z') });
  const rendered = (
    <ScreenContext value={SCREENS.find(({ path }) => path === 'register')}>
      <RegisterScreen />
    </ScreenContext>
  );
  return await showAdmin(
    <Routes>
      <Route path="/register/:tab?/:step?" element={rendered} />
    </Routes>,
    {
      'GET /register/settings': {
        ...{ isOn: true, account: 'STANDARD', apartmentId: null, reminders: true, version: 'v1' },
        checkInLetter: { isOn: false, days: 3, hour: 9 },
      },
      'GET /register/key': { state: 'READY', fingerprint: '630dcd29', savedAt: '2027-06-01T08:00:00.000Z' },
      'GET /register/tables': [],
      'GET /auth/keys': { twoProofs: true },
      'GET /tourist-tax': NIGHTLY,
      'GET /tourist-tax/report': REPORT,
      'GET /deadlines': [DEADLINE],
      ...answers,
    },
    at,
  );
}

const figures = () =>
  [...document.querySelectorAll('dl dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const figureOf = (name: string) =>
  figures()
    .find(([term]) => term === name)?.[1]
    ?.replaceAll('\u00a0', ' ');
const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const selected = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
const windowOf = () => document.querySelector<HTMLElement>('[role="dialog"]') ?? undefined;
const errorOf = (label: string) =>
  fieldOf(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .filter((id) => id.endsWith('error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('the tab has an address; where nothing is asked it says so, and the advice stands once', async () => {
  const { calls } = await show({ 'GET /tourist-tax': TERMS });
  await see(EMPTY);
  expect(tabs()).toContain('Imposta di soggiorno');
  expect(selected()).toBe('Imposta di soggiorno');
  await see('Le regole sono del comune: copia dal suo regolamento notti massime, età ed esenzioni.');
  expect(document.body.textContent?.match(/Approdo aiuta a tenere in ordine/g)).toHaveLength(1);
  expect(calls.map(({ path }) => path)).not.toContain('/tourist-tax/report');
  expect(document.body.textContent).not.toContain('Scarica CSV');
});

test('the last period that has ended is shown first, with its figures and until when it is declared', async () => {
  const { calls } = await show();
  await see('Da dichiarare entro il 15 aprile 2027');
  await see('In ritardo');
  expect(calls.find(({ path }) => path === '/tourist-tax/report')?.query).toEqual({ period: '2027-Q1' });
  expect(calls.find(({ path }) => path === '/deadlines')?.query).toEqual({ from: '2027-04-15', to: '2027-04-15' });
  const options = [...fieldOf('Periodo').querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options.slice(0, 2)).toEqual(['1º trimestre 2027', '4º trimestre 2026']);
  expect(options.at(-1)).toBe('2º trimestre 2027');
  expect(
    ['Dovuta', 'Riscossa dal sito', 'Ospiti', 'Notti', 'Ordinarie', 'Ridotte', 'Esenti', 'Fuori tariffa'].map(figureOf),
  ).toEqual(['73,00 € stima', '14,00 €', '12', '49', '33', '4', '9', '3']);
  await see('È una stima finché mancano');
  await see('Dal 1 gennaio 2027, 1 giugno – 30 settembre');
  await see('E1 · Autisti');
  await see('5 notti');
});

test('what is certain is no estimate, and a period without anybody is all zeros', async () => {
  await show({
    'GET /tourist-tax/report': {
      ...{ ...REPORT, isEstimate: false, lines: [], exemptions: [] },
      ...{ guests: 0, nights: 0, due: 0, collected: 0 },
    },
  });
  await see('Da dichiarare entro');
  expect([figureOf('Dovuta'), figureOf('Ospiti'), figureOf('Ordinarie')]).toEqual(['0,00 €', '0', '0']);
  expect(document.body.textContent).not.toContain('stima');
});

test('another period is chosen, and kept in the address', async () => {
  const { calls, address } = await show();
  await see('Da dichiarare entro');
  await enter('Periodo', '2026-Q4');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ period: '2026-Q4' });
  expect(address()).toBe('/register/tax?periodo=2026-Q4');
});

test('a period is ticked off as declared, and that is taken back', async () => {
  let state = 'LATE';
  const deadline = () => ({
    ...DEADLINE,
    state,
    ...(state === 'DONE' && { doneAt: '2027-06-12T10:00:00.000Z', by: 'Anna' }),
  });
  const { sent, banners } = await show({
    'GET /deadlines': () => [deadline()],
    'POST /deadlines/TAX%3A2027-Q1': ({ body }: { readonly body: { readonly done: boolean } }) => {
      state = body.done ? 'DONE' : 'LATE';
      return deadline();
    },
  });
  await see('In ritardo');
  await press('Dichiarata');
  await see('Dichiarata il 12 giugno 2027 da Anna');
  await seeNoMore('In ritardo');
  expect(banners()).toEqual(['Periodo segnato come dichiarato']);
  await press('Annulla la dichiarazione');
  await expect.poll(() => buttonOf('Dichiarata')).toBeTruthy();
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/deadlines/TAX%3A2027-Q1', { done: true }],
    ['/deadlines/TAX%3A2027-Q1', { done: false }],
  ]);
});

test('what was due before anything was counted here is not ticked off', async () => {
  await show({ 'GET /deadlines': [{ ...DEADLINE, key: 'TAX_YEAR:2026' }] });
  await see('Da dichiarare entro il 15 aprile 2027');
  expect(() => buttonOf('Dichiarata')).toThrow();
});

test('why it cannot be counted is said in the server’s words, with a way on', async () => {
  const error = 'Manca la chiave del registro ospiti';
  await show({ 'GET /tourist-tax/report': new Refusal(409, { error }) });
  await see(error);
  await see('Riprova');
});

test('tariffs stand a row each, in words', async () => {
  await show({
    'GET /tourist-tax': {
      ...NIGHTLY,
      tariffs: [
        {
          from: '2027-03-08',
          bands: [
            { upTo: 3000, amount: 100 },
            { upTo: null, amount: 400 },
          ],
          ...{ maxNights: 1, exemptUnder: 10, exemptFrom: 75, reducedUnder: 16, reducedAmount: 50 },
        },
        YEAR,
      ],
    },
  });
  await see('Dall’8 marzo 2027');
  const list = document.querySelector('[aria-label="Tariffe dell’imposta"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(list).toContain('fino a 30,00 €: 1,00 €; oltre: 4,00 €');
  expect(list).toContain('Solo la prima notte');
  expect(list).toContain('sotto i 10 anni esente, sotto i 16 anni 0,50 €, da 75 anni in su esente');
  expect(list).toContain('Le prime 5 notti');
});

test('the first tariff is typed in euros and sent in cents, and with it the tax is asked for by the night', async () => {
  const { calls, banners } = await show({
    'GET /tourist-tax': TERMS,
    'PUT /tourist-tax': { ...NIGHTLY, version: 'v2' },
  });
  await see(EMPTY);
  await press('Aggiungi tariffa');
  await enter('Vale dal', '2027-01-01');
  await tick('Solo in alcuni giorni di ogni anno');
  await enter('Dal (gg/mm)', '1/6');
  await enter('Al (gg/mm)', '30/9');
  await enter('Importo a notte per ospite (€)', '2,50');
  await enter('Notti massime', '7');
  await enter('Esente sotto i … anni', '12');
  await enter('Esente dai … anni in su', '70');
  await enter('Ridotta sotto i … anni', '16');
  await enter('Importo ridotto (€)', '1,25');
  await press('Metti nell’elenco');
  await see('Dal 1 gennaio 2027, 1 giugno – 30 settembre');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await see('Ci sono modifiche non ancora salvate.');
  expect(fieldOf('A notte')).toMatchObject({ checked: true });
  await press('Salva tariffe e regole');
  await expect.poll(() => banners()).toEqual(['Imposta di soggiorno salvata con successo']);
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put).toMatchObject({ path: '/tourist-tax', version: 'v1', body: { mode: 'NIGHT' } });
  expect(JSON.parse(JSON.stringify(put?.body)).tariffs).toEqual([
    {
      ...{ from: '2027-01-01', season: { from: '06-01', to: '09-30' }, amount: 250, maxNights: 7 },
      ...{ exemptUnder: 12, exemptFrom: 70, reducedUnder: 16, reducedAmount: 125 },
    },
  ]);
});

test('a tariff by bands rises to one without a limit', async () => {
  const { sent } = await show({ 'GET /tourist-tax': TERMS, 'PUT /tourist-tax': NIGHTLY });
  await see(EMPTY);
  await press('Aggiungi tariffa');
  await enter('Vale dal', '2027-01-01');
  await tick('Un importo per fascia di prezzo');
  await enter('Fino a (€)', '30');
  await enter('Imposta a notte (€)', '1');
  await press('Metti nell’elenco');
  await see('Le fasce vanno dal prezzo più basso al più alto, l’ultima senza limite');
  await press('Aggiungi fascia');
  const [, amount] = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] li:last-child input')];
  expect(amount).toBeDefined();
  await press('Rimuovi', document.querySelector('[role="dialog"] li') ?? undefined);
  await enter('Imposta a notte (€)', '4,5');
  await press('Metti nell’elenco');
  await seeNoMore('Nuova tariffa');
  await press('Salva tariffe e regole');
  await expect
    .poll(() => sent())
    .toMatchObject([
      { body: { mode: 'BANDS', tariffs: [{ from: '2027-01-01', bands: [{ upTo: null, amount: 450 }] }] } },
    ]);
});

test('what is wrong with a tariff is said beside its field, before it is in the list', async () => {
  await show();
  await see('Tariffe');
  await press('Aggiungi tariffa');
  await enter('Vale dal', '2026-01-01');
  await enter('Importo a notte per ospite (€)', '51');
  await press('Metti nell’elenco');
  await expect.poll(() => errorOf('Importo a notte per ospite (€)')).toBe('Scrivi un importo da 0 a 50 euro');
  await enter('Importo a notte per ospite (€)', '3');
  await press('Metti nell’elenco');
  await expect.poll(() => errorOf('Vale dal')).toBe('Due tariffe valgono dal 1 gennaio 2026 per tutto l’anno');
});

test('a tariff is edited where it stands, and another is taken out', async () => {
  const { sent } = await show({ 'PUT /tourist-tax': { ...NIGHTLY, version: 'v2' } });
  await see('Le prime 5 notti');
  const rows = () => [...document.querySelectorAll('[aria-label="Tariffe dell’imposta"] [data-row]')];
  expect(rows().map((row) => row.getAttribute('data-row'))).toEqual(['2027-01-01 06-01/09-30', '2026-01-01']);
  await press('Modifica', rows()[1]);
  expect(fieldOf('Importo a notte per ospite (€)').value).toBe('2,00');
  expect(fieldOf('Notti massime').value).toBe('5');
  await enter('Importo a notte per ospite (€)', '2,2');
  await press('Metti nell’elenco');
  await seeNoMore('Modifica la tariffa');
  await press('Elimina', rows()[0]);
  await press('Salva tariffe e regole');
  await expect.poll(() => sent()).toMatchObject([{ body: { tariffs: [{ ...YEAR, amount: 220 }] } }]);
});

test('exemptions, period, due day and how nights count are saved with the tariffs', async () => {
  const { sent } = await show({ 'PUT /tourist-tax': { ...NIGHTLY, version: 'v2' } });
  await see('Esenzioni');
  expect(fieldOf('Codice').value).toBe('E1');
  await enter('Codice', 'E2');
  await enter('Chi è esente', 'Malati');
  await enter('Si dichiara ogni', 'YEAR');
  await enter('Entro il giorno', '30');
  await enter('Mesi dopo la fine', '6');
  await enter('Le notti contano', 'NIGHT');
  await tick('Chi prenota dal sito la paga con il saldo');
  await press('Salva tariffe e regole');
  await expect
    .poll(() => sent())
    .toMatchObject([
      {
        body: {
          ...{ exemptions: [{ code: 'E2', label: 'Malati' }], period: 'YEAR', countBy: 'NIGHT', isCollected: false },
          due: { day: 30, monthsAfter: 6 },
        },
      },
    ]);
});

test('where it is paid on landing there is a text alone', async () => {
  const { sent } = await show({ 'PUT /tourist-tax': { ...NIGHTLY, mode: 'LANDING' } });
  await see('Da dichiarare entro');
  await tick('Con lo sbarco');
  await enter('Testo al posto della somma', 'Si paga con il biglietto del traghetto.');
  expect(() => buttonOf('Aggiungi tariffa')).toThrow();
  await press('Salva tariffe e regole');
  await expect
    .poll(() => sent())
    .toMatchObject([
      { body: { mode: 'LANDING', text: 'Si paga con il biglietto del traghetto.', tariffs: [SUMMER, YEAR] } },
    ]);
});

test('what the server finds wrong stands beside its field or its tariff', async () => {
  const fields = {
    'exemptions.0.code': 'Questo codice c’è già',
    'tariffs.1.from': 'Due tariffe valgono dal 1 gennaio 2026 per tutto l’anno',
    'due.day': 'Inserisci un numero intero da 1 a 31',
  };
  await show({ 'PUT /tourist-tax': new Refusal(400, { error: 'Controlla i dati', fields } as never) });
  await see('Esenzioni');
  await enter('Chi è esente', 'Altri');
  await press('Salva tariffe e regole');
  await expect.poll(() => errorOf('Codice')).toBe('Questo codice c’è già');
  expect(errorOf('Entro il giorno')).toBe('Inserisci un numero intero da 1 a 31');
  await see('Dal 1 gennaio 2026: Due tariffe valgono dal 1 gennaio 2026 per tutto l’anno');
  expect(fieldOf('Chi è esente').value).toBe('Altri');
});

test('one is asked before what is typed is left, in the window and on the screen', async () => {
  const { address } = await show();
  await see('Esenzioni');
  await press('Aggiungi tariffa');
  await enter('Vale dal', '2027-05-01');
  await press('Chiudi', windowOf());
  await see('Se esci adesso, quello che hai scritto va perso.');
  await press('Esci senza salvare');
  await seeNoMore('Nuova tariffa');
  await enter('Entro il giorno', '16');
  await press('Impostazioni');
  await see('Se esci adesso, quello che hai scritto va perso.');
  expect(address()).toBe('/register/tax');
  await press('Resta qui');
  expect(fieldOf('Entro il giorno').value).toBe('16');
});
