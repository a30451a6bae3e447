// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { aBooking } from '../../../testing/fake-site.ts';
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

type Quoted = { readonly total: number | null; readonly byAgreement?: boolean };

const scrolled: Element[] = [];
let quoted: (nights: number) => Quoted;

function show(language: 'it' | 'de' = 'it'): void {
  showOnPage(
    withTexts(
      language,
      <BookingIsland
        bookings={BOOKINGS}
        today="2026-11-05"
        sameDayTurnover={false}
        maxGuests={4}
        rates={{ seasons: [], cleaningFee: 30, linenFee: 20, currency: 'EUR' }}
        showsOwnRequests={false}
      />,
    ),
  );
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this);
  };
}

function answer(address: URL, body: unknown): Response {
  if (address.pathname.endsWith('/quote')) {
    const [from, to] = ['startDate', 'endDate'].map((name) => Date.parse(address.searchParams.get(name) ?? ''));
    const nights = ((to ?? 0) - (from ?? 0)) / 86_400_000;
    return Response.json({ nights, lines: [], byAgreement: false, ...quoted(nights) });
  }
  if (address.pathname.endsWith('/auth/me')) return Response.json(user);
  return body === undefined ? Response.json(BOOKINGS) : Response.json(PRICE_CHANGED, { status: 409 });
}

const BOOKINGS = [aBooking({ startDate: '2026-12-24', endDate: '2026-12-31' })];
const PRICE_CHANGED = { error: 'Il prezzo è cambiato: ora è 650 €', code: 'PRICE_CHANGED', total: 650_00 };

const status = () => find('[role="status"]').textContent?.replaceAll('\u00A0', ' ');
const buttonOfBar = () => find('[role="status"] ~ div button');

beforeEach(() => {
  localStorage.clear();
  scrolled.length = 0;
  quoted = (nights) => ({ total: nights * 90_00 });
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) =>
    answer(new URL(address, location.origin), typeof options?.body === 'string' ? JSON.parse(options.body) : undefined),
  );
});
afterEach(() => {
  clearPage();
  clearSession();
  vi.unstubAllGlobals();
});

test('a bar stands once both days are chosen, and says dates, nights and price', async () => {
  show();
  fillIn({ startDate: '2026-12-12' });
  expect(document.querySelector('[role="status"] ~ div')).toBeNull();
  fillIn({ endDate: '2026-12-19' });
  expect(buttonOfBar().textContent).toBe('Continua');
  await expect.poll(status).toBe('12–19 dicembre · 7 notti · 630 €');
});

test('each change is spoken once, with its own price', async () => {
  show();
  const spoken: (string | undefined)[] = [];
  new MutationObserver(() => spoken.push(status())).observe(find('[role="status"]'), {
    ...{ childList: true, characterData: true, subtree: true },
  });
  fillIn({ startDate: '2026-12-12', endDate: '2026-12-19' });
  await expect.poll(status).toContain('630 €');
  fillIn({ endDate: '2026-12-18' });
  await expect.poll(status).toContain('540 €');
  fillIn({ guestName: 'Ada' });
  expect(spoken).toEqual(['12–19 dicembre · 7 notti · 630 €', '12–18 dicembre · 6 notti · 540 €']);
});

test('a stay without a price says so, and one that cannot be says why in its place', async () => {
  quoted = () => ({ total: null, byAgreement: true });
  show();
  fillIn({ startDate: '2026-12-12', endDate: '2026-12-15' });
  await expect.poll(status).toBe('12–15 dicembre · 3 notti · prezzo da concordare');
  fillIn({ endDate: '2026-12-26' });
  expect(status()).toBe(
    '12–26 dicembre · 14 notti · Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.',
  );
});

test('a stay beyond a year is told with its year, in the language of the page', async () => {
  show('de');
  fillIn({ startDate: '2027-12-04', endDate: '2027-12-11' });
  await expect.poll(status).toBe('4.–11. Dezember 2027 · 7 Nächte · 630 €');
});

test('its button leads to what is still empty or wrong, and sends at last', async () => {
  show();
  fillIn({ startDate: '2026-12-24', endDate: '2026-12-30' });
  press('Continua');
  expect(document.activeElement).toBe(find('[name="startDate"]'));
  expect(scrolled.at(-1)).toBe(document.activeElement);
  fillIn({ startDate: '2026-12-12', endDate: '2026-12-19' });
  press('Continua');
  expect(document.activeElement).toBe(find('[name="guestName"]'));
  fillIn({ guestName: 'Ada' });
  press('Continua');
  expect(document.activeElement).toBe(find('[name="guestEmail"]'));
  fillIn({ guestEmail: 'ada@' });
  expect(buttonOfBar().textContent).toBe('Invia richiesta');
  buttonOfBar().click();
  await expect.poll(() => find('[name="guestEmail"]').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(find('[name="guestEmail"]'));
  expect(scrolled.at(-1)).toBe(document.activeElement);
  await expect.poll(() => buttonOfBar().textContent).toBe('Continua');
});

test('a refusal of the price goes with what it was about', async () => {
  writeSession({ token: 't', user });
  show();
  fillIn({ startDate: '2026-12-12', endDate: '2026-12-19', guestName: 'Ada', guestEmail: user.email });
  await expect.poll(status).toContain('630 €');
  press('Invia richiesta');
  await expect.poll(() => document.querySelector('form [role="alert"]')?.textContent).toBe(PRICE_CHANGED.error);
  fillIn({ endDate: '2026-12-18' });
  await expect.poll(() => document.querySelector('form [role="alert"]')).toBeNull();
});
