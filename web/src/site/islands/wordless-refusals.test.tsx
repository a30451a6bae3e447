// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, press, showOnPage } from '../../testing/show-on-page.tsx';
import { withTexts } from '../../testing/with-texts.tsx';
import { ProfileForm } from '../accounts/profile/profile-form.tsx';
import { LoginForm } from '../accounts/sign-in/login-form.tsx';
import { RegisterForm } from '../accounts/sign-in/register-form.tsx';
import { BookingIsland } from '../bookings/request/booking-island.tsx';
import { ReviewForm } from '../bookings/reviews/review-form.tsx';
import { ContactIsland } from '../messages/contact/contact-island.tsx';

/** What can keep the server from answering with a message. */
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'a 500 without a text': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  'a 500 without a body': (response) => response.writeHead(500).end(),
  'the HTML of something in between': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
  'a connection that is cut': (response) => response.destroy(),
};

const user: Session['user'] = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
};

const booking = {
  bookings: [],
  today: '2026-11-05',
  sameDayTurnover: false,
  maxGuests: 4,
  rates: { seasons: [], cleaningFee: 30, linenFee: 20, currency: 'EUR' },
  showsOwnRequests: false,
} as const;

type Form = {
  readonly element: ReactNode;
  readonly isSignedIn?: true;
  readonly fill: () => void;
  /** Of SPEC.md section 8. */
  readonly text: string;
};

const FORMS: Readonly<Record<string, Form>> = {
  registration: {
    element: <RegisterForm />,
    fill: () =>
      fillIn({ name: 'Ada', email: user.email, password: 'limoni', confirmPassword: 'limoni', privacy: true }),
    text: 'Registration failed',
  },
  login: {
    element: <LoginForm />,
    fill: () => fillIn({ email: user.email, password: 'limoni' }),
    text: 'Login failed',
  },
  profile: {
    element: <ProfileForm account={user} twoProofs={false} />,
    isSignedIn: true,
    fill: () => fillIn({ name: 'Ada Bianchi' }),
    text: "Errore nell'aggiornamento del Profilo",
  },
  booking: {
    element: <BookingIsland {...booking} />,
    isSignedIn: true,
    fill: () => fillIn({ startDate: '2026-12-12', endDate: '2026-12-19', guestName: 'Ada', guestEmail: user.email }),
    text: 'Errore nel creare la prenotazione',
  },
  review: {
    element: <ReviewForm />,
    isSignedIn: true,
    fill() {
      press('Scrivi una recensione');
      fillIn({ comment: 'Una settimana senza scarpe.' });
    },
    text: "Errore nell'invio della recensione",
  },
  contact: {
    element: <ContactIsland />,
    fill: () =>
      fillIn({ name: 'Ada', email: user.email, message: 'Si può venire con un cane?', privacyAccepted: true }),
    text: "Errore nell'invio del messaggio",
  },
};

const { fetch: fetchFromNode } = globalThis;

/** Nothing can be read; whatever a form sends meets the fault. */
async function serveWith(fault: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET') return fault(response);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no address');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchFromNode(`http://127.0.0.1:${address.port}${path}`, init),
  );
  return { [Symbol.dispose]: () => void server.close() };
}

beforeEach(() => localStorage.clear());
afterEach(clearPage);

describe.each(Object.entries(FORMS))('the form of %s', (_, { element, isSignedIn, fill, text }) => {
  test.each(Object.entries(FAULTS))('meets %s with words of its own', async (_, fault) => {
    using _server = await serveWith(fault);
    if (isSignedIn) {
      localStorage.setItem('token', 'a.b.c');
      localStorage.setItem('user', JSON.stringify(user));
    }
    showOnPage(withTexts('it', element));
    fill();
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await expect.poll(() => find('form [role="alert"]').textContent).toBe(text);
  });
});
