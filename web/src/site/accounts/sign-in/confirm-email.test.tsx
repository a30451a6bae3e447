// @vitest-environment jsdom
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession, writeSession } from '../../../session/browser-session.ts';
import { clearPage, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

const ADA: Session['user'] = {
  ...{ id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, emailConfirmed: false },
  createdAt: '2026-11-05T10:00:00.000Z',
};
const SENT = 'POST /api/auth/confirm-email {"email":"ada@example.com","token":"t"}';

const BUTTONS: Readonly<Record<Language, string>> = {
  it: 'Conferma il mio indirizzo',
  en: 'Confirm my address',
  de: 'Meine Adresse bestätigen',
  fr: 'Confirmer mon adresse',
};
const LANGUAGES = ['it', 'en', 'de', 'fr'] as const;

let calls: string[];
let answer: () => Response;
beforeEach(() => {
  calls = [];
  answer = () => Response.json({ message: 'È confermato' });
  history.replaceState(null, '', '/confirm-email?token=t&email=ada%40example.com');
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${new URL(address, 'https://example.org').pathname} ${body}`);
    return answer();
  });
});
afterEach(() => {
  clearPage();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);
const show = (language: Language) => showOnPage(withTexts(language, <ConfirmEmail />));

test.each(LANGUAGES)('in %s a link that is opened confirms nothing until its button is pressed', async (language) => {
  writeSession({ token: 't', user: ADA });
  show(language);
  await see(BUTTONS[language]);
  expect(calls).toEqual([]);
  press(BUTTONS[language]);
  await see('È confermato');
  expect(calls).toEqual([SENT]);
  expect(readSession()?.user.emailConfirmed).toBe(true);
});

test.each([
  ['it', 'Il tuo indirizzo e-mail è confermato.'],
  ['en', 'Your email address is confirmed.'],
  ['de', 'Ihre E-Mail-Adresse ist bestätigt.'],
  ['fr', 'est confirmée.'],
] as const)('in %s a second opening where it was confirmed says so, and asks nothing', async (language, words) => {
  writeSession({ token: 't', user: { ...ADA, email: 'ADA@example.com', emailConfirmed: true } });
  show(language);
  await see(words);
  expect(calls).toEqual([]);
});

test('a link that is too old leads to a new one, and where nothing answered she may press again', async () => {
  show('it');
  answer = () => new Response('', { status: 502 });
  press(BUTTONS.it);
  await see('Conferma non riuscita');
  answer = () => Response.json({ error: 'Il collegamento è scaduto.', code: 'LINK_EXPIRED' }, { status: 400 });
  press(BUTTONS.it);
  await see('Il collegamento è scaduto.');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/resend-confirmation');
});

test('a link that is not whole is said to be none', async () => {
  history.replaceState(null, '', '/confirm-email?email=ada%40example.com');
  show('it');
  press(BUTTONS.it);
  await see('Il collegamento non è valido');
  expect(calls).toEqual([]);
});
