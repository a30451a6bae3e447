// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { buttonOf, enter, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { BookingsScreen } from './bookings-screen.tsx';

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

const today = todayInRome(new Date());
const on = (from: number, to: number) => ({ startDate: addDays(today, from), endDate: addDays(today, to) });
const money = { total: 60_571, byAgreement: false, paid: 18_171, missing: 42_400, isLate: true, next: null };
const guest = { guestName: 'Ada Rossi', guestEmail: 'ada@example.com', numberOfGuests: 2, source: 'SITE' } as const;

const first = aBooking({ id: 'b1', ...on(10, 17), status: 'PENDING', ...guest, guestName: 'Ada Rossi', money });
const second = aBooking({ id: 'b2', ...on(30, 37), status: 'PENDING', ...guest, guestName: 'Bea Serra', money });
const taken = aBooking({ id: 'b3', ...on(50, 57), status: 'PENDING', ...guest, guestName: 'Ciro Neri', money });
const stay = aBooking({
  id: 'b4',
  ...on(52, 59),
  ...guest,
  guestName: 'Dora Blu',
  source: 'OWNER',
  note: 'Con un cane\ne un gatto',
  money,
});
const block = aBooking({
  id: 'b5',
  ...on(70, 72),
  status: 'NOT_AVAILABLE',
  isBlocked: true,
  reason: 'Lavori',
  source: 'OWNER',
});
const imported = aBooking({
  id: 'b6',
  ...on(80, 82),
  status: 'NOT_AVAILABLE',
  isBlocked: true,
  source: 'CHANNEL',
  channel: { id: 'c1', name: 'Airbnb', as: 'CLOSURE', checkOut: addDays(today, 83) },
});
const alone = aBooking({ id: 'b7', ...on(90, 97), ...guest, guestName: 'Elsa Viola', isInstant: true, money });
const ALL = [first, second, taken, stay, block, imported];

function onScreen(matching: '(min-width' | '(max-width') {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.startsWith(matching), media: query }),
  );
}

const onWideScreen = () => onScreen('(min-width');
const onPhone = () => onScreen('(max-width');

async function show(bookings: readonly Booking[] = ALL, at = '/bookings') {
  const screen = SCREENS.find(({ path }) => path === 'bookings');
  const view = await showAdmin(
    <ScreenContext value={screen}>
      <BookingsScreen />
    </ScreenContext>,
    { 'GET /bookings': bookings, 'GET /channels/clashes': [] },
    at,
  );
  return view;
}

const rowOf = (id: string): Element => {
  const row = document.querySelector(`[data-row="${id}"]`);
  if (!row) throw new Error(`there is no row ${id}`);
  return row;
};

const buttonsOf = (id: string) =>
  [...rowOf(id).querySelectorAll('button')].map(({ textContent, dataset }) => [textContent, dataset.variant]);

test('a row says who, when, how many, what of its price came, how it stands and whence it is', async () => {
  onWideScreen();
  await show();
  await see('Dora Blu');
  expect(
    [...document.querySelectorAll('thead th[scope="col"]')].map(({ textContent }) => textContent).slice(0, 7),
  ).toEqual(['Ospite', 'Soggiorno', 'Ospiti', 'Prezzo', 'Pagato', 'Stato', 'Provenienza']);
  const [guestCell, , , price, paid, , source] = [...rowOf('b4').children].map(({ textContent }) => textContent);
  expect(guestCell).toBe('Dora Bluada@example.comCon un cane');
  expect([price, paid, source]).toEqual(['605,71\u00A0€', '181,71\u00A0€ in ritardo', 'Inserita da te']);
  expect(rowOf('b6').lastElementChild?.textContent).toBe('Airbnb');
  expect(rowOf('b4').querySelector('a')?.getAttribute('href')).toBe('/bookings/b4');
});

test('in a row there is nothing but what is decided there, the first request alone is filled', async () => {
  await show();
  await see('Dora Blu');
  expect(buttonsOf('b1')).toEqual([
    ['Conferma', 'filled'],
    ['Rifiuta', 'outline'],
  ]);
  expect(buttonsOf('b2')).toEqual([
    ['Conferma', 'outline'],
    ['Rifiuta', 'default'],
  ]);
  expect(buttonsOf('b3')).toEqual([['Rifiuta', 'default']]);
  expect(buttonsOf('b4')).toEqual([]);
  expect(buttonsOf('b5')).toEqual([['Sblocca', 'default']]);
  expect(buttonsOf('b6')).toEqual([]);
});

test('it is filtered by whence they come and how their money stands, and the address says so', async () => {
  const { address } = await show();
  await see('Dora Blu');
  expect(document.querySelector('select[aria-label="Provenienza"]')).toBeNull();
  await press('Filtri');
  const choose = async (label: string, value: string) => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
    if (!select) throw new Error(`there is no choice ${label}`);
    select.id = label;
    const name = document.createElement('label');
    name.htmlFor = label;
    name.textContent = label;
    document.body.append(name);
    await enter(label, value);
    name.remove();
  };
  await choose('Provenienza', 'OWNER');
  expect([...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual(['b4', 'b5']);
  await choose('Pagamento', 'late');
  expect([...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual(['b4']);
  expect(address()).toBe('/bookings?da=OWNER&pagamento=late');
  await press('Filtri (2)');
  await see('Provenienza: Inserita da te · Pagamento: In ritardo');
  expect(document.querySelector('select[aria-label="Provenienza"]')).toBeNull();
});

test('one button says how many filters an address sets, on a phone its search too, and which', async () => {
  const at = '/bookings?stato=PENDING&anno=nonsense&prenotazioni.cerca=serra';
  onPhone();
  await show(ALL, at);
  await see('Stato: Da decidere · Cerca: serra');
  expect(buttonOf('Filtri (2)').getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelectorAll('input[type="search"]')).toHaveLength(0);
  expect([...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual(['b2']);
  await leaveAdmin();
  onWideScreen();
  await show(ALL, at);
  await see('Filtri (1)');
  expect(document.body.textContent).not.toContain('Cerca: serra');
  expect(document.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe('serra');
});

const past = [
  aBooking({ id: 'p1', ...guest, guestName: 'Gaia Neri', startDate: '2024-06-01', endDate: '2024-06-08', money }),
  aBooking({ id: 'p2', ...guest, guestName: 'Ivo Conti', startDate: '2023-06-03', endDate: '2023-06-10' }),
  aBooking({ id: 'p3', ...guest, guestName: 'Lia Sole', startDate: '2023-05-03', endDate: '2023-05-10' }),
];
const pastLines = () => [...document.querySelectorAll('[aria-labelledby="group-closed"] li')];

test('what is past is a line each in its year, which opens at a press and is found so by who comes back', async () => {
  const { address } = await show([...past, stay]);
  await see('Passate e chiuse (2)');
  expect(pastLines()).toEqual([]);
  await press('2023 (2)');
  const [line] = pastLines();
  expect(line?.textContent).toBe('Ivo Contigiu 03, 2023 – giu 10, 20232 ospitiConfermata');
  expect(line?.querySelector('a')?.getAttribute('href')).toBe('/bookings/p2');
  expect(address()).toBe('/bookings?passate=2023');
  await leaveAdmin();
  await show([...past, stay], '/bookings?passate=2023');
  await see('Lia Sole');
  await press('2023 (2)');
  expect(pastLines()).toEqual([]);
});

test('what is past and looked for is seen at once', async () => {
  await show([...past, stay], '/bookings?anno=2023');
  await see('Passate e chiuse (2)');
  expect(pastLines()).toHaveLength(2);
});

test('a past stay that has not been paid in time stands open before those to come', async () => {
  await show([...past, stay]);
  await see('Ancora in sospeso (1)');
  expect([...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual(['p1', 'b4']);
});

test('paper says what the screen says: the filters, the groups and each booking in the same words', async () => {
  window.print = () => undefined;
  await show([...past, stay, first], '/bookings?da=OWNER');
  await see('Dora Blu');
  await press('Stampa');
  const sheet = document.querySelector('body > div:has(> h1)');
  expect([...(sheet?.querySelectorAll('p') ?? [])].at(-1)?.textContent).toBe('Provenienza: Inserita da te');
  const rows = [...(sheet?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.slice(0, 2)).toEqual([
    ['Ospite', 'Soggiorno', 'Ospiti', 'Prezzo', 'Pagato', 'Stato', 'Provenienza', 'Ricevuta il'],
    ['In programma (1)'],
  ]);
  expect(rows).toHaveLength(3);
  expect(rows[2]?.[0]).toBe('Dora Bluada@example.comCon un cane\ne un gatto');
  expect(rows[2]?.slice(2)).toEqual([
    '2 ospiti',
    '605,71\u00A0€',
    '181,71\u00A0€ in ritardo',
    'Confermata',
    'Inserita da te',
    '',
  ]);
  expect(sheet?.querySelector('button')).toBeNull();
});

test('on paper what is past stands under its heading, and a list that was sorted is one', async () => {
  window.print = () => undefined;
  await show([...past, first]);
  await see('Ada Rossi');
  await press('Stampa');
  const headings = () =>
    [...document.querySelectorAll('body > div:has(> h1) th[scope="rowgroup"]')].map(({ textContent }) => textContent);
  expect(headings()).toEqual(['Richieste in attesa (1)', 'Ancora in sospeso (1)', 'Passate e chiuse (2)']);
  await leaveAdmin();
  await show([...past, first], '/bookings?prenotazioni.ordine=arrivo');
  await see('Ada Rossi');
  await press('Stampa');
  expect(headings()).toEqual(['Prenotazioni (4)']);
});

test('on a phone the calendar below is unfolded by its heading', async () => {
  onPhone();
  await show([stay]);
  await see('Panoramica del calendario delle prenotazioni');
  const months = () => document.querySelectorAll('[aria-label="Calendario delle disponibilità"]');
  expect(months()).toHaveLength(0);
  await press('Panoramica del calendario delle prenotazioni');
  expect(months()).toHaveLength(1);
});

test('in an order of its own it is one list', async () => {
  await show(ALL, '/bookings?prenotazioni.ordine=-arrivo');
  await see('Prenotazioni (6)');
  expect([...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'))).toEqual([
    'b6',
    'b5',
    'b4',
    'b3',
    'b2',
    'b1',
  ]);
});

test.each([
  ['denaro', 'soldi'],
  ['messaggi', 'conversazione'],
  ['lettere', 'lettere'],
])('an address of old, ?%s, is the page’s now', async (parameter, section) => {
  const { address } = await show(ALL, `/bookings?${parameter}=b4`);
  expect(address()).toBe(`/bookings/b4#${section}`);
});

test('days are closed as ever, beside the way to a booking by hand', async () => {
  await show([]);
  await see('Nessuna prenotazione trovata.');
  const [blockDates, byHand] = [
    ...document.querySelectorAll<HTMLElement>('header .mantine-Button-root, header [data-variant]'),
  ].filter(({ textContent }) => ['Block Dates', 'Nuova prenotazione'].includes(textContent ?? ''));
  expect(blockDates?.dataset.variant).toBe('outline');
  expect(byHand?.getAttribute('href')).toBe('/bookings/new');
  await press('Block Dates');
  await see('Blocca range di date');
  await see('Panoramica del calendario delle prenotazioni');
  await see('Apri il calendario');
});

test('a stay that was confirmed without the owner says so, and no other does', async () => {
  await show([stay, alone]);
  await see('Elsa Viola');
  await see('Confermata da sola');
  expect(document.body.textContent?.split('Confermata da sola')).toHaveLength(2);
});
