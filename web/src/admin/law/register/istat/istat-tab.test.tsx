// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRegionalDay, someRegionalSettings } from '../../../../testing/regional-answers.ts';
import { aRegisterStay, aTransmission, findCodes, someGuests } from '../../../../testing/register-answers.ts';
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
} from '../../../../testing/show-admin.tsx';
import { IstatTab } from './istat-tab.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-12T10:00:00Z') });
});
afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LAZIO = someRegionalSettings({
  ...{ region: 'LAZIO', system: 'ROSS1000', code: 'LT-0042', firstDay: '2027-04-10' },
  due: { kind: 'END' },
});
const PUGLIA = someRegionalSettings({
  ...{ region: 'PUGLIA', system: 'SPOT', firstDay: '2027-04-10', due: { kind: 'DAY', day: 10 } },
});
const UMBRIA = someRegionalSettings({
  ...{ region: 'UMBRIA', system: 'TABLE', firstDay: '2027-04-10', due: { kind: 'DAY', day: 5 } },
});
const TOLD = aTransmission({ id: 't7', kind: 'REGIONAL', date: '2027-05-01', guests: 3 });

type Day = Parameters<typeof aRegionalDay>[0];

/** The requested days: the first, the last and the described ones; the others are all alike. */
function daysOf(described: Readonly<Record<string, Day>> = {}, all: Day = {}) {
  return ({ query: { from = '', to = '' } }: WireCall) =>
    [...new Set([from, ...Object.keys(described), to])]
      .filter((date) => from <= date && date <= to)
      .toSorted()
      .map((date) => aRegionalDay({ ...all, ...described[date], date }));
}

type Site = Readonly<Record<string, unknown>>;

async function show(settings: unknown, answers: Site = {}, at = '/register/istat') {
  const rendered = await showAdmin(
    <Routes>
      <Route path="/register/istat" element={<IstatTab />} />
    </Routes>,
    {
      'GET /regional/settings': settings,
      'GET /regional/days': daysOf(),
      'GET /register/transmissions': [],
      'GET /register/stays': [],
      'GET /codes': findCodes,
      ...answers,
    },
    at,
  );
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  return rendered;
}

const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const requestsTo = (calls: readonly WireCall[], path: string) =>
  calls.filter((call) => call.path === path).map(({ query }) => query);

test('without a region it asks for that alone, by one select', async () => {
  await show(someRegionalSettings());
  await see('Scegli la regione');
  expect(labels()).toEqual(['Regione']);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('choosing one fills in its system, its due day and today; what is unverified is said, and all may be changed', async () => {
  let settings = someRegionalSettings();
  const { sent, banners } = await show(() => settings, {
    'PUT /regional/settings': () => {
      settings = LAZIO;
      return settings;
    },
  });
  await see('Regione');
  await enter('Regione', 'TOSCANA');
  await see('Il file si carica sul portale');
  await see('Ross1000 vale a Firenze, Prato e Pistoia: altrove scegli Tabella');
  await see('Non abbiamo verificato che la regione usi questo sistema: controllalo sul suo portale.');
  await see('Controlla la scadenza: la regola è della regione.');
  await see('Quella proposta è la più comune: per questa regione non l’abbiamo verificata.');
  await enter('Sistema', 'TABLE');
  await see('I numeri si copiano a mano sul portale');
  await enter('Regione', 'TRENTO');
  expect(fieldOf('Ore dall’arrivo').value).toBe('48');
  await seeNoMore('non l’abbiamo verificata');
  await enter('Regione', 'LAZIO');
  expect([fieldOf('Sistema').value, fieldOf('Scadenza').value, fieldOf('Primo giorno').value]).toEqual([
    'ROSS1000',
    'END',
    '2027-06-12',
  ]);
  await enter('Codice regione', ' LT-0042 ');
  await press('Aggiungi una chiusura');
  await enter('Dal', '2027-11-01');
  await enter('Al', '2028-02-28');
  await press('Salva le impostazioni ISTAT');
  await see('Impostazioni ISTAT');
  expect(sent()).toEqual([
    {
      method: 'PUT',
      path: '/regional/settings',
      body: {
        ...{ region: 'LAZIO', system: 'ROSS1000', code: 'LT-0042', firstDay: '2027-06-12', rooms: 1, beds: 4 },
        ...{ closed: [{ from: '2027-11-01', to: '2028-02-28' }], due: { kind: 'END' } },
      },
    },
  ]);
  await expect.poll(() => banners()).toEqual(['Impostazioni ISTAT salvate con successo']);
});

test('what the server refuses stands beside its field', async () => {
  const fields = { rooms: 'Le unità non possono essere più dei posti letto' };
  await show(LAZIO, { 'PUT /regional/settings': new Refusal(400, { error: fields.rooms, fields } as never) });
  await see('Impostazioni ISTAT');
  await enter('Unità', '6');
  await press('Salva le impostazioni ISTAT');
  const fieldStatus = () => {
    const field = fieldOf('Unità');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    return [field.getAttribute('aria-invalid'), described];
  };
  await expect.poll(fieldStatus).toEqual(['true', fields.rooms]);
});

test('the month before stands first, with its due day, what it adds up to and each day’s state', async () => {
  const { calls, address } = await show(LAZIO, {
    'GET /regional/days': daysOf(
      {
        '2027-05-03': { arrivals: 2, present: 2, rooms: 1, faults: 1 },
        '2027-05-04': { departures: 2 },
        '2027-05-10': { isOpen: false },
      },
      { state: 'TODO' },
    ),
  });
  await see('Da comunicare entro il 30 giugno 2027');
  await see('2 arrivi, 2 partenze, 2 notti');
  const choices = [...fieldOf('Mese').querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices).toEqual(['Mese precedente, maggio 2027', 'Questo mese, giugno 2027', 'aprile 2027']);
  expect(requestsTo(calls, '/regional/days')).toEqual([{ from: '2027-05-01', to: '2027-05-31' }]);
  const third = document.querySelector('[data-row="2027-05-03"]')?.textContent;
  expect(third).toContain('Da comunicare');
  expect(third).toContain('2 arrivi, 2 presenti, 1 camera occupata');
  expect(third).toContain('Da completare: 1');
  expect(document.querySelector('[data-row="2027-05-10"]')?.textContent).toContain('Chiuso');
  await enter('Mese', '2027-04');
  await expect.poll(() => requestsTo(calls, '/regional/days').at(-1)).toEqual({ from: '2027-04-10', to: '2027-04-30' });
  expect(address()).toBe('/register/istat?mese=2027-04');
  // Two months ago is past its due day.
  await see('In ritardo');
  await enter('Mese', '2027-06');
  await expect.poll(() => requestsTo(calls, '/regional/days').at(-1)).toEqual({ from: '2027-06-01', to: '2027-06-11' });
});

test('a month without anybody is to be told all the same', async () => {
  await show(LAZIO);
  await see('Anche senza ospiti il mese va comunicato.');
});

test('a house that begins today has no day yet, and says how to tell earlier ones', async () => {
  await show(someRegionalSettings({ ...LAZIO, firstDay: '2027-06-12' }));
  await see('Da qui si comunica dal 12 giugno 2027');
  expect(document.body.textContent).not.toContain('L’ho caricato');
});

test.each([
  [{ kind: 'HOURS', hours: 48 }, 'Da comunicare entro 48 ore da ogni arrivo'],
  [{ kind: 'DAILY' }, 'Da comunicare ogni giorno, entro il giorno dopo'],
  [{ kind: 'DAY', day: 8 }, 'Da comunicare entro l’8 giugno 2027'],
] as const)('the due day is said of %o', async (due, described) => {
  await show(someRegionalSettings({ ...LAZIO, due }));
  await see(described);
});

test('a refused file lists what is wrong, each leading to the window of its stay, here', async () => {
  const fields = {
    's1.guests.0.residenceState': 'Ospite 1, Paolo Rossi – Stato di residenza: è obbligatorio',
    's2.guests': 'Vrbo, 1–8 maggio 2027: mancano gli ospiti',
  };
  const { address } = await show(LAZIO, {
    'POST /register/transmissions': new Refusal(409, { error: 'Mancano dei dati', fields } as never),
    'GET /register/stays': [aRegisterStay({ startDate: '2027-05-01', endDate: '2027-05-08' })],
    'GET /register/stays/s1/guests': someGuests(),
  });
  await see('Dal 1 maggio 2027 al 31 maggio 2027');
  await press('L’ho caricato');
  await see('Confermi di aver caricato sul portale questi giorni?');
  await press('Conferma');
  await see('Mancano dei dati');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="alert"] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [fields['s1.guests.0.residenceState'], '/register/istat?ospiti=s1'],
    [fields['s2.guests'], '/register/istat?ospiti=s2'],
  ]);
  await acting(() => links[0]?.click());
  expect(address()).toBe('/register/istat?ospiti=s1');
  await see('Ospite 1, Paolo Rossi');
});

test('that days were uploaded is noted after a question, by a key that the next try keeps', async () => {
  let isReported = false;
  const answers = [new Refusal(503, { error: 'Guasto' }), TOLD];
  const { sent, banners } = await show(LAZIO, {
    'GET /regional/days': (call: WireCall) =>
      daysOf({ '2027-05-03': { arrivals: 3, present: 3 } }, { state: isReported ? 'UPLOADED' : 'TODO' })(call),
    'GET /register/transmissions': () => (isReported ? [TOLD, aTransmission()] : []),
    'POST /register/transmissions': () => {
      const answer = answers.shift();
      isReported = answer === TOLD;
      return answer;
    },
  });
  await see('Questo mese non è ancora stato comunicato.');
  await press('L’ho caricato');
  await see('Dal 1 maggio 2027 al 31 maggio 2027, 3 arrivi.');
  expect(sent()).toEqual([]);
  await press('Conferma');
  await see('Guasto');
  await press('L’ho caricato');
  await press('Conferma');
  await see('Tutti i giorni sono già comunicati.');
  const [first, second] = sent();
  expect(first?.body).toEqual({
    ...{ key: expect.any(String), kind: 'REGIONAL', from: '2027-05-01', to: '2027-05-31' },
  });
  expect(second?.body).toEqual(first?.body);
  await expect.poll(() => banners()).toEqual(['Comunicazione registrata con successo']);
  expect(document.querySelectorAll('[aria-label="Che cosa è stato comunicato alla regione"] > *')).toHaveLength(1);
});

test('what the region accepted is noted after a question, and is not taken back any more', async () => {
  let state = 'UPLOADED';
  const { sent } = await show(LAZIO, {
    'GET /register/transmissions': () => [{ ...TOLD, state }],
    'POST /register/transmissions/t7/accept': () => {
      state = 'ACCEPTED';
      return { ...TOLD, state };
    },
  });
  await see('Accettato dalla regione');
  await press('Accettato dalla regione');
  await see('Il portale ha accettato questi giorni? Dopo, la comunicazione non si può più annullare.');
  expect(sent()).toEqual([]);
  await press('Accettato dalla regione');
  await seeNoMore('Annulla la comunicazione');
  expect(sent().map(({ path }) => path)).toEqual(['/register/transmissions/t7/accept']);
  // A receipt may be stored all the same.
  await press('Aggiungi la ricevuta');
  await see('Se il portale della regione ti dà una ricevuta in PDF, tienila qui');
  expect(document.body.textContent).not.toContain('Stanotte cancelliamo nomi');
});

test('its receipt is kept beside its state: what is uploaded waits to be accepted, what is accepted stays so', async () => {
  let transmission: typeof TOLD = { ...TOLD, hasReceipt: true };
  const { sent } = await show(LAZIO, {
    'GET /register/transmissions': () => [transmission],
    'DELETE /register/transmissions/t7/receipt': () => {
      transmission = { ...TOLD, state: 'ACCEPTED' };
    },
  });
  const list = () => document.querySelector('[aria-label="Che cosa è stato comunicato alla regione"]')?.textContent;
  await see('RicevutaConservata');
  expect(list()).toContain('Caricato');
  expect(buttonOf('Accettato dalla regione')).toBeDefined();
  expect(() => buttonOf('Annulla la comunicazione')).toThrow();
  expect(() => buttonOf('Aggiungi la ricevuta')).toThrow();
  await press('Rimuovi la ricevuta');
  await see('la comunicazione resta com’è');
  await press('Rimuovi la ricevuta');
  await expect.poll(() => list()).not.toContain('Conservata');
  expect(list()).toContain('Accettato');
  expect(() => buttonOf('Rimuovi la ricevuta')).toThrow();
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /register/transmissions/t7/receipt']);
});

test('days on which nothing happens are one line, and those of a stay between its ends', async () => {
  const slept = { present: 2, rooms: 1 };
  await show(LAZIO, {
    'GET /regional/days': Array.from({ length: 31 }, (_, index) => {
      const date = `2027-05-${String(index + 1).padStart(2, '0')}`;
      if (date === '2027-05-10') return aRegionalDay({ date, ...slept, arrivals: 2 });
      if (date === '2027-05-14') return aRegionalDay({ date, departures: 2 });
      if (date === '2027-05-31') return aRegionalDay({ date, faults: 1 });
      return aRegionalDay({ date, ...('2027-05-10' < date && date < '2027-05-14' ? slept : {}) });
    }),
  });
  await see('Nessun movimento');
  const lines = [...document.querySelectorAll('[aria-label="I giorni del mese"] > li')];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1–9 maggioNessun movimentoDa comunicare',
    '10 maggio2 arrivi, 2 presenti, 1 camera occupataDa comunicare',
    '11–13 maggioOgni giorno 2 presenti, 1 camera occupataDa comunicare',
    '14 maggio2 partenzeDa comunicare',
    '15–30 maggioNessun movimentoDa comunicare',
    '31 maggioDa completare: 1Da comunicare',
  ]);
});

test('until then it is taken back after a question', async () => {
  const { sent } = await show(LAZIO, {
    'GET /register/transmissions': [TOLD],
    'DELETE /register/transmissions/t7': undefined,
  });
  await see('Annulla la comunicazione');
  await press('Annulla la comunicazione');
  await see('I suoi giorni tornano da comunicare. Quello che hai già caricato sul portale non cambia.');
  await press('Annulla la comunicazione');
  await expect.poll(() => sent()).toMatchObject([{ method: 'DELETE', path: '/register/transmissions/t7' }]);
});

test('days that became others are loaded anew; of SPOT they are put right by hand', async () => {
  const changed = {
    'GET /regional/days': daysOf({ '2027-05-03': { state: 'CHANGED' }, '2027-05-04': {} }, { state: 'ACCEPTED' }),
  };
  await show(LAZIO, changed);
  await see('Alcuni giorni sono cambiati dopo la comunicazione: caricali di nuovo.');
  await see('Il 3 maggio 2027');
  expect(document.querySelector('[data-row="2027-05-03"]')?.textContent).toContain('Cambiato');
  expect(document.querySelector('[data-row="2027-05-04"]')?.textContent).toContain('Accettato');
  await leaveAdmin();
  await show(PUGLIA, changed);
  await see('Correggi a mano su SPOT');
  expect(document.querySelector('[data-row="2027-05-03"]')?.textContent).toContain('Correggi a mano su SPOT');
  expect(document.body.textContent).not.toContain('L’ho caricato');
});

test('by hand the numbers themselves stand there, to copy or as a CSV', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
  const day = { arrivals: 2, departures: 0, present: 2 };
  const { calls, banners } = await show(UMBRIA, {
    'GET /regional/table': {
      month: '2027-05',
      days: [
        { date: '2027-05-01', ...day, rooms: 1 },
        { date: '2027-05-02', arrivals: 0, departures: 0, present: 0, rooms: 0 },
      ],
      rows: [
        { date: '2027-05-01', origin: 'FRANCIA', ...day, arrivals: 1, present: 1 },
        { date: '2027-05-01', origin: 'RM', ...day, arrivals: 1, present: 1 },
      ],
    },
  });
  await see('I numeri si copiano a mano sul portale');
  await see('FRANCIA');
  expect(requestsTo(calls, '/regional/table')).toEqual([{ month: '2027-05' }]);
  expect(() => buttonOf('Scarica il file')).toThrow();
  await press('Copia');
  expect(copied[0]?.split('\n')).toEqual([
    'Giorno\tProvenienza\tArrivi\tPartenze\tPresenti\tCamere occupate',
    'mag 01, 2027\tFRANCIA\t1\t0\t1\t1',
    'mag 01, 2027\tRM\t1\t0\t1\t1',
    'mag 02, 2027\t\t0\t0\t0\t0',
  ]);
  await expect.poll(() => banners()).toEqual(['Numeri copiati con successo']);
  await press('L’ho caricato');
  await see('Confermi di aver copiato sul portale questi giorni?');
});

test('with no system nothing is told from here', async () => {
  const { calls } = await show(someRegionalSettings({ ...LAZIO, system: 'NONE' }));
  await see('Con questo sistema da qui non si comunica niente.');
  expect(requestsTo(calls, '/regional/days')).toEqual([]);
});

test('what cannot be read says why, and can be asked again', async () => {
  let isMissing = true;
  await show(LAZIO, {
    'GET /regional/days': (call: WireCall) =>
      isMissing ? new Refusal(409, { error: 'Carica prima le tabelle ufficiali' }) : daysOf()(call),
  });
  await see('Carica prima le tabelle ufficiali');
  isMissing = false;
  await press('Riprova');
  await see('Anche senza ospiti il mese va comunicato.');
});
