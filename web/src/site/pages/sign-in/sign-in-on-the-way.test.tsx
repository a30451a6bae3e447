// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, writeSession } from '../../../session/browser-session.ts';
import { clearPage, fillIn, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { LoginIsland } from './login-island.tsx';
import { RegisterIsland } from './register-island.tsx';
import { RegistrationWatch } from './registration-watch.tsx';

const USER: Session['user'] = {
  ...{ id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, emailConfirmed: false },
  createdAt: '2026-11-05T10:00:00.000Z',
};
const TYPED = {
  ...{ startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: '2', guestName: 'Ada', guestEmail: USER.email },
  ...{ note: 'La sera', linen: false },
};
const SENT = { body: { expectedTotal: 444_00, startDate: '2027-06-12' }, hadCode: false, deposit: null };
const ON_THE_WAY = '?from=%2Fbooking%23richiesta#date-salvate';
const DRAFT = 'approdo:draft:booking';

let bodies: unknown[];
beforeEach(() => {
  bodies = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    return Response.json({ token: 't', user: USER }, { status: 201 });
  });
});
afterEach(() => {
  clearPage();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const text = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
const store = (fields: object) =>
  localStorage.setItem(DRAFT, JSON.stringify({ keptAt: new Date().toISOString(), fields }));
const readStored = () => JSON.parse(localStorage.getItem(DRAFT) ?? '{}').fields;

function show(element: ReactNode, address: string, language: Language = 'it'): void {
  history.replaceState(null, '', address);
  const { origin, pathname, search, hash } = location;
  vi.stubGlobal('location', { origin, pathname, search, hash, replace: () => undefined });
  showOnPage(withTexts(language, element));
}

describe('on the way from a filled form', () => {
  test.each([
    ['it', 'Le tue date sono salvate: 12–19 giugno 2027, 2 ospiti, 444 €', 'Registrati'],
    ['en', 'Your dates are saved: June 12–19, 2027, 2 guests, €444', 'Sign up'],
    ['de', 'Ihre Reisedaten sind gespeichert: 12.–19. Juni 2027, 2 Gäste, 444 €', 'Jetzt registrieren'],
    ['fr', 'Vos dates sont enregistrées : 12–19 juin 2027, 2 voyageurs, 444 €', 'Inscrivez-vous'],
  ] as const)(
    'the sign-in page says in %s what is saved, and leads to registering with the way back',
    (language, box, link) => {
      store({ ...TYPED, sent: SENT });
      show(<LoginIsland />, `/login${ON_THE_WAY}`, language);
      expect(text()).toContain(box);
      const register = [...document.querySelectorAll('a')].find((one) => one.textContent === link);
      const [page, way] = language === 'it' ? ['', ''] : [`/${language}`, `%2F${language}`];
      expect(register?.getAttribute('href')).toBe(`${page}/register?from=${way}%2Fbooking%23richiesta#date-salvate`);
      expect(register?.compareDocumentPosition(document.querySelector('form') ?? document)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    },
  );

  test('the page for registering says it too, without a price that nobody was shown', () => {
    store(TYPED);
    show(<RegisterIsland />, `/register${ON_THE_WAY}`);
    expect(text()).toContain('Le tue date sono salvate: 12–19 giugno 2027, 2 ospiti');
    expect(text()).not.toContain('€');
  });

  test.each([
    ['on any other way', TYPED, '?from=%2Fprofile'],
    ['without dates', { ...TYPED, endDate: '' }, ON_THE_WAY],
  ])('nothing is said %s', (_, fields, query) => {
    store(fields);
    show(<LoginIsland />, `/login${query}`);
    expect(text()).not.toContain('salvate');
  });
});

describe('registering', () => {
  async function register(query: string): Promise<void> {
    show(<RegisterIsland />, `/register${query}`);
    fillIn({ name: 'Ada', email: USER.email, password: 'limoni', confirmPassword: 'limoni', privacy: true });
    press('Registrati');
    await expect.poll(() => bodies).toHaveLength(1);
    await expect.poll(() => localStorage.getItem('token')).toBe('t');
  }

  test('on the way to a request says so, and the request that was sent is the new account’s', async () => {
    store({ ...TYPED, sent: SENT });
    await register(ON_THE_WAY);
    expect(bodies[0]).toMatchObject({ isForRequest: true });
    expect(readStored()).toMatchObject({ note: 'La sera', sent: { userId: 'u1', body: SENT.body } });
  });

  test('on another way leaves what is saved as it is', async () => {
    store({ ...TYPED, sent: SENT });
    await register('');
    expect(bodies[0]).not.toHaveProperty('isForRequest');
    expect(readStored().sent.userId).toBeUndefined();
  });

  test.each([
    ['says that a request waits for the confirmation', { ...TYPED, sent: { ...SENT, userId: 'u1' } }, true],
    ['says nothing of what was only typed', TYPED, false],
    ['says nothing of what somebody else sent', { ...TYPED, sent: { ...SENT, userId: 'u2' } }, false],
  ])('afterwards %s', async (_, fields, isSaid) => {
    store(fields);
    writeSession({ token: 't', user: USER });
    show(<RegistrationWatch />, '/pages/registrazione-richiesta');
    const step = 'Manca un passo: apri la mail e conferma. La tua richiesta parte da lì.';
    expect(text().includes(step)).toBe(isSaid);
  });
});
