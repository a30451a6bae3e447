// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { pricesView } from '../../../testing/fake-site.ts';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { BookingIsland } from './booking-island.tsx';

const user: Session['user'] = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
};

const COT = { id: 'cot', name: 'Lettino', price: 15_00, per: 'STAY', max: 1, untilDays: 0 } as const;
const DOG = { id: 'dog', name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 3 } as const;
const INSTANT = {
  leadDays: 2,
  minNights: 3,
  maxNights: 14,
  maxGuests: 4,
  pastStayOnly: false,
  deposit: 'LATER',
  holdMinutes: 30,
} as const;

const OFFER = {
  ...pricesView(initialRates),
  lists: [],
  extras: [COT, DOG],
  childAge: 6,
  guests: { included: 2, perNight: 10_00 },
  hasCodes: true,
  instant: INSTANT,
} satisfies PublicPrices;

type Call = { readonly path: string; readonly query: URLSearchParams; readonly body: Record<string, unknown> };

const calls: Call[] = [];
const sent = () => calls.filter(({ body }) => Object.keys(body).length > 0);

type Answer = readonly [status: number, body: unknown];

const QUOTE = { nights: 7, lines: [{ label: 'Pulizia finale', amount: 30_00 }], total: 630_00, byAgreement: false };
const HELD_UNTIL = '2026-11-05T11:00:00.000Z';
const BOOKING = { id: 'b1', startDate: '2026-12-12', endDate: '2026-12-19', status: 'PENDING', isBlocked: false };

function show(
  answer: (call: Call) => Answer | undefined = () => undefined,
  {
    prices = OFFER,
    language = 'it',
  }: { readonly prices?: PublicPrices | undefined; readonly language?: Language } = {},
) {
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const body = typeof options?.body === 'string' ? JSON.parse(options.body) : {};
    const call = { path: pathname, query: searchParams, body };
    calls.push(call);
    const [status, answered] = answer(call) ?? byDefault(call);
    return Response.json(answered, { status });
  });
  showOnPage(
    withTexts(
      language,
      <BookingIsland
        bookings={[]}
        today="2026-11-05"
        sameDayTurnover={false}
        maxGuests={4}
        rates={{ ...initialRates, seasons: [] }}
        showsOwnRequests={false}
        prices={prices}
      />,
    ),
  );
}

function byDefault({ path, body }: Call): Answer {
  if (path.endsWith('/quote')) return [200, QUOTE];
  if (path.endsWith('/auth/me')) return [200, user];
  return Object.keys(body).length > 0 ? [201, BOOKING] : [200, []];
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const shows = (sentence: string) => expect.poll(() => text()).toContain(sentence);
const labelled = (label: string) =>
  [...document.querySelectorAll('label')].find((one) => one.textContent?.replaceAll('\u00A0', ' ') === label);

function fillStay(startDate = '2026-12-12'): void {
  fillIn({ startDate, endDate: '2026-12-19', guestName: 'Ada', guestEmail: user.email });
}

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  writeSession({ token: 't', user });
});
afterEach(() => {
  clearPage();
  clearSession();
  vi.unstubAllGlobals();
});

describe('what may be chosen with a stay', () => {
  test('is asked for in the order of the law, each with what it costs', () => {
    show();
    const labels = [...document.querySelectorAll('form label, form legend')].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    );
    expect(labels.slice(labels.indexOf('Numero di ospiti'), -1)).toEqual([
      'Numero di ospiti',
      'Di cui bambini sotto i 6 anni',
      'Note',
      'Biancheria e asciugamani (20 €)',
      'Extra',
      'Lettino (15 €)',
      'Cane (5 € a notte)',
      'Codice sconto (facoltativo)',
    ]);
    expect([...find<HTMLSelectElement>('[name="extra:dog"]').options].map((one) => one.text)).toEqual(['0', '1', '2']);
  });

  test('is absent once it is too late for it', () => {
    show();
    fillIn({ startDate: '2026-11-07' });
    expect(labelled('Cane (5 € a notte)')).toBeUndefined();
    expect(labelled('Lettino (15 €)')).toBeDefined();
  });

  test('goes with the request, with the price that was shown', async () => {
    show();
    fillStay();
    fillIn({ numberOfGuests: '3', children: '1', 'extra:cot': true });
    await shows('630 €');
    await expect.poll(() => calls.at(-1)?.query.get('extras')).toBe('cot:1');
    press('Invia richiesta');
    await shows('Richiesta di Prenotazione inviata!');
    expect(sent()[0]?.body).toMatchObject({
      numberOfGuests: 3,
      children: 1,
      extras: [{ id: 'cot', quantity: 1 }],
      expectedTotal: 630_00,
    });
    expect(sent()[0]?.body.instant).toBeUndefined();
  });

  test('children alone make no stay', async () => {
    show();
    fillStay();
    fillIn({ children: '1' });
    press('Invia richiesta');
    await shows('Almeno un ospite è adulto');
    expect(sent()).toEqual([]);
  });
});

describe('a code', () => {
  const refusing = (fault: Record<string, unknown>) =>
    show(({ query }) => (query.get('code') ? [200, { ...QUOTE, ...fault }] : undefined));

  test.each([
    ['that does not count says so at its field', { codeFault: 'Il codice non è valido' }, 'Il codice non è valido'],
    [
      'that another discount beats says so too',
      { code: { code: 'AMICI', isUsed: false, text: 'Hai già uno sconto più conveniente: il codice non serve' } },
      'Hai già uno sconto più conveniente: il codice non serve',
    ],
  ])('%s', async (_, answer, sentence) => {
    refusing(answer);
    fillStay();
    fillIn({ code: 'amici' });
    await shows(sentence);
    const field = find('[name="code"]');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  });

  test('is not tried letter by letter, and not kept with what else is typed', async () => {
    refusing({});
    fillStay();
    for (const typed of ['AMI', 'AMIC', 'AMICI']) fillIn({ code: typed });
    await expect.poll(() => calls.at(-1)?.query.get('code')).toBe('AMICI');
    expect(calls.map(({ query }) => query.get('code')).filter(Boolean)).toEqual(['AMICI']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('AMICI');
  });

  test('of too many is refused, and the price without it is shown', async () => {
    show(({ query }) => (query.get('code') ? [429, { error: 'Troppo' }] : undefined));
    fillStay();
    fillIn({ code: 'AMICI' });
    await shows('Troppi codici provati: riprova più tardi.');
    await shows('630 €');
  });

  test('of too many is said above the form too, where the request itself is refused for it', async () => {
    show(({ body }) => (body.code === undefined ? undefined : [429, { error: 'Troppo' }]));
    fillStay();
    fillIn({ code: 'AMICI' });
    await shows('630 €');
    press('Invia richiesta');
    await expect.poll(() => find('[role="alert"]').textContent).toBe('Troppi codici provati: riprova più tardi.');
    expect(sent()).toHaveLength(1);
  });

  test('is not asked for where there are none', () => {
    show(undefined, { prices: { ...OFFER, hasCodes: false } });
    expect(document.querySelector('[name="code"]')).toBeNull();
  });
});

describe('a request that is pressed again', () => {
  test('is the same one, also after the page was left, until something of it is changed', async () => {
    let isCut = true;
    const cut = ({ body }: Call): Answer | undefined => {
      if (Object.keys(body).length === 0) return undefined;
      if (isCut) throw new TypeError('cut');
      return undefined;
    };
    show(cut);
    fillStay();
    await shows('630 €');
    press('Invia richiesta');
    await shows('Errore nel creare la prenotazione');
    clearPage();
    show(cut);
    await shows('630 €');
    press('Invia richiesta');
    await expect.poll(() => sent()).toHaveLength(2);
    expect(sent()[0]?.body.key).toMatch(/^[0-9a-f]{8}-/);
    expect(sent()[1]?.body.key).toBe(sent()[0]?.body.key);
    await shows('Errore nel creare la prenotazione');
    isCut = false;
    fillIn({ note: 'Con il traghetto' });
    press('Invia richiesta');
    await shows('Richiesta di Prenotazione inviata!');
    expect(sent()[2]?.body.key).not.toBe(sent()[0]?.body.key);
  });

  test('after a price that changed has the new one, which is shown first', async () => {
    let total = 630_00;
    show(({ path, body }) => {
      if (path.endsWith('/quote')) return [200, { ...QUOTE, total }];
      if (body.expectedTotal === undefined || body.expectedTotal === 650_00) return undefined;
      return [409, { error: 'Il prezzo è cambiato: ora è 650 €', code: 'PRICE_CHANGED', total: 650_00 }];
    });
    fillStay();
    await shows('630 €');
    total = 650_00;
    press('Invia richiesta');
    await shows('Il prezzo è cambiato: ora è 650 €');
    await expect.poll(() => find('dl').textContent).toContain('650\u00A0€');
    expect(sent()).toHaveLength(1);
    press('Invia richiesta');
    await shows('Richiesta di Prenotazione inviata!');
    expect(sent()[1]?.body.expectedTotal).toBe(650_00);
  });
});

describe('a stay that is confirmed at once', () => {
  const canBe = { canBe: true, reasons: [], deposit: null };
  const confirming = (booking: Record<string, unknown>, instant: object = canBe) =>
    show(({ path, body }) => {
      if (path.endsWith('/quote')) return [200, { ...QUOTE, instant }];
      return Object.keys(body).length > 0 ? [201, { ...BOOKING, ...booking }] : undefined;
    });

  test('is told under the calendar, and before it is booked', async () => {
    confirming({}, { ...canBe, deposit: { amount: 189_00, minutes: 30 } });
    expect(text()).toContain('Conferma immediata da 3 a 14 notti, con 2 giorni di anticipo.');
    fillStay();
    await shows('Paghi 189 € con carta entro 30 minuti.');
    expect(find('form').textContent).toContain('Conferma immediata: le date sono subito tue.');
    expect([...document.querySelectorAll('form button')].map((one) => one.textContent)).toContain('Prenota ora');
  });

  test('says so, with the way to its page', async () => {
    confirming({ status: 'CONFIRMED', instant: true });
    fillStay();
    await shows('Prenota ora');
    press('Prenota ora');
    await shows('Prenotazione confermata!');
    expect(text()).toContain('Ti abbiamo scritto una e-mail con i dettagli.');
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Apri la prenotazione');
    expect(link?.getAttribute('href')).toBe('/booking/b1');
    expect(sent()[0]?.body).toMatchObject({ instant: true, expectedTotal: 630_00 });
  });

  test.each([
    [
      'leaves for the page to pay at',
      [200, { url: 'https://pay.example/cs_1', expiresAt: HELD_UNTIL }],
      'https://pay.example/cs_1',
    ],
    ['leaves for its own page where that cannot be opened', [503, { error: 'Non ora' }], '/booking/b1'],
  ] as const)('whose days are held for a payment %s', async (_, opened, address) => {
    const left: string[] = [];
    const here = globalThis.location;
    vi.stubGlobal('location', { origin: here.origin, pathname: here.pathname, assign: (to: string) => left.push(to) });
    const held = { ...BOOKING, status: 'CONFIRMED', instant: true, heldUntil: HELD_UNTIL };
    show(({ path, body }) => {
      if (path.endsWith('/checkout')) return opened;
      if (path.endsWith('/quote')) return [200, { ...QUOTE, instant: canBe }];
      return Object.keys(body).length > 0 ? [201, held] : undefined;
    });
    fillStay();
    await shows('Prenota ora');
    press('Prenota ora');
    await expect.poll(() => left).toEqual([address]);
    expect(calls.find(({ path }) => path.endsWith('/bookings/b1/checkout'))?.body).toEqual({ purpose: 'STAY' });
    expect(text()).not.toContain('Prenotazione confermata!');
  });

  test('is told to be a request where that changed meanwhile', async () => {
    confirming({ instant: false });
    fillStay();
    await shows('Prenota ora');
    press('Prenota ora');
    await shows('La tua richiesta è arrivata: questa volta la conferma il proprietario, ti scriviamo noi.');
    expect(text()).not.toContain('Prenotazione confermata');
  });

  test('is a request where it cannot be', async () => {
    confirming({}, { canBe: false, reasons: ['LEAD'], deposit: null });
    fillStay();
    await shows('630 €');
    expect(find('form').textContent).not.toContain('Conferma immediata');
    press('Invia richiesta');
    await shows('Richiesta di Prenotazione inviata!');
    expect(sent()[0]?.body.instant).toBeUndefined();
  });
});

describe('after a request was sent', () => {
  const EXPIRING = { ...BOOKING, createdAt: '2026-11-05T10:00:00.000Z', expiresAt: '2026-11-06T10:00:00.000Z' };
  const answered = (booking: object, listed: readonly object[] = []) =>
    show(({ path, query, body }) => {
      if (!path.endsWith('/bookings')) return undefined;
      if (Object.keys(body).length > 0) return [201, { numberOfGuests: 2, ...booking }];
      return [200, query.get('with') === 'money' ? listed : []];
    });

  async function send(): Promise<void> {
    fillStay();
    fillIn({ numberOfGuests: '2' });
    await shows('Totale630 €');
    press('Invia richiesta');
    await shows('Richiesta di Prenotazione inviata!');
  }

  test('a panel in place of the form says what was asked and what happens next, and is read out', async () => {
    answered(EXPIRING);
    await send();
    expect(document.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(find('section h2'));
    expect(find('section h2').textContent).toBe('Richiesta di Prenotazione inviata!');
    for (const sentence of [
      'La esamineremo e, una volta approvata, riceverai un’e-mail di conferma.',
      '12–19 dicembre 2026, 2 ospiti, 630 €',
      'Ti rispondiamo entro 24 ore',
    ])
      expect(text()).toContain(sentence);
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Vedi la tua richiesta');
    expect(link?.getAttribute('href')).toBe('/booking/b1');
  });

  test('the next one begins with the empty form, in its first field', async () => {
    answered(BOOKING);
    await send();
    expect(text()).toContain('Ti rispondiamo entro 48 ore');
    press('Chiedi un altro periodo');
    expect(text()).not.toContain('Richiesta di Prenotazione inviata!');
    expect(document.activeElement).toBe(find('[name="startDate"]'));
    expect(find<HTMLInputElement>('[name="startDate"]').value).toBe('');
  });

  test('one that is confirmed at once says what is to be paid now', async () => {
    const money = { total: 630_00, byAgreement: false, paid: 0, missing: 630_00, isLate: false };
    const next = { kind: 'DEPOSIT', amount: 200_00, dueDate: '2026-11-08' };
    const confirmed = { ...BOOKING, status: 'CONFIRMED', instant: true };
    show(({ path, query, body }) => {
      if (path.endsWith('/quote')) {
        return [200, { ...QUOTE, instant: { canBe: true, reasons: [], deposit: null } }];
      }
      if (Object.keys(body).length > 0) return [201, confirmed];
      const isListed = query.get('with') === 'money' && sent().length > 0;
      return isListed ? [200, [{ ...confirmed, money: { ...money, next } }]] : undefined;
    });
    fillStay();
    await shows('Prenota ora');
    press('Prenota ora');
    await shows('Da pagare ora: 200 €, entro l’8 novembre 2026');
    expect(text()).not.toContain('Ti rispondiamo entro');
  });
});

describe('a request that its guest has to sign in for', () => {
  type Stored = { readonly fields: { readonly sent: { readonly body: object; readonly userId?: string } | null } };
  const readStored = (): Stored => JSON.parse(localStorage.getItem('approdo:draft:booking') ?? '{}');

  async function sendAsVisitor(): Promise<string[]> {
    clearSession();
    const left: string[] = [];
    const { origin, pathname } = globalThis.location;
    vi.stubGlobal('location', { origin, pathname, assign: (to: string) => left.push(to) });
    fillStay();
    await shows('Totale630 €');
    expect(readStored().fields.sent).toBeNull();
    press('Invia richiesta');
    await expect.poll(() => left).toHaveLength(1);
    return left;
  }

  test('is kept as it was sent, as nobody’s, and leads to sign in; what is only typed is not', async () => {
    show();
    expect(await sendAsVisitor()).toEqual(['/login?from=%2F%23richiesta#date-salvate']);
    expect(sent()).toEqual([]);
    expect(readStored().fields.sent).toMatchObject({
      body: { startDate: '2026-12-12', expectedTotal: 630_00, key: expect.stringMatching(/^[0-9a-f]{8}-/) },
    });
    expect(readStored().fields.sent?.userId).toBeUndefined();
    fillIn({ note: 'Con il traghetto' });
    expect(readStored().fields.sent).toBeNull();
  });

  test('says on her return what it cost and what it costs now, until she changes it', async () => {
    let total = 630_00;
    const priced = ({ path }: Call): Answer | undefined =>
      path.endsWith('/quote') ? [200, { ...QUOTE, total }] : undefined;
    show(priced);
    await sendAsVisitor();
    total = 650_50;
    show(priced);
    await shows('Nel frattempo il prezzo è cambiato: era 630 €, ora è 650,50 €.');
    fillIn({ note: 'Con il traghetto' });
    expect(text()).not.toContain('Nel frattempo');
  });

  test('says that its days are gone, and that its code is to be written again', async () => {
    show();
    fillIn({ code: 'AMICI' });
    await sendAsVisitor();
    show();
    await shows('Il codice sconto non viene conservato: scrivilo di nuovo prima di inviare.');
    const taken = { ...BOOKING, id: 'b2', status: 'CONFIRMED' };
    show(({ path, body }) =>
      path.endsWith('/bookings') && Object.keys(body).length === 0 ? [200, [taken]] : undefined,
    );
    await shows('Nel frattempo le date della tua richiesta non sono più libere: scegline altre.');
  });
});
