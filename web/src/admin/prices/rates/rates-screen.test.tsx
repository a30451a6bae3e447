// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { afterEach, expect, test, vi } from 'vitest';
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
  tick,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { RatesScreen } from './rates-screen.tsx';

afterEach(leaveAdmin);
afterEach(() => void vi.unstubAllGlobals());

const YEAR = Number(todayInRome(new Date()).slice(0, 4)) + 1;
const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const FIRST = { ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' };
const LATER = {
  ...FIRST,
  seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 777 }],
  validFrom: YEAR + 1,
  version: 'l2',
};
const conflict = (current: object) =>
  new Refusal(412, { error: 'Nel frattempo è cambiato', current } as { error: string });

function SCREEN() {
  return (
    <ScreenContext value={SCREENS.find(({ path }) => path === 'rates')}>
      <RatesScreen />
    </ScreenContext>
  );
}

async function show(answers: Readonly<Record<string, unknown>> = {}, at = '/rates') {
  const view = await showAdmin(
    <SCREEN />,
    {
      'GET /rates/years': [FIRST, LATER],
      'GET /price-rules': RULES,
      'PUT /rates': ({ body }: WireCall) => ({ ...FIRST, ...(body as object), version: 'l3' }),
      'PUT /price-rules': ({ body }: WireCall) => ({ ...RULES, ...(body as object), version: 'v2' }),
      [`PUT /rates/${YEAR + 1}`]: ({ body }: WireCall) => ({ ...LATER, ...(body as object), version: 'l4' }),
      [`PUT /rates/${YEAR + 2}`]: ({ body }: WireCall) => ({ ...LATER, ...(body as object), version: 'l5' }),
      [`DELETE /rates/${YEAR + 1}`]: undefined,
      ...answers,
    },
    at,
  );
  return view;
}

async function showList(answers: Readonly<Record<string, unknown>> = {}) {
  const view = await show(answers);
  await see('Listino prezzi');
  await enter('Anno', String(YEAR));
  return view;
}

async function showYear(answers: Readonly<Record<string, unknown>> = {}) {
  const view = await showList(answers);
  await press('Vedi l’anno');
  return view;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label="Stagioni e prezzi"] button')];
const textsOfRows = () => rows().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

async function openRow(days: string): Promise<void> {
  const found = rows().find(({ textContent }) => textContent?.startsWith(days));
  if (!found) throw new Error(`there is no row ${days}`);
  await acting(() => found.click());
  await see('Prezzo di questi giorni');
}

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
const nameOf = (day: string) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}, ${day.slice(0, 4)}`;

function dayOf(monthDay: string, year = YEAR): HTMLElement {
  const cells = [...document.querySelectorAll<HTMLElement>('[role="grid"] td')];
  const found = cells.find((cell) => cell.getAttribute('aria-label')?.startsWith(`${nameOf(`${year}-${monthDay}`)}: `));
  if (!found) throw new Error(`there is no day ${monthDay}`);
  return found;
}

const labelOf = (monthDay: string) => dayOf(monthDay).getAttribute('aria-label')?.replaceAll('\u00a0', ' ').slice(14);

async function pick(from: string, to: string): Promise<void> {
  await acting(() => dayOf(from).click());
  await acting(() => dayOf(to).click());
  await see('Prezzo di questi giorni');
}

async function keyOn(element: Element | null, key: string, shiftKey = false): Promise<void> {
  await acting(
    () => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
  );
}

function named(label: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`there is no button ${label}`);
  return found;
}

const tabOf = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`there is no tab ${name}`);
  return found;
};

const listOf = (body: unknown) =>
  (body as { readonly seasons: readonly { from: string; to: string; weeklyPrice: number }[] }).seasons;

const inWindow = () => document.querySelector('[role="dialog"]') ?? document.body;

test('a tab is kept in the address, and one with changes asks before it is left', async () => {
  const { address } = await show();
  await see('Listino prezzi');
  await acting(() => tabOf('Soggiorni brevi').click());
  expect(address()).toBe('/rates?parte=brevi');
  await enter('Ospiti compresi', '3');
  await acting(() => tabOf('Listino').click());
  await see('Ci sono modifiche non salvate. Lasciarle?');
  await press('Resta qui');
  expect(fieldOf('Ospiti compresi').value).toBe('3');
  await acting(() => tabOf('Listino').click());
  await press('Lasciale');
  await see('Listino prezzi');
  expect(address()).toBe('/rates');
});

test('each season tells its days, week, night and fewest nights; its window saves the list at once', async () => {
  const { sent, banners } = await showList({
    'GET /stay-rules': {
      ...initialStayRules,
      seasons: [
        { from: '08-01', to: '08-15', minNights: 7 },
        { from: '08-16', to: '08-31', minNights: 3 },
      ],
      version: 'r1',
    },
  });
  await see('almeno 7 notti');
  expect(textsOfRows()).toHaveLength(13);
  expect(textsOfRows().slice(5, 8)).toEqual([
    '16–31 luglio 690 € a settimana 98,57 € a notte · almeno 1 notte',
    '1–8 agosto 890 € a settimana 127,14 € a notte · almeno 7 notti',
    '9–19 agosto 1.050 € a settimana 150 € a notte · almeno 3–7 notti',
  ]);
  await openRow('9–19 agosto');
  await see('Prende il posto di: 9–19 agosto, 1.050');
  const filled = ['Dal', 'Al', '€ a settimana'].map((label) => fieldOf(label).value);
  expect(filled).toEqual([`${YEAR}-08-09`, `${YEAR}-08-19`, '1050']);
  await enter('€ a settimana', '1200');
  await press('Salva listino', inWindow());
  await seeNoMore('Prezzo di questi giorni');
  await expect.poll(banners).toEqual(['Listino salvato con successo']);
  expect(sent().map(({ path }) => path)).toEqual(['/rates']);
  expect(listOf(sent()[0]?.body)[7]).toMatchObject({ from: '08-09', to: '08-19', weeklyPrice: 1200 });
  expect(textsOfRows()[7]).toContain('1.200 € a settimana');
});

test('the window says what it replaces as its dates and its years are typed, and an exception is a row too', async () => {
  const ferragosto = { startDate: `${YEAR}-08-14`, endDate: `${YEAR}-08-15`, label: 'Ferragosto', weeklyPrice: 1400 };
  const { sent } = await showList({ 'GET /price-rules': { ...RULES, exceptions: [ferragosto] } });
  expect(textsOfRows()[8]).toBe(`14–15 agosto ${YEAR} 1.400 € a settimana Ferragosto · 200 € a notte`);
  await openRow('1–8 agosto');
  await enter('Al', `${YEAR}-08-14`);
  const told = () => document.querySelector('[role="dialog"] [role="status"]')?.textContent?.replaceAll('\u00a0', ' ');
  expect(told()).toBe(
    'Prende il posto di: 1–8 agosto, 890 € a settimana; 9–19 agosto, 1.050 € a settimana. Su alcuni di questi giorni resta un’eccezione.',
  );
  await tick('Solo queste date');
  expect(told()).toContain(`9–19 agosto, 1.050 € a settimana; 14–15 agosto ${YEAR}, Ferragosto, 1.400 € a settimana.`);
  await press('Chiudi');
  await openRow('9–19 agosto');
  expect(fieldOf('€ a settimana').value).toBe('1050');
  expect(fieldOf('Ogni anno')).toMatchObject({ checked: true });
  await see('Su alcuni di questi giorni resta un’eccezione.');
  await press('Chiudi');
  await openRow(`14–15 agosto ${YEAR}`);
  expect(fieldOf('Solo queste date')).toMatchObject({ checked: true });
  expect(fieldOf('Nome (facoltativo)').value).toBe('Ferragosto');
  await enter('€ a settimana', '1500');
  await press('Salva listino', inWindow());
  await seeNoMore('Prezzo di questi giorni');
  await expect
    .poll(sent)
    .toMatchObject([{ path: '/price-rules', body: { exceptions: [{ ...ferragosto, weeklyPrice: 1500 }] } }]);
});

test('while the list is being saved, a window keeps what is typed until it can be saved, too', async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const save = async ({ body }: WireCall) => {
    await isFree;
    return { ...FIRST, ...(body as object), version: 'l3' };
  };
  const { sent } = await showList({ 'PUT /rates': save });
  await openRow('1–8 agosto');
  await enter('€ a settimana', '900');
  await press('Salva listino', inWindow());
  await seeNoMore('Prezzo di questi giorni');
  await openRow('9–19 agosto');
  await enter('€ a settimana', '1200');
  await press('Salva listino', inWindow());
  expect(fieldOf('€ a settimana').value).toBe('1200');
  await acting(() => free());
  await expect.poll(() => buttonOf('Salva listino', inWindow()).getAttribute('aria-disabled')).toBeNull();
  await press('Salva listino', inWindow());
  await seeNoMore('Prezzo di questi giorni');
  await expect.poll(() => sent().map(({ body }) => listOf(body)[7]?.weeklyPrice)).toEqual([1050, 1200]);
});

test('the painted year is folded on a phone, and stands beside the list at a desk', async () => {
  await showList();
  const grids = () => document.querySelectorAll('[role="grid"]').length;
  expect([grids(), buttonOf('Vedi l’anno').getAttribute('aria-expanded')]).toEqual([0, 'false']);
  await press('Vedi l’anno');
  expect([grids(), buttonOf('Vedi l’anno').getAttribute('aria-expanded')]).toEqual([12, 'true']);
  await enter('Anno', String(YEAR + 1));
  expect(grids()).toBe(12);
  await leaveAdmin();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(min-width: 75em)' }),
  );
  await showList();
  expect(grids()).toBe(12);
  expect(() => buttonOf('Vedi l’anno')).toThrow();
});

test('days that are picked get a price of every year; list and grid are one draft, saved without the exceptions', async () => {
  const { sent, banners } = await showYear();
  expect(labelOf('06-12')).toBe('350 € a settimana');
  await pick('05-20', '06-20');
  expect(fieldOf('€ a settimana').value).toBe('');
  await enter('€ a settimana', '410');
  await press('Applica');
  await seeNoMore('Prezzo di questi giorni');
  expect(labelOf('06-12')).toBe('410 € a settimana');
  expect(labelOf('06-21')).toBe('500 € a settimana');
  await press('Elenco delle stagioni');
  expect(document.querySelectorAll('fieldset[aria-label^="Stagione"]')).toHaveLength(13);
  await press('Salva listino');
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /rates']);
  expect(listOf(sent()[0]?.body)).toContainEqual({
    from: '05-20',
    to: '06-20',
    weeklyPrice: 410,
    nightlyPrice: null,
    weekendPrice: null,
    byNight: null,
    minPrice: null,
  });
  expect(banners()).toEqual(['Listino salvato con successo']);
  await seeNoMore('Annulla le modifiche');
});

test('these dates alone are an exception with its name, which can be taken away again', async () => {
  const { sent } = await showYear();
  await pick('08-14', '08-15');
  expect(fieldOf('€ a settimana').value).toBe('1050');
  await tick('Solo queste date');
  await enter('Nome (facoltativo)', 'Ferragosto');
  await enter('€ a settimana', '1400');
  await press('Applica');
  expect(labelOf('08-15')).toBe('1.400 € a settimana, Ferragosto');
  await press('Salva listino');
  expect(sent()).toMatchObject([
    {
      path: '/price-rules',
      body: {
        exceptions: [{ startDate: `${YEAR}-08-14`, endDate: `${YEAR}-08-15`, label: 'Ferragosto', weeklyPrice: 1400 }],
      },
    },
  ]);
  await pick('08-15', '08-15');
  expect(fieldOf('Solo queste date')).toMatchObject({ checked: true });
  await tick('Ogni anno');
  await see('Su alcuni di questi giorni resta un’eccezione.');
  await press('Rimuovi l’eccezione');
  expect(labelOf('08-15')).toBe('1.050 € a settimana');
});

test('counted by the night, a week is what seven nights come to', async () => {
  const { sent } = await showYear();
  await pick('05-01', '05-31');
  await tick('Calcola sempre a notte');
  await enter('€ a notte', '');
  await press('Applica');
  await see('Per contare le notti serve un prezzo a notte');
  await enter('€ a notte', '60');
  await enter('€ a notte nel fine settimana', '90');
  expect(fieldOf('€ a settimana')).toMatchObject({ value: '480', disabled: true });
  await press('Applica');
  expect(labelOf('05-10')).toBe('60 € a notte');
  await press('Salva listino');
  expect(listOf(sent()[0]?.body)[1]).toMatchObject({
    weeklyPrice: 480,
    nightlyPrice: 60,
    weekendPrice: 90,
    byNight: true,
  });
});

test('the list has the fields of a season, and what few have behind a button; fees stand below', async () => {
  const { sent } = await showYear();
  expect(document.body.textContent).not.toContain('Altri prezzi');
  await press('Elenco delle stagioni');
  await see('Altri prezzi');
  expect(() => fieldOf('Prezzo minimo del soggiorno (€)')).toThrow();
  await press('Altri prezzi');
  for (const label of ['€ a notte', '€ a notte nel fine settimana', 'Calcola sempre a notte']) {
    expect(fieldOf(label).value).toMatch(/^(?:|on)$/);
  }
  await enter('Prezzo minimo del soggiorno (€)', '350');
  await enter('Pulizia finale (euro)', '45');
  await enter('Biancheria e asciugamani (euro)', '25');
  await press('Salva listino');
  expect(sent()).toMatchObject([{ path: '/rates', body: { cleaningFee: 45, linenFee: 25 } }]);
  expect(listOf(sent()[0]?.body).at(-1)).toMatchObject({ minPrice: 350 });
});

test.each([
  ['Solo il listino', 'LIST'],
  ['Anche «da … €»', 'FROM'],
  ['Anche i prezzi nel calendario', 'CALENDAR'],
] as const)('what the site shows of prices is chosen beside the list, and saved alone: %s', async (label, chosen) => {
  const other = chosen === 'LIST' ? 'FROM' : 'LIST';
  const { sent, banners } = await showYear({ 'GET /price-rules': { ...RULES, show: other } });
  await see('Prezzi visibili sul sito');
  expect(fieldOf(label)).toMatchObject({ checked: false });
  await tick(label);
  await press('Salva listino');
  expect(sent()).toEqual([{ method: 'PUT', path: '/price-rules', body: { show: chosen } }]);
  expect(banners()).toEqual(['Listino salvato con successo']);
});

test('where the list is saved and what the site shows is not, it says so and is sent again', async () => {
  let fails = true;
  const { sent } = await showYear({
    'PUT /price-rules': ({ body }: WireCall) =>
      fails ? new Refusal(500, { error: 'Errore interno' }) : { ...RULES, ...(body as object), version: 'v2' },
  });
  await enter('Pulizia finale (euro)', '35');
  await tick('Anche i prezzi nel calendario');
  await press('Salva listino');
  await see('Il listino è salvato, i prezzi visibili sul sito no: riprova.');
  fails = false;
  await press('Salva listino');
  await seeNoMore('i prezzi visibili sul sito no');
  expect(sent().map(({ path }) => path)).toEqual(['/rates', '/price-rules', '/price-rules']);
});

test('Escape leaves all as it was', async () => {
  await showYear();
  await pick('05-20', '06-20');
  await enter('€ a settimana', '410');
  await keyOn(fieldOf('€ a settimana'), 'Escape');
  await seeNoMore('Prezzo di questi giorni');
  expect(labelOf('06-12')).toBe('350 € a settimana');
  expect(document.body.textContent).not.toContain('Annulla le modifiche');
});

test('the keys walk the days, Shift picks, and Enter opens the window', async () => {
  await showYear();
  const cells = [...document.querySelectorAll<HTMLElement>('[role="grid"] td[tabindex="0"]')];
  expect(cells).toHaveLength(1);
  await acting(() => dayOf('06-12').focus());
  await keyOn(document.activeElement, 'ArrowRight');
  expect(document.activeElement).toBe(dayOf('06-13'));
  await keyOn(document.activeElement, 'ArrowDown', true);
  expect(dayOf('06-15').getAttribute('aria-selected')).toBe('true');
  await keyOn(document.activeElement, 'Enter');
  await see('Prezzo di questi giorni');
  expect(fieldOf('Dal').value).toBe(`${YEAR}-06-13`);
  expect(fieldOf('Al').value).toBe(`${YEAR}-06-20`);
});

test('the ends of a chosen season are moved by the arrow keys, and the neighbour follows', async () => {
  const { sent } = await showYear();
  await acting(() => dayOf('06-20').click());
  await keyOn(named('Inizio: giu 16'), 'ArrowLeft');
  await keyOn(named('Fine: giu 30'), 'ArrowLeft');
  expect(named('Inizio: giu 15').isConnected && named('Fine: giu 29').isConnected).toBe(true);
  expect(labelOf('06-15')).toBe('500 € a settimana');
  expect(labelOf('06-30')).toBe('630 € a settimana');
  await press('Salva listino');
  const june = listOf(sent()[0]?.body).map(({ from, to }) => `${from} ${to}`);
  expect(june).toEqual(expect.arrayContaining(['06-01 06-14', '06-15 06-29', '06-30 07-15']));
});

test('a hole can be made in the list alone, is named and hatched, and is not saved', async () => {
  const { sent } = await showYear({ 'PUT /rates': new Refusal(400, { error: 'no' }) });
  await press('Elenco delle stagioni');
  const may = document.querySelector<HTMLElement>('fieldset[aria-label="Stagione 2"]');
  const to = may?.querySelectorAll('input')[1];
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await acting(() => {
    setter?.call(to, '29/05');
    to?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await see('Nessuna stagione comprende i giorni: dal 30/05 al 31/05.');
  expect(labelOf('05-30')).toBe('Senza prezzo');
  expect(document.querySelector('ul[aria-label="Che cosa dicono i colori"]')?.textContent).toContain('Senza prezzo');
  await press('Salva listino');
  expect(sent()).toEqual([]);
});

test('where only the exceptions fail they stay typed, and are alone sent again', async () => {
  let fails = true;
  const { sent, banners } = await showYear({
    'PUT /price-rules': ({ body }: WireCall) =>
      fails ? new Refusal(500, { error: 'Errore interno' }) : { ...RULES, ...(body as object), version: 'v2' },
  });
  await enter('Pulizia finale (euro)', '35');
  await pick('08-14', '08-15');
  await tick('Solo queste date');
  await enter('€ a settimana', '1400');
  await press('Applica');
  await press('Salva listino');
  await see('Il listino è salvato, le eccezioni no: riprova.');
  expect(labelOf('08-15')).toBe('1.400 € a settimana, eccezione');
  fails = false;
  await press('Salva listino');
  await seeNoMore('Il listino è salvato, le eccezioni no: riprova.');
  expect(sent().map(({ path }) => path)).toEqual(['/rates', '/price-rules', '/price-rules']);
  expect(banners()).toEqual(['Listino salvato con successo']);
});

test('somebody else was quicker: what is typed is kept, saved again knowingly or given up for hers', async () => {
  let isOld = true;
  const ownersList = { ...FIRST, cleaningFee: 99, version: 'l9' };
  const { calls } = await showYear({
    'PUT /rates': (call: WireCall) =>
      isOld ? conflict(ownersList) : { ...ownersList, ...(call.body as object), version: 'l10' },
  });
  await enter('Pulizia finale (euro)', '35');
  await press('Salva listino');
  await see('Nel frattempo qualcun altro ha modificato questi dati.');
  expect(fieldOf('Pulizia finale (euro)').value).toBe('35');
  isOld = false;
  await press('Salva listino');
  await seeNoMore('Nel frattempo');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ version }) => version)).toEqual(['l1', 'l9']);
});

test('another list asks before it is shown; changes are given up by their button', async () => {
  await showYear();
  await see('Vale il listino di ogni anno.');
  await enter('Pulizia finale (euro)', '35');
  await enter('Anno', String(YEAR - 1));
  expect(fieldOf('Pulizia finale (euro)').value).toBe('35');
  await enter('Anno', String(YEAR + 1));
  await see('Ci sono modifiche non salvate. Lasciarle?');
  await press('Resta qui');
  await press('Annulla le modifiche');
  expect(fieldOf('Pulizia finale (euro)').value).toBe('30');
  await enter('Anno', String(YEAR + 1));
  await see(`Vale il listino dal ${YEAR + 1}.`);
});

test('a list from a year is deleted once that is confirmed; the first one cannot be', async () => {
  const { sent } = await showYear();
  expect(() => buttonOf('Elimina questo listino')).toThrow();
  await enter('Anno', String(YEAR + 1));
  await press('Elimina questo listino');
  expect(sent()).toEqual([]);
  await press('Elimina');
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /rates/${YEAR + 1}`]);
});

test('a list is copied into another year with a raise, each season before and after; fees stay', async () => {
  const { sent } = await showYear();
  await press('Copia in un altro anno');
  await enter('Dal', String(YEAR + 2));
  await enter('Aumento in percento', '3');
  await enter('Arrotonda a', '5');
  const rows = [...document.querySelectorAll('tr')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toContain('9–19 agosto1.050 € a settimana1.080 € a settimana');
  await enter('Aumento in percento', '101');
  await press('Crea listino');
  await see('Scrivi un numero intero da -50 a 100');
  expect(sent()).toEqual([]);
  await enter('Aumento in percento', '3');
  await press('Crea listino');
  await seeNoMore('Crea listino');
  expect(sent()).toMatchObject([
    { method: 'PUT', path: `/rates/${YEAR + 2}`, body: { cleaningFee: 30, linenFee: 20 } },
  ]);
  expect(listOf(sent()[0]?.body)[7]).toMatchObject({ from: '08-09', weeklyPrice: 1080 });
});

test('what cannot be read says so with a way on', async () => {
  let fails = true;
  await show({ 'GET /rates/years': () => (fails ? new Refusal(500, { error: 'Errore interno' }) : [FIRST]) });
  await see('Errore nel caricamento del listino');
  fails = false;
  await press('Riprova');
  await see('Listino prezzi');
});

test('a click on a day and another pick the days between in either order, and the last day is itself alone', async () => {
  await showYear();
  const first = `${YEAR}-07-03`;
  await pick('07-03', '06-28');
  expect([fieldOf('Dal').value, fieldOf('Al').value]).toEqual([addDays(first, -5), first]);
});
