// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { clearPage, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ConfirmIsland } from './confirm-island.tsx';

const ADA: Session['user'] = {
  ...{ id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, emailConfirmed: false },
  createdAt: '2026-11-05T10:00:00.000Z',
};
const KEY = '7d4d3f5e-0f43-4c7e-9f5e-6a3d9a3f1c11';
const STAY = { startDate: '2027-06-12', endDate: '2027-06-19' };
const BODY = {
  ...{ ...STAY, guestName: 'Ada', guestEmail: ADA.email, guestPhone: null, numberOfGuests: 2, note: null },
  ...{ foundBy: null, linen: false, children: 0, extras: [], key: KEY, expectedTotal: 444_00 },
};
const SENT = { body: BODY, hadCode: false, deposit: null, userId: ADA.id };
const TYPED = {
  ...STAY,
  guestName: 'Ada',
  guestEmail: ADA.email,
  numberOfGuests: '2',
  note: '',
  linen: false,
  key: KEY,
};
const BOOKING = { id: 'b1', ...STAY, status: 'PENDING', isBlocked: false, numberOfGuests: 2 };
const SCHEDULE = { depositPercent: 30, depositDays: 3, balanceDays: 30, securityDeposit: 0 };
const BOTH = 'Conferma e invia la richiesta';
const ALONE = 'Conferma il mio indirizzo';

const DRAFT = 'approdo:draft:booking';

let calls: { readonly path: string; readonly body: Record<string, unknown> }[];
let left: string[];
let answer: () => Response;
let schedule: () => Response;
const pathsCalled = () => calls.map(({ path }) => path);

function store(sent: object | null): void {
  localStorage.setItem(DRAFT, JSON.stringify({ keptAt: new Date().toISOString(), fields: { ...TYPED, sent } }));
}

function show(hash = ''): void {
  history.replaceState(null, '', `/confirm-email?token=t&email=ada%40example.com${hash}`);
  const { origin, pathname, search } = location;
  vi.stubGlobal('location', { origin, pathname, search, hash, replace: (to: string) => left.push(to) });
  showOnPage(withTexts('it', <ConfirmIsland />));
}

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const see = (sentence: string) => expect.poll(text).toContain(sentence);

beforeEach(() => {
  [calls, left] = [[], []];
  answer = () => Response.json(BOOKING, { status: 201 });
  schedule = () => Response.json({ cancellationText: '', cancellationRules: [], inWords: [], schedule: SCHEDULE });
  writeSession({ token: 't', user: ADA });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, 'https://example.org').pathname;
    if (path === '/api/cancellation-terms') return schedule();
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : {} });
    return path === '/api/bookings' ? answer() : Response.json({ message: 'È confermato' });
  });
});
afterEach(() => {
  clearPage();
  clearSession();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('where a sent request waits for the confirmation of its account', () => {
  test('one press confirms and sends what is told above it, and says so', async () => {
    store(SENT);
    show();
    await see(BOTH);
    expect(text()).toContain('12–19 giugno 2027, 2 ospiti, 444 €');
    expect(text()).toMatch(/Per ora non paghi nulla.+Paghi [\d,]+ € entro 3 giorni dalla conferma, [\d,]+ € entro/);
    expect(calls).toEqual([]);
    press(BOTH);
    await see('Richiesta di Prenotazione inviata!');
    expect(text()).toContain('È confermato');
    expect(calls).toEqual([
      { path: '/api/auth/confirm-email', body: { email: ADA.email, token: 't' } },
      { path: '/api/bookings', body: BODY },
    ]);
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await expect.poll(() => document.activeElement).toBe(find('h2'));
  });

  test('one that cannot say when it is paid is sent all the same', async () => {
    store(SENT);
    schedule = () => new Response('', { status: 502 });
    show();
    await see(BOTH);
    expect(text()).toContain('si paga dopo la nostra conferma');
    press(BOTH);
    await see('Richiesta di Prenotazione inviata!');
  });

  test('a second press while the first is under way sends nothing more', async () => {
    store(SENT);
    show();
    await see(BOTH);
    press(BOTH);
    document.querySelector('form')?.requestSubmit();
    await see('Richiesta di Prenotazione inviata!');
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email', '/api/bookings']);
  });

  test('a request without an answer stays, and is the same one when it is pressed again', async () => {
    store(SENT);
    answer = () => new Response('', { status: 502 });
    show();
    await see(BOTH);
    press(BOTH);
    await see('Il tuo indirizzo è confermato, ma la richiesta non è partita. Riprova.');
    answer = () => Response.json(BOOKING, { status: 201 });
    press(BOTH);
    await see('Richiesta di Prenotazione inviata!');
    const keys = calls.filter(({ path }) => path === '/api/bookings').map(({ body }) => body.key);
    expect(keys).toEqual([KEY, KEY]);
  });

  test.each(['PRICE_CHANGED', 'DATES_TAKEN'])(
    'where %s it confirms, and leads to the form with what was written',
    async (code) => {
      store(SENT);
      answer = () => Response.json({ error: 'Nel frattempo', code }, { status: 409 });
      show();
      await see(BOTH);
      press(BOTH);
      await expect.poll(() => left).toEqual(['/booking#richiesta']);
      expect(pathsCalled()).toEqual(['/api/auth/confirm-email', '/api/bookings']);
      expect(localStorage.getItem(DRAFT)).not.toBeNull();
    },
  );

  test('a link that is too old sends nothing', async () => {
    store(SENT);
    show();
    await see(BOTH);
    const expired = { error: 'Il collegamento è scaduto.', code: 'LINK_EXPIRED' };
    vi.stubGlobal('fetch', async (address: string) => {
      calls.push({ path: new URL(address, 'https://example.org').pathname, body: {} });
      return Response.json(expired, { status: 400 });
    });
    press(BOTH);
    await see('Il collegamento è scaduto.');
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email']);
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
  });

  test('what was changed or deleted in another tab since is not sent', async () => {
    store(SENT);
    show();
    await see(BOTH);
    store(null);
    press(BOTH);
    await expect.poll(() => left).toEqual(['/booking#richiesta']);
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email']);
  });

  test('nothing is sent as another account that signed in meanwhile', async () => {
    store(SENT);
    show();
    await see(BOTH);
    writeSession({ token: 'other', user: { ...ADA, id: 'u2', email: 'eva@example.com' } });
    press(BOTH);
    await expect.poll(() => left).toEqual(['/login?from=%2Fbooking%23richiesta']);
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email']);
  });
});

describe('the address is confirmed, and nothing is sent', () => {
  test.each([
    ['that was only typed', null],
    ['that another account sent', { ...SENT, userId: 'u2' }],
    ['that nobody has claimed', { ...SENT, userId: undefined }],
    ['whose code has to be written again', { ...SENT, hadCode: true }],
    ['of which no price was known', { ...SENT, body: { ...BODY, expectedTotal: undefined } }],
  ])('of a request %s', async (_, sent) => {
    store(sent);
    show();
    press(ALONE);
    await see('È confermato');
    expect(text()).not.toContain(BOTH);
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email']);
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
  });

  test.each([
    ['of whoever registered for a request says where that still is', '#request', true],
    ['of anybody else says nothing of a request', '', false],
  ])('in another browser, and the link %s', async (_, hash, isSaid) => {
    clearSession();
    show(hash);
    press(ALONE);
    await see('È confermato');
    expect(text().includes('Torna dove hai compilato la richiesta: è ancora lì')).toBe(isSaid);
    expect(pathsCalled()).toEqual(['/api/auth/confirm-email']);
  });
});
