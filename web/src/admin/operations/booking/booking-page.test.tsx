// @vitest-environment jsdom

import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBookingInFull, answersOf, someMoney } from '../../../testing/booking-answers.ts';
import {
  buttonOf,
  enter,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { INNER_SCREENS } from '../../shell/screens.ts';
import { BookingPage } from './booking-page.tsx';

const SCREEN = INNER_SCREENS.find(({ path }) => path === 'bookings/:id');

const today = todayInRome(new Date());
const AHEAD = { startDate: addDays(today, 20), endDate: addDays(today, 27) };
const OVER = { startDate: addDays(today, -27), endDate: addDays(today, -20) };
const LONG_OVER = { startDate: addDays(today, -97), endDate: addDays(today, -90) };
const PHONE = '(max-width: 47.99em)';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

type Shown = {
  readonly money?: BookingMoney;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly at?: string;
};

async function show(change: Partial<BookingDetails> = {}, { money, answers = {}, at }: Shown = {}) {
  const booking = aBookingInFull({ ...AHEAD, ...change });
  const view = await showAdmin(
    <ScreenContext value={SCREEN}>
      <BookingPage id="b1" />
    </ScreenContext>,
    { ...answersOf(booking, money), ...answers },
    at,
  );
  await see('Soggiorno');
  return view;
}

const head = () => {
  const found = document.querySelector('header');
  if (!found) throw new Error('there is no head');
  return found;
};

const wordsIn = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The filled button, the outlined one and what is in the menu. */
async function readHead() {
  const buttons = [...head().querySelectorAll<HTMLElement>('button[data-variant]')];
  const ofKind = (variant: string) => buttons.find((button) => button.dataset.variant === variant)?.textContent;
  const hasMore = buttons.some(({ textContent }) => textContent === 'Altre azioni');
  if (hasMore) {
    expect(buttonOf('Altre azioni').getAttribute('aria-haspopup')).toBe('menu');
    await press('Altre azioni');
    await see('Elimina');
  }
  return [ofKind('filled'), ofKind('outline'), wordsIn(document, '[role="menuitem"]')];
}

const due = someMoney({
  pay: {
    kind: 'BALANCE',
    purpose: 'STAY',
    amount: 60_571,
    dueDate: today,
    reference: 'RF1',
    card: false,
    transfer: null,
  },
});
const channel = { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: AHEAD.endDate } as const;
const block = { status: 'NOT_AVAILABLE', isBlocked: true, source: 'OWNER' } as const;

test.each([
  [
    'a request',
    { status: 'PENDING' },
    {},
    ['Conferma', 'Rifiuta', ['Conferma con un messaggio', 'Rifiuta con un messaggio', 'Modifica', 'Elimina']],
  ],
  [
    'a request whose days have passed',
    { status: 'PENDING', ...OVER },
    {},
    [undefined, 'Rifiuta', ['Rifiuta con un messaggio', 'Modifica', 'Elimina']],
  ],
  [
    'a stay that is asked to be called off',
    { cancellationAskedAt: '2027-01-02T10:00:00Z' },
    {},
    ['Accetta l’annullamento', 'Rifiuta l’annullamento', ['Modifica', 'Elimina']],
  ],
  [
    'one whose guest waits',
    { unanswered: 1 },
    {},
    ['Rispondi', undefined, ['Registra un pagamento', 'Modifica', 'Annulla la prenotazione', 'Elimina']],
  ],
  [
    'one of which an instalment is due today',
    {},
    { money: due },
    ['Registra un pagamento', undefined, ['Scrivi all’ospite', 'Modifica', 'Annulla la prenotazione', 'Elimina']],
  ],
  [
    'any other',
    {},
    {},
    ['Scrivi all’ospite', undefined, ['Registra un pagamento', 'Modifica', 'Annulla la prenotazione', 'Elimina']],
  ],
  ['a rejected one', { status: 'REJECTED' }, {}, [undefined, undefined, ['Elimina']]],
  ['a cancelled one', { status: 'REJECTED', outcome: 'CANCELLED' }, {}, [undefined, undefined, ['Elimina']]],
  ['one that is closed', LONG_OVER, {}, [undefined, undefined, ['Elimina']]],
  ['a block of the owner', block, {}, ['Sblocca', undefined, ['Elimina']]],
  ['what a portal tells of', { ...block, source: 'CHANNEL', channel }, {}, [undefined, undefined, []]],
] as const)('%s offers what is likely next', async (_, change, view, offered) => {
  await show(change, view);
  expect(await readHead()).toEqual(offered);
});

test('a stay is taken along as a calendar entry where the shell can save files', async () => {
  await show();
  await press('Altre azioni');
  await see('Elimina');
  expect(wordsIn(document, '[role="menuitem"]')).not.toContain('Scarica .ics');
});

test('a request whose days are taken says so and is not confirmed', async () => {
  const other = { ...aBookingInFull(AHEAD), id: 'b2' };
  await show(
    { status: 'PENDING' },
    { answers: { 'GET /bookings': [aBookingInFull({ status: 'PENDING', ...AHEAD }), other] } },
  );
  await see('Date già occupate');
  expect(await readHead()).toEqual([undefined, 'Rifiuta', ['Rifiuta con un messaggio', 'Modifica', 'Elimina']]);
});

test('the head tells who, when, how many, and how the money stands', async () => {
  await show({}, { money: due });
  expect(document.title).toBe('Ada Rossi · Approdo');
  expect(wordsIn(document, 'h1')).toEqual(['Ada Rossi']);
  expect(head().textContent).toContain('7 notti · 4 ospiti, con biancheria');
  expect(head().textContent).toMatch(/605,71\s€ · pagato 0,00\s€/);
});

test('to the stays before and after lead links that name them; at an end there is none', async () => {
  await show({ previous: { id: 'b0', guestName: 'Zoe Neri', startDate: '2027-06-01' }, next: null });
  const links = [...head().querySelectorAll('a[aria-label]')];
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    expect.arrayContaining([['Precedente: Zoe Neri, giu 01, 2027', '/bookings/b0']]),
  );
  expect(head().textContent).not.toContain('Successiva');
});

test('a stay has all its sections, a block and an import the first alone', async () => {
  await show();
  await see('Cronologia');
  expect(wordsIn(document, 'h2')).toEqual(['Soggiorno', 'Soldi', 'Conversazione', 'E-mail', 'Documenti', 'Cronologia']);
  await leaveAdmin();
  await show(block);
  expect(wordsIn(document, 'h1')).toEqual(['Date bloccate']);
  expect(wordsIn(document, 'h2')).toEqual(['Soggiorno']);
  await leaveAdmin();
  await show({ ...block, channel });
  expect(wordsIn(document, 'h1')).toEqual(['Airbnb']);
  expect(wordsIn(document, 'h2')).toEqual(['Soggiorno']);
  await see('Queste date arrivano da Airbnb: si liberano là.');
});

test('there are no documents where none is there nor can be made', async () => {
  await show({ status: 'PENDING' });
  await see('Cronologia');
  await seeNoMore('Documenti');
});

test('a booking that is not, or no more, says so and leads to all of them', async () => {
  await showAdmin(<BookingPage id="b9" />, {});
  await see('Prenotazione non trovata');
  expect(wordsIn(document, 'a')).toEqual(['Tutte le prenotazioni']);
});

test('what cannot be read offers to be read again; a section says so alone', async () => {
  const refusal = new Refusal(400 + 3, { error: 'Accesso negato' });
  await showAdmin(
    <ScreenContext value={SCREEN}>
      <BookingPage id="b1" />
    </ScreenContext>,
    { 'GET /bookings/b1': refusal },
  );
  await see('Errore nel caricamento delle prenotazioni');
  expect(buttonOf('Riprova')).toBeDefined();
  await leaveAdmin();
  await show({}, { answers: { 'GET /bookings/b1/letters': refusal } });
  await see('Errore nel caricamento delle e-mail');
  await see('Movimenti');
});

test('confirming and rejecting act at once; with a word, the word goes along', async () => {
  const { sent, banners } = await show({ status: 'PENDING' }, { answers: { 'PATCH /bookings/b1/status': {} } });
  await press('Conferma');
  expect(sent()).toEqual([{ method: 'PATCH', path: '/bookings/b1/status', body: { status: 'CONFIRMED' } }]);
  await expect.poll(() => banners()).toEqual(['Prenotazione confermata con successo']);
  await press('Altre azioni');
  await press('Rifiuta con un messaggio');
  await enter('Messaggio per l’ospite (facoltativo)', 'Siamo al completo.');
  await press('Rifiuta', document.querySelector('[role="dialog"]') ?? undefined);
  expect(sent()[1]).toMatchObject({ body: { status: 'REJECTED', message: 'Siamo al completo.' } });
});

test('the portals that could not be asked stay on the page', async () => {
  const answers = { 'PATCH /bookings/b1/status': { unchecked: ['Airbnb'] } };
  await show({ status: 'PENDING' }, { answers });
  await press('Conferma');
  await expect.poll(() => head().textContent).toContain('Airbnb non ha risposto: controlla là');
});

test('a deletion asks, then leads to the list, which says it', async () => {
  const { sent, banners, address } = await show({}, { answers: { 'DELETE /bookings/b1': undefined } });
  await press('Altre azioni');
  await press('Elimina');
  await press('Chiudi');
  expect(sent()).toEqual([]);
  await press('Altre azioni');
  await press('Elimina');
  await press('Elimina');
  await expect.poll(() => address()).toBe('/bookings');
  await expect.poll(() => banners()).toEqual(['Prenotazione cancellata con successo']);
});

test('whoever waits is answered where one writes', async () => {
  await show({ unanswered: 1 });
  await see('Messaggio per l’ospite');
  await press('Rispondi');
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
});

test('a payment is written down from the head, at what is due', async () => {
  await show({}, { money: due });
  await press('Registra un pagamento', head());
  await expect.poll(() => wordsIn(document, '[role="dialog"] h2')).toContain('Registra un pagamento');
});

function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === PHONE, media: query }),
  );
}

const openSections = () => wordsIn(document, 'h2 [aria-expanded="true"]');

test('on a phone what matters is open: the stay, what waits, and what the address names', async () => {
  onPhone();
  await show();
  expect(openSections()).toEqual(['Soggiorno']);
  await expect.poll(() => document.getElementById('soldi')?.textContent).toMatch(/Pagato 0,00\s€ di 605,71\s€/);
  await leaveAdmin();
  await show({ unread: 1 }, { money: due, at: '/bookings/b1#lettere' });
  await expect.poll(() => openSections()).toEqual(['Soggiorno', 'Soldi', 'Conversazione', 'E-mail']);
  await press('Conversazione');
  await see('1 da leggere');
});

test('on a phone the bar at the foot has what is likely next, and how the guest is reached', async () => {
  onPhone();
  await show({ guestPhone: '+39 (333) 12-34 567 int. 8' });
  const bar = document.querySelector('[data-foot-bar]');
  expect(bar?.textContent).toBe('Scrivi all’ospiteChiamaE-mail');
  expect(head().textContent).not.toContain('Scrivi all’ospite');
  expect([...(bar?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+3933312345678',
    'mailto:ada@example.com',
  ]);
});

test('where one knows no way to reach her, the bar has none', async () => {
  onPhone();
  await show({ guestEmail: null, guest: { name: 'Ada Rossi', email: null }, source: 'OWNER' });
  expect(document.querySelector('[data-foot-bar]')?.textContent).toBe('Registra un pagamento');
});

test('what opens the door is read and written where a stay is confirmed, and nowhere else', async () => {
  const guide = { sections: [], opensOn: null, closesOn: null, opensNextOn: null };
  const guideToday = { ...guide, checkInFrom: null, checkOutBy: null, pictures: [], doorCode: '4711#' };
  const answers = { 'GET /bookings/b1/guide': guideToday, 'PUT /bookings/b1/door-code': undefined };
  const { calls } = await show({ status: 'PENDING' }, { answers });
  expect(calls.map(({ path }) => path)).not.toContain('/bookings/b1/guide');
  await leaveAdmin();

  const { sent } = await show({ status: 'CONFIRMED' }, { answers });
  await see('4711#');
  await press('Cambia il codice');
  await see('Lascialo vuoto se non c’è.');
  await enter('Codice della porta', '12');
  await press('Salva');
  await see('Scrivi da 4 a 20 tra cifre, lettere senza accenti, # e *');
  expect(sent()).toEqual([]);
  await enter('Codice della porta', '  ');
  await press('Salva');
  await seeNoMore('Lascialo vuoto se non c’è.');
  expect(sent()).toEqual([{ method: 'PUT', path: '/bookings/b1/door-code', body: { code: null } }]);
});
