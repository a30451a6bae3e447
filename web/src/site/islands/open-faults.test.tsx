// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, showOnPage } from '../../testing/show-on-page.tsx';
import { withTexts } from '../../testing/with-texts.tsx';
import { ProfileForm } from '../accounts/profile/profile-form.tsx';
import { ForgotPasswordForm } from '../accounts/sign-in/forgot-password-form.tsx';
import { LoginForm } from '../accounts/sign-in/login-form.tsx';
import { RegisterForm } from '../accounts/sign-in/register-form.tsx';
import { ResetPasswordForm } from '../accounts/sign-in/reset-password-form.tsx';
import { ExtrasForm } from '../bookings/own/extras-form.tsx';
import { BookingIsland } from '../bookings/request/booking-island.tsx';
import { ContactIsland } from '../messages/contact/contact-island.tsx';
import { AcceptForm } from '../money/papers/accept-form.tsx';

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

type Filled = Readonly<Record<string, string | true>>;

type Form = {
  readonly element: ReactNode;
  /** The faulty input, and how each fault is corrected, one after the other. */
  readonly begin: Filled;
  readonly mend: Filled;
};

const FORMS: Readonly<Record<string, Form>> = {
  registration: {
    element: <RegisterForm />,
    begin: {},
    mend: { privacy: true, password: 'limoni', confirmPassword: 'limoni', email: 'ada@example.com', name: 'Ada' },
  },
  login: { element: <LoginForm />, begin: {}, mend: { password: 'limoni', email: 'ada@example.com' } },
  'forgotten password': {
    element: <ForgotPasswordForm />,
    begin: { email: 'ada@' },
    mend: { email: 'ada@example.com' },
  },
  'new password': {
    element: <ResetPasswordForm />,
    begin: { password: 'a' },
    mend: { password: 'limoni', confirmPassword: 'limoni' },
  },
  profile: {
    element: <ProfileForm account={user} twoProofs={false} />,
    begin: { name: '', email: 'ada', newPassword: 'limoni', confirmPassword: 'limone' },
    mend: { currentPassword: 'arance', confirmPassword: 'limoni', email: 'ada@example.org', name: 'Ada' },
  },
  booking: {
    element: <BookingIsland {...booking} />,
    begin: { numberOfGuests: '9' },
    mend: {
      startDate: '2026-12-12',
      guestEmail: 'ada@example.com',
      numberOfGuests: '2',
      endDate: '2026-12-19',
      guestName: 'Ada',
    },
  },
  contact: {
    element: <ContactIsland />,
    begin: { email: 'ada' },
    mend: { message: 'Si può venire con un cane?', name: 'Ada', email: 'ada@example.com', privacyAccepted: true },
  },
  'an agreement': {
    element: <AcceptForm contract={{ id: 'c1', sha256: 'a' } as never} onAccepted={async () => undefined} />,
    begin: {},
    mend: { hasRead: true },
  },
};

const submit = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const banner = () => document.querySelector('form [role="alert"]')?.textContent;
const wrong = () => [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid="true"]')];
const wrongNames = () => wrong().map(({ name }) => name);
const wrongTexts = () =>
  wrong().flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );

let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  answer = () => Response.json([]);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Response.json([]) : answer(),
  );
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

async function refuse({ element, begin }: Pick<Form, 'element' | 'begin'>): Promise<void> {
  showOnPage(withTexts('it', element));
  fillIn(begin);
  submit();
  await expect.poll(() => banner()).toBeTruthy();
}

describe.each(Object.entries(FORMS))('in the form of %s', (_, form) => {
  test('a fault goes as its field changes, and the banner names only what is still so', async () => {
    await refuse(form);
    expect(new Set(wrongNames())).toEqual(new Set(Object.keys(form.mend)));
    for (const [name, typed] of Object.entries(form.mend)) {
      const others = wrongNames().filter((one) => one !== name);
      fillIn({ [name]: typed });
      await expect.poll(() => wrongNames()).toEqual(others);
      if (others.length > 0) expect(wrongTexts()).toContain(banner());
    }
    await expect.poll(() => banner()).toBeUndefined();
  });
});

test('what is mended in another field is wrong no more', async () => {
  const begin = { name: 'Ada', email: 'ada@example.com', password: 'limone', confirmPassword: 'limoni', privacy: true };
  await refuse({ element: <RegisterForm />, begin: { ...begin, privacy: true } });
  expect(wrongNames()).toEqual(['confirmPassword']);
  fillIn({ password: 'limoni' });
  await expect.poll(() => wrongNames()).toEqual([]);
  expect(banner()).toBeUndefined();
});

test('a fault that is typed again does not come back before the form is sent', async () => {
  await refuse({ element: <LoginForm />, begin: { password: 'limoni' } });
  fillIn({ email: 'a' });
  await expect.poll(() => wrongNames()).toEqual([]);
  fillIn({ email: '' });
  await expect.poll(() => wrongNames()).toEqual([]);
  submit();
  await expect.poll(() => wrongNames()).toEqual(['email']);
});

test('days that are picked in the calendar take away that they were missing', async () => {
  const named = { guestName: 'Ada', guestEmail: 'ada@example.com', numberOfGuests: '2' };
  await refuse({ element: <BookingIsland {...booking} />, begin: named });
  expect(wrongNames()).toEqual(['startDate', 'endDate']);
  for (const left of [['endDate'], []]) {
    const day = left.length > 0 ? '12' : '19';
    const cell = [...document.querySelectorAll<HTMLElement>('table button')].find(
      ({ textContent, ariaDisabled }) => textContent?.startsWith(day) && ariaDisabled !== 'true',
    );
    cell?.click();
    await expect.poll(() => wrongNames()).toEqual(left);
  }
  expect(banner()).toBeUndefined();
});

test('what the server refuses goes with its field; what is about no field stays', async () => {
  answer = () =>
    Response.json({ error: 'Indirizzo già usato', fields: { email: 'Indirizzo già usato' } }, { status: 409 });
  const typed = { name: 'Ada', email: 'ada@example.com', password: 'limoni', confirmPassword: 'limoni' } as const;
  await refuse({ element: <RegisterForm />, begin: { ...typed, privacy: true } });
  fillIn({ name: 'Ada Rossi' });
  expect([banner(), wrongNames()]).toEqual(['Indirizzo già usato', ['email']]);
  fillIn({ email: 'ada@example.org' });
  await expect.poll(() => [banner(), wrongNames()]).toEqual([undefined, []]);
  answer = () => Response.json({ error: 'Le registrazioni sono sospese' }, { status: 403 });
  submit();
  await expect.poll(() => banner()).toBe('Le registrazioni sono sospese');
  fillIn({ name: 'Ada' });
  await expect.poll(() => banner()).toBe('Le registrazioni sono sospese');
});

test('of extras what no field bears goes with any of them', async () => {
  const cot = { id: 'cot', name: 'Lettino', price: 15_00, per: 'STAY', max: 1, untilDays: 0 };
  const offer = {
    extras: [cot],
    linenPer: 'STAY',
    linenUntilDays: 0,
    fees: [{ linenFee: 20 }],
    childAge: null,
  } as never;
  answer = () => Response.json({ error: 'Troppo tardi', fields: { extras: 'Troppo tardi' } }, { status: 400 });
  const stay = { id: 'b1', startDate: '2027-06-12', endDate: '2027-06-19', extras: [] } as never;
  const [onSaved, onLeave] = [async () => undefined, () => undefined];
  await refuse({
    element: <ExtrasForm booking={stay} offer={offer} today="2026-11-05" onSaved={onSaved} onLeave={onLeave} />,
    begin: {},
  });
  expect(banner()).toBe('Troppo tardi');
  fillIn({ cot: true });
  await expect.poll(() => banner()).toBeUndefined();
});
