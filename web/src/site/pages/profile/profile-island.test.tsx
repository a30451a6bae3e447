// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from '../../../session/browser-session.ts';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ProfileIsland } from './profile-island.tsx';

const ADA: Session['user'] = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00.000Z',
};
const KEYS = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  passkeysHere: null,
  whyNot: 'HTTP',
  passkeys: [],
};
const HINT = 'Zum Ändern brauchen Sie Ihr aktuelles Passwort';
const CONFIRM_TEXT = 'Bestätigen Sie, dass Sie es sind, um fortzufahren.';
const PRESENT = 'input[name="currentPassword"]';

let saved: unknown[];
let isProved: boolean;
let keys: typeof KEYS;
beforeEach(() => {
  [saved, isProved, keys] = [[], false, KEYS];
  writeSession({ token: 't', user: ADA });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    const call = `${method} ${new URL(address, 'https://example.org').pathname}`;
    if (call === 'GET /api/auth/keys') return Response.json(keys);
    if (call === 'POST /api/auth/fresh') {
      isProved = true;
      return Response.json({ freshUntil: '2027-06-12T16:30:00.000Z' });
    }
    if (call !== 'PUT /api/auth/profile') return Response.json(ADA);
    const edit = JSON.parse(String(body));
    saved.push(edit);
    if (keys.twoProofs && !isProved) {
      return Response.json({ error: 'x', code: 'FRESH_PROOF_ASKED', proofs: ['CODE', 'RECOVERY'] }, { status: 403 });
    }
    return Response.json({ user: { ...ADA, ...edit } });
  });
});
test('a password manager that asks where a password is changed is led to those fields', async () => {
  const scrolledTo: string[] = [];
  history.replaceState(null, '', '/profile#password');
  showOnPage(withTexts('de', <ProfileIsland />));
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this.id);
  };
  await expect.poll(() => scrolledTo).toEqual(['password']);
  expect(document.querySelector('#password input[name="newPassword"]')).not.toBeNull();
  history.replaceState(null, '', '/profile');
});

afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
const change = () => fillIn({ newPassword: 'neue Limonen', confirmPassword: 'neue Limonen' });

test('whoever has her password alone is asked for it', async () => {
  showOnPage(withTexts('de', <ProfileIsland />));
  await see(HINT);
  change();
  press('Speichern');
  await expect.poll(() => find(PRESENT).getAttribute('aria-invalid')).toBe('true');
  expect(saved).toEqual([]);
});

test('whoever has a second proof shows that in its place: what was typed waits, and nothing changes where she would rather not', async () => {
  keys = { ...KEYS, twoProofs: true };
  showOnPage(withTexts('de', <ProfileIsland />));
  await see('Neues Passwort');
  await expect.poll(() => document.querySelector(PRESENT)).toBeNull();
  expect(document.body.textContent).not.toContain(HINT);
  change();
  press('Speichern');
  await see(CONFIRM_TEXT);
  press('Abbrechen');
  await see('Nicht bestätigt: Es hat sich nichts geändert.');
  expect(saved).toHaveLength(1);
  press('Speichern');
  await see(CONFIRM_TEXT);
  fillIn({ code: '050471' });
  press('Weiter');
  await see('Ihr Profil ist gespeichert');
  expect(saved).toEqual(Array.from({ length: 3 }, () => ({ newPassword: 'neue Limonen' })));
});

test('who works in the back office chooses its theme, kept in this browser, and a guest is not asked', async () => {
  showOnPage(withTexts('it', <ProfileIsland />));
  await expect.poll(() => document.querySelector('input[name="email"]')).not.toBeNull();
  expect(document.querySelector('select[name="theme"]')).toBeNull();
  clearPage();
  writeSession({ token: 't', user: { ...ADA, role: 'EDITOR' } });
  showOnPage(withTexts('it', <ProfileIsland />));
  await see('Come il dispositivo');
  const theme = find<HTMLSelectElement>('select[name="theme"]');
  expect([...theme.options].map(({ text }) => text)).toEqual(['Come il dispositivo', 'Chiaro', 'Scuro']);
  theme.value = 'dark';
  flushSync(() => void theme.dispatchEvent(new Event('change', { bubbles: true })));
  expect(localStorage.getItem('approdo.scheme')).toBe('dark');
});
