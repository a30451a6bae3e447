// @vitest-environment jsdom
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { someRegionalSettings } from '../../../testing/regional-answers.ts';
import { aRegisterStay, aTransmission, findCodes, someGuests } from '../../../testing/register-answers.ts';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { RegisterScreen } from './register-screen.tsx';

afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
});

const TERMS = {
  ...{ isOn: true, account: 'STANDARD', apartmentId: null, reminders: true, version: 'v1' },
  checkInLetter: { isOn: false, days: 3, hour: 9 },
};
const KEY = { state: 'READY', fingerprint: '630dcd29', savedAt: '2027-06-01T08:00:00.000Z' };
const WRITTEN = '000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-CC6W';
const TABLES = ['COMUNI', 'STATI', 'DOCUMENTI', 'TIPO_ALLOGGIATO'].map((kind) => ({
  ...{ kind, rows: 1200, current: 1100, importedAt: '2027-06-01T08:00:00.000Z', isOld: false },
}));
const DAY = {
  ...{ date: '2027-06-12', length: 168, lines: 2, stays: [], warnings: [] },
};

type Site = Readonly<Record<string, unknown>>;

async function show(answers: Site = {}, at = '/register') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T10:00:00Z') });
  const screen = SCREENS.find(({ path }) => path === 'register');
  if (!screen) throw new Error('there is no such screen');
  const rendered = (
    <ScreenContext value={screen}>
      <RegisterScreen />
    </ScreenContext>
  );
  return await showAdmin(
    <Routes>
      <Route path="/register/:tab?/:step?" element={rendered} />
    </Routes>,
    {
      'GET /register/settings': TERMS,
      'GET /register/key': KEY,
      'GET /register/tables': TABLES,
      'GET /register/stays': [aRegisterStay()],
      'GET /register/transmissions': [],
      'GET /register/candidates': [],
      'GET /bookings': [],
      'GET /auth/keys': { twoProofs: true },
      'GET /codes': findCodes,
      'GET /regional/settings': someRegionalSettings(),
      ...answers,
    },
    at,
  );
}

const card = () => document.querySelector('section[class*="card"]') ?? document.body;

test('off, it says what it is for and who may begin; the advice stands once', async () => {
  await show({ 'GET /register/settings': { ...TERMS, isOn: false } });
  await see('Prepara i dati degli ospiti per Alloggiati Web, li cifra e li cancella quando non servono più.');
  await see('Comincia');
  expect(document.body.textContent?.match(/Approdo aiuta a tenere in ordine/g)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Impostazioni');
});

test('off, there are no settings of it, and where one is led to them stands the invitation', async () => {
  const { address } = await show({ 'GET /register/settings': { ...TERMS, isOn: false } }, '/register/settings');
  await see('Comincia');
  expect(address()).toBe('/register');
});

test('without a second proof the way to one stands in place of the beginning', async () => {
  await show({
    'GET /register/settings': { ...TERMS, isOn: false },
    'GET /auth/keys': { twoProofs: false },
  });
  await see('Il registro degli ospiti si apre con la verifica in due passaggi: attivala nel tuo account.');
  expect(document.querySelector('a[href="/access"]')?.textContent).toBe('Accesso e dispositivi');
  expect(document.body.textContent).not.toContain('Comincia');
});

test('it is begun in three steps: the account, the tables, the key', async () => {
  let isOn = false;
  const { sent, address } = await show({
    'GET /register/settings': () => ({ ...TERMS, isOn }),
    'PUT /register/settings': () => {
      isOn = true;
      return TERMS;
    },
    'GET /register/key': { ...KEY, savedAt: null },
    'POST /register/tables/download': TABLES,
    'POST /register/key/show': { key: WRITTEN },
    'POST /register/key/saved': KEY,
  });
  await see('Comincia');
  await press('Comincia');
  await see('Passo 1 di 3');
  await acting(() => fieldOf('Gestione Appartamenti').click());
  await enter('Numero dell’appartamento', '4');
  await press('Avanti');
  await see('Passo 2 di 3');
  await press('Scarica dal portale della Polizia');
  await press('Avanti');
  await expect.poll(() => document.querySelector('[translate="no"]')?.textContent).toBe(WRITTEN);
  await see('La chiave del registro');
  await enter('Ultimo gruppo della chiave', 'CC6W');
  await press('Fatto');
  await expect.poll(() => address()).toBe('/register');
  expect(sent().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/register/settings', { isOn: true }],
    ['PUT', '/register/settings', { account: 'APARTMENTS', apartmentId: 4 }],
    ['POST', '/register/tables/download', undefined],
    ['POST', '/register/key/show', undefined],
    ['POST', '/register/key/saved', { lastGroup: 'CC6W' }],
  ]);
});

test('a wrong last group keeps the step, and is told once', async () => {
  await show(
    {
      'POST /register/key/show': { key: WRITTEN },
      'POST /register/key/saved': new Refusal(400, {
        error: 'Non corrisponde: ricontrolla l’ultimo gruppo',
        fields: { lastGroup: 'Non corrisponde: ricontrolla l’ultimo gruppo' },
      } as never),
    },
    '/register/begin/key',
  );
  await see('Scrivila su carta: senza, i dati nelle copie di sicurezza non si leggono più.');
  await enter('Ultimo gruppo della chiave', 'AAAA');
  await press('Fatto');
  await see('Non corrisponde: ricontrolla l’ultimo gruppo');
  expect(document.body.textContent?.split('Non corrisponde')).toHaveLength(2);
  await see('Passo 3 di 3');
});

test('a day says how many are ready and until when; its file is asked for, and refused it lists what is wrong of whom', async () => {
  const fields = { 's1.guests.0.lastName': 'Ospite 1, senza nome – Cognome: è obbligatorio' };
  await show({
    'GET /register/alloggiati': new Refusal(409, { error: 'Mancano dei dati', fields } as never),
  });
  await see('Oggi, 12 giugno 2027');
  await see('1 ospite pronto');
  await see('1 da completare');
  await see('Da comunicare entro il 13 giugno 2027 alle 15:00');
  await press('L’ho caricato sul portale');
  await see('Mancano dei dati');
  const link = [...document.querySelectorAll('[role="alert"] a')].at(-1);
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    fields['s1.guests.0.lastName'],
    '/register?ospiti=s1',
  ]);
});

test('that a file was uploaded is noted after a question with how many it holds', async () => {
  let transmissions: unknown[] = [];
  const { sent, banners } = await show({
    'GET /register/alloggiati': DAY,
    'GET /register/transmissions': () => transmissions,
    'GET /register/stays': () => [
      aRegisterStay(
        transmissions.length > 0
          ? {
              alloggiati: {
                state: 'UPLOADED',
                dueAt: '2027-06-13T13:00:00.000Z',
                isLate: false,
                dates: ['2027-06-12'],
              },
            }
          : {},
      ),
    ],
    'POST /register/transmissions': () => {
      transmissions = [aTransmission()];
      return transmissions[0];
    },
  });
  await see('Oggi, 12 giugno 2027');
  await press('L’ho caricato sul portale');
  await see('Confermi di aver caricato il file del 12 giugno 2027 con 2 ospiti?');
  expect(sent()).toEqual([]);
  await press('Conferma');
  await see('Comunicati 2 ospiti il 12 giugno 2027 alle 18:00');
  expect(sent()).toMatchObject([{ body: { kind: 'ALLOGGIATI', date: '2027-06-12', key: expect.any(String) } }]);
  await expect.poll(() => banners()).toEqual(['Comunicazione registrata con successo']);
  expect(card().textContent).not.toContain('Scarica il file');
  expect(card().textContent).toContain('Aggiungi la ricevuta');
});

test('a receipt is a PDF, and its window says what it means for the guests', async () => {
  const { sent } = await show({
    'GET /register/stays': [],
    'GET /register/transmissions': [aTransmission()],
    'POST /register/transmissions/t1/receipt': aTransmission({ state: 'RECEIPTED' }),
  });
  await see('Comunicati 2 ospiti');
  await press('Aggiungi la ricevuta', card());
  await see(
    'La ricevuta si scarica dal portale dal giorno dopo, per 30 giorni. Stanotte cancelliamo nomi e documenti di questi ospiti.',
  );
  await press('Aggiungi la ricevuta', document.querySelector('[role="dialog"]') ?? undefined);
  await see('Scegli il PDF della ricevuta');
  expect(sent()).toEqual([]);
});

test('a stay of a portal says its state, and has its link to be copied', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const { sent } = await show({
    'GET /register/stays': [
      aRegisterStay({
        alloggiati: { state: 'READY', dueAt: '2027-06-11T13:00:00.000Z', isLate: true, dates: ['2027-06-10'] },
      }),
    ],
    'POST /register/stays/s1/link': { url: 'https://casa.example/check-in#abc', expiresAt: '2027-06-13T22:00:00.000Z' },
  });
  await see('Pronto');
  await see('In ritardo');
  await press('Copia il collegamento');
  await expect.poll(() => written).toEqual(['https://casa.example/check-in#abc']);
  expect(sent()).toMatchObject([{ method: 'POST', path: '/register/stays/s1/link' }]);
});

test('a booking’s link goes by mail, after a question where there is one already', async () => {
  const link = { expiresAt: '2027-06-13T22:00:00.000Z' };
  const { sent, banners } = await show({
    'GET /register/stays': [aRegisterStay({ source: 'SITE', title: 'Ada Rossi', link })],
    'GET /bookings': [{ id: 's1', guestEmail: 'ada@example.com' }],
    'POST /register/stays/s1/link': { url: 'x', expiresAt: link.expiresAt },
  });
  await see('Collegamento valido fino al 14 giugno 2027');
  expect(document.body.textContent).not.toContain('Elimina');
  await press('Manda il collegamento');
  expect(sent()).toEqual([]);
  await press('Manda il collegamento');
  await expect.poll(() => banners()).toEqual(['Collegamento mandato con successo a ada@example.com']);
});

test('who is there or comes stands before those who have left, the last of them first', async () => {
  const aStayOf = (title: string, startDate: string, endDate: string) =>
    aRegisterStay({ id: title, title, startDate, endDate });
  await show({
    'GET /register/stays': [
      aStayOf('Prima', '2027-05-01', '2027-05-08'),
      aStayOf('Ultima', '2027-06-01', '2027-06-08'),
      aStayOf('Di oggi', '2027-06-05', '2027-06-12'),
      aStayOf('Prossima', '2027-06-19', '2027-06-26'),
    ],
  });
  await see('Prossima');
  const list = document.querySelector('[aria-labelledby="register-stays"]')?.textContent ?? '';
  const places = ['Di oggi', 'Prossima', 'Ultima', 'Prima'].map((title) => list.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('no link is offered before the official lists are there, and it says why', async () => {
  const at = '2027-06-01T10:00:00.000Z';
  const table = { rows: 1, current: 1, isOld: false };
  const kinds = ['COMUNI', 'STATI', 'DOCUMENTI', 'TIPI_ALLOGGIATO'];
  const { sent } = await show({
    'GET /register/stays': [aRegisterStay({ source: 'SITE', title: 'Ada Rossi' })],
    'GET /bookings': [{ id: 's1', guestEmail: 'ada@example.com' }],
    'GET /register/tables': kinds.map((kind, place) => ({ ...table, kind, importedAt: place === 0 ? null : at })),
  });
  await see('Il collegamento serve dopo le tabelle ufficiali');
  expect(document.body.textContent).not.toContain('Manda il collegamento');
  expect(sent()).toEqual([]);
});

test('candidates come first, then a stay by hand', async () => {
  const { sent } = await show({
    'GET /register/stays': [],
    'GET /register/candidates': [{ bookingId: 'b9', title: 'Airbnb', startDate: '2027-07-12', endDate: '2027-07-15' }],
    'POST /register/stays': aRegisterStay(),
  });
  await see('Nessun soggiorno in questi giorni.');
  await press('Aggiungi un soggiorno');
  await see('Airbnb, 12–15 luglio');
  await acting(() => document.querySelector<HTMLButtonElement>('li button')?.click());
  await expect.poll(() => sent()).toMatchObject([{ body: { bookingId: 'b9', key: expect.any(String) } }]);
  await enter('Nome o portale', 'Cugini');
  await enter('Da dove viene', 'OWNER');
  await enter('Arrivo', '2027-06-20');
  await enter('Partenza', '2027-06-18');
  await enter('Ospiti', '3');
  await press('Aggiungi');
  await see('La partenza deve essere successiva all’arrivo');
  await enter('Partenza', '2027-06-22');
  await press('Aggiungi');
  await expect
    .poll(() => sent()[1])
    .toMatchObject({
      body: { title: 'Cugini', source: 'OWNER', startDate: '2027-06-20', endDate: '2027-06-22', numberOfGuests: 3 },
    });
  await seeNoMore('Un altro soggiorno');
});

test('the address opens the window of a stay’s guests, and closing it forgets them', async () => {
  const { address, calls } = await show({ 'GET /register/stays/s1/guests': someGuests() }, '/register?ospiti=s1');
  await vi.waitFor(() => fieldOf('Cognome'), { timeout: 10_000 });
  await press('Chiudi', document.querySelector('[role="dialog"]') ?? undefined);
  await seeNoMore('Paolo Rossi');
  expect(address()).toBe('/register');
  // The cache drops unused data in the next task, before anybody can press.
  await acting(() => new Promise((done) => setTimeout(done)));
  await press('Ospiti', document.querySelector('[aria-labelledby="register-stays"]') ?? undefined);
  await vi.waitFor(() => fieldOf('Cognome'), { timeout: 10_000 });
  expect(calls.filter(({ path }) => path.endsWith('/guests'))).toHaveLength(2);
});

test('where the key is missing nothing else is shown until it is written, or begun anew by a word', async () => {
  let state = 'MISSING';
  const { sent } = await show({
    'GET /register/key': () => ({ ...KEY, state }),
    'POST /register/key': () => {
      state = 'READY';
      return KEY;
    },
  });
  await see('Manca la chiave del registro ospiti');
  expect(document.body.textContent).not.toContain('Soggiorni');
  await press('Non ho più la chiave');
  await enter('Scrivi RICOMINCIA per confermare', 'ricomincia');
  await press('Ricomincia');
  await see('Scrivi RICOMINCIA per confermare');
  expect(sent()).toEqual([]);
  await press('Chiudi');
  await enter('Chiave', WRITTEN);
  await press('Apri il registro');
  await see('Soggiorni');
  expect(sent()).toMatchObject([{ path: '/register/key', body: { key: WRITTEN } }]);
});

test('settings have an address: terms, tables with their age, and the key', async () => {
  const old = TABLES.map((table) => ({ ...table, importedAt: '2026-11-12T08:00:00.000Z', isOld: true }));
  const { sent } = await show(
    { 'GET /register/tables': old, 'PUT /register/settings': TERMS, 'POST /register/key/show': { key: WRITTEN } },
    '/register/settings',
  );
  await see('Aggiornate 212 giorni fa');
  await see('Scritta su carta il 1 giugno 2027');
  await acting(() => fieldOf('Invia in automatico il link per la registrazione').click());
  await enter('Giorni prima dell’arrivo', '5');
  await press('Salva le impostazioni');
  await expect
    .poll(() => sent())
    .toMatchObject([
      {
        body: {
          account: 'STANDARD',
          apartmentId: null,
          checkInLetter: { isOn: true, days: 5, hour: 9 },
          reminders: true,
        },
      },
    ]);
  await press('Mostra la chiave');
  await expect.poll(() => document.querySelector('[translate="no"]')?.textContent).toBe(WRITTEN);
  expect(buttonOf('Stampa')).toBeDefined();
});
