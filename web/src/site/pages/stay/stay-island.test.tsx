// @vitest-environment jsdom

import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { BookingMessage } from '@approdo/shared/contract/messages/conversations';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { BookingGuide } from '@approdo/shared/contract/stays/guide';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { createMemoryCaches } from '../../../testing/memory-caches.ts';
import { clearPage, find, showOnPage } from '../../../testing/show-on-page.tsx';
import { aStay } from '../../../testing/stay-answers.ts';
import { withTexts } from '../../../testing/with-texts.tsx';
import { saveStay } from './save-stay.ts';
import { StayIsland } from './stay-island.tsx';

const NOW = '2026-01-01T00:00:00.000Z';
const today = todayInRome(new Date());

const due: NonNullable<BookingMoney['pay']> = {
  kind: 'DEPOSIT',
  purpose: 'STAY',
  amount: 30_000,
  dueDate: addDays(today, 5),
  reference: 'AB12',
  card: true,
  transfer: {
    holder: 'Ida Serra',
    iban: 'IT60X0542811101000000123456',
    bic: null,
    text: 'Soggiorno AB12',
    qr: { size: 21, path: 'M0 0h1v1z' },
  },
};

const price: NonNullable<BookingMoney['price']> = {
  ...{ lines: [{ kind: 'STAY', label: '7 notti', amount: 60_571 }], total: 60_571, byAgreement: false },
  ...{ isStale: false, isAgreed: true, versions: [] },
};

const contract: BookingDetails['documents'][number] = {
  ...{ id: 'd1', kind: 'CONTRACT', createdAt: NOW, sha256: 'a'.repeat(64) },
};

const fromOwner: BookingMessage = {
  id: 'm1',
  from: 'OWNER',
  text: 'A che ora arrivate?',
  createdAt: NOW,
  readAt: null,
};

/** Hydrates the page of a stay, with the server's answers. */
async function show(
  answers: {
    booking?: Partial<BookingDetails>;
    money?: Partial<BookingMoney>;
    guide?: Partial<BookingGuide>;
    messages?: readonly BookingMessage[];
  } = {},
  language: Language = 'it',
) {
  const byEnd: Readonly<Record<string, unknown>> = {
    b1: { ...aStay.booking, ...answers.booking },
    money: { ...aStay.money, ...answers.money },
    guide: { ...aStay.guide, ...answers.guide },
    messages: answers.messages ?? [],
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = byEnd[new URL(address, location.origin).pathname.split('/').at(-1) ?? ''];
    return answer ? Response.json(answer) : Response.json({ error: 'nothing here' }, { status: 404 });
  });
  showStay(language);
  await expect.poll(() => find('header')).toBeTruthy();
}

function showStay(language: Language = 'it') {
  showOnPage(
    withTexts(
      language,
      <StayIsland
        contacts={{ phone: '+39 06 1234', isWhatsApp: true, publicEmail: null }}
        place={{ address: 'Via del Faro 1', latitude: null, longitude: null }}
        cancellation={{
          cancellationText: '',
          cancellationRules: [],
          inWords: ['Tutto, fino a 30 giorni prima'],
          inItalian: [],
        }}
      />,
    ),
  );
}

const titles = () => [...document.querySelectorAll('h3, summary')].map(({ textContent }) => textContent);

beforeEach(() => {
  const user = { id: 'u1', name: 'Anna', email: 'anna@example.org', role: 'USER', avatar: null } as const;
  writeSession({ token: 't', user: { ...user, emailConfirmed: true, createdAt: NOW } });
  history.replaceState(null, '', '/booking/b1');
});
afterEach(() => {
  clearPage();
  clearSession();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('a stay that is to come has its calendar entry, its way and what cancelling costs', async () => {
  await show();
  expect(titles()).toEqual(expect.arrayContaining(['Calendario', 'Come arrivare', 'Se annulli']));
});

test.each([
  ['was cancelled', { status: 'REJECTED', outcome: 'CANCELLED', canAskCancellation: false } as const],
  ['is over', { startDate: addDays(today, -9), endDate: addDays(today, -2), canAskCancellation: false }],
])('a stay that %s has none of what is for one to come', async (_, over) => {
  await show({ booking: over });
  expect(titles().filter((title) => ['Calendario', 'Come arrivare', 'Se annulli'].includes(title))).toEqual([]);
});

test.each([
  ['it', 'Hai chiesto di annullare il 3 giugno 2027; la prenotazione è stata annullata il 5 giugno 2027.'],
  ['en', 'You asked to cancel on Jun 3, 2027; the booking was cancelled on Jun 5, 2027.'],
  ['de', 'Sie haben am 3. Juni 2027 um Stornierung gebeten; storniert wurde am 5. Juni 2027.'],
  ['fr', 'Vous avez demandé l’annulation le 3 juin 2027\u00A0; la réservation a été annulée le 5 juin 2027.'],
] as const)('a guest who asked to cancel reads in %s when she did, and when it was done', async (language, wording) => {
  const closed = { status: 'REJECTED', outcome: 'CANCELLED', closedAt: '2027-06-05T10:00:00Z' } as const;
  await show({ booking: { ...closed, cancellationAskedAt: '2027-06-03T10:00:00Z' } }, language);
  expect(find('header').textContent).toContain(wording);
  await show({ booking: closed }, language);
  expect(find('header').textContent).not.toContain(wording.slice(0, 20));
});

test.each([
  ['it', 'Telefono: +39 347 000'],
  ['en', 'Phone: +39 347 000'],
  ['de', 'Telefon: +39 347 000'],
  ['fr', 'Téléphone\u00A0: +39 347 000'],
] as const)('the number that a guest left stands at her stay, in %s', async (language, wording) => {
  await show({ booking: { guestPhone: '+39 347 000' } }, language);
  expect(find('header').textContent).toContain(wording);
  await show({ booking: { guestPhone: null } }, language);
  expect(find('header').textContent).not.toContain(wording.slice(0, 8));
});

test('a request that waits says what cancelling costs and where the house is, and is in no calendar yet', async () => {
  await show({ booking: { status: 'PENDING', canWithdraw: true, canAskCancellation: false } });
  expect(titles()).toEqual(expect.arrayContaining(['Come arrivare', 'Se annulli']));
  expect(titles()).not.toContain('Calendario');
});

test('that cards are only tried is said where there is something to pay, not beside a stay from before prices were kept', async () => {
  await show({ money: { isCardTest: true, price } });
  expect(document.body.textContent).toContain('Pagamenti di prova');
  await show({ money: { isCardTest: true } });
  expect(document.body.textContent).not.toContain('Pagamenti di prova');
});

test('a contract is to be accepted while the stay stands, and not once it was called off', async () => {
  const isOpen = () => document.querySelector('input[name="hasRead"]') !== null;
  await show({ booking: { documents: [contract] } });
  expect(isOpen()).toBe(true);
  await show({ booking: { documents: [contract], status: 'REJECTED', outcome: 'CANCELLED' } });
  expect(isOpen()).toBe(false);
  expect(titles()).toContain('Documenti');
});

test.each([
  ['is waited for', addDays(today, 5), /entro il /],
  ['is late', addDays(today, -3), /scaduto il /],
])('an amount that %s says so', async (_, dueDate, words) => {
  await show({ money: { pay: { ...due, dueDate } } });
  expect(find('section[aria-labelledby="stay-pay"]').textContent).toMatch(words);
});

test('what is to be done stands first, what is to be read after it, and what cancels last', async () => {
  await show({
    booking: { documents: [contract] },
    money: { pay: due, price, instalments: [{ ...due, paid: 0, state: 'DUE' }] },
    guide: { opensNextOn: addDays(today, 10) },
    messages: [fromOwner],
  });
  expect(find('header').textContent).toContain('Prezzo: 605,71\u00A0€');
  expect(titles()).toEqual([
    ...['Che cosa fare adesso', 'Acconto', 'Prezzo', 'Pagamenti', 'Come arrivare', 'Guida della casa', 'Messaggi'],
    ...['Documenti', 'Calendario', 'Modificare o annullare', 'Se annulli'],
  ]);
  expect([...document.querySelectorAll('button')].at(-1)?.textContent).toBe('Chiedi di annullare');
});

const step = () => [...find('section[aria-labelledby="stay-next"]').children].map(({ textContent }) => textContent);
const stepLink = () => find<HTMLAnchorElement>('section[aria-labelledby="stay-next"] a').getAttribute('href');

test.each([
  ['it', ['Che cosa fare adesso', /^Acconto: 300\u00A0€ entro (?:il |l’)/, 'Vai al pagamento']],
  ['en', ['What to do now', /^Advance payment: €300 due by /, 'Go to payment']],
  ['de', ['Was jetzt zu tun ist', /^Anzahlung: 300\u00A0€ bis zum /, 'Zur Zahlung']],
  ['fr', ['À faire maintenant', /^Acompte\u00A0: 300\u00A0€ au plus tard le /, 'Aller au paiement']],
] as const)('in %s it says what is to be paid, and leads there', async (language, words) => {
  await show({ money: { pay: due } }, language);
  expect(step()).toEqual(words.map((word) => (typeof word === 'string' ? word : expect.stringMatching(word))));
  expect(stepLink()).toBe('#payments');
  expect(find('#payments section[aria-labelledby="stay-pay"]')).toBeTruthy();
});

test.each<readonly [string, Parameters<typeof show>[0], string]>([
  ['a contract', { booking: { documents: [contract] } }, '#documents'],
  ['guests to register', { booking: { checkInUntil: '2099-01-01T00:00:00.000Z' } }, '#messages'],
  ['an answer', { messages: [fromOwner] }, '#messages'],
  ['an arrival', { booking: { startDate: addDays(today, 1) } }, '#arrival'],
  ['a review', { booking: { endDate: today, canReview: true } }, '/#recensioni'],
])('%s is led to where it is done', async (_, answers, address) => {
  await show(answers);
  expect(stepLink()).toBe(address);
  if (address.startsWith('#')) expect(find(address)).toBeTruthy();
});

test('where nothing is to be done nothing is said of it', async () => {
  await show();
  expect(document.querySelector('[aria-labelledby="stay-next"]')).toBeNull();
});

test('links lead to the sections that are there, with what is new in the conversation', async () => {
  const links = () =>
    [...document.querySelectorAll('nav a')].map((link) => [link.getAttribute('href'), link.textContent]);
  await show({ booking: { documents: [contract] }, money: { price }, messages: [fromOwner] });
  expect(links()).toEqual([
    ['#payments', 'Pagamenti'],
    ['#arrival', 'Arrivo'],
    ['#messages', 'Messaggi1'],
    ['#documents', 'Documenti'],
  ]);
  for (const [address] of links()) expect(find(address ?? '')).toBeTruthy();
  expect(find('nav [role="img"]').getAttribute('aria-label')).toBe('1 messaggio nuovo');
  await show();
  expect(links()).toEqual([
    ['#arrival', 'Arrivo'],
    ['#messages', 'Messaggi'],
  ]);
});

test('without a network the page says what is to be done, and what was written', async () => {
  vi.stubGlobal('caches', createMemoryCaches());
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  await saveStay({ ...aStay, savedAt: NOW, calendar: null, messages: [fromOwner] });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  showStay();
  await expect.poll(() => document.body.textContent).toContain('Sei senza connessione');
  expect(step()[1]).toBe('Ti abbiamo scritto e aspettiamo la tua risposta.');
  expect(find('ol').textContent).toContain(fromOwner.text);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('from the confirmation on the owner’s telephone stands beside the messages', async () => {
  const links = () => [...find('#messages').querySelectorAll('a')].map((link) => [link.textContent, link.href]);
  await show();
  expect(links()).toEqual([
    ['+39 06 1234', 'tel:+39061234'],
    ['Scrivici su WhatsApp', 'https://wa.me/39061234'],
  ]);
  await show({ booking: { status: 'PENDING' } });
  expect(links()).toEqual([]);
});
