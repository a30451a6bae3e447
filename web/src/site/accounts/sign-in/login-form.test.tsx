// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { LoginForm } from './login-form.tsx';

const SECOND_PROOF_ASKED = {
  ...{ error: 'x', code: 'SECOND_PROOF_ASKED', ticket: 'T1', expiresAt: '2027-06-12T16:30:00.000Z' },
  proofs: ['CODE', 'RECOVERY'],
};
const USER = {
  ...{ id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, emailConfirmed: true },
  createdAt: '2027-01-01T00:00:00.000Z',
};

let sent: unknown[];
let second: () => Response;
beforeEach(() => {
  sent = [];
  second = () => Response.json({ token: 'TOKEN', user: USER, device: 'd'.repeat(43) });
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const path = new URL(address, 'https://example.org').pathname;
    if (path === '/api/auth/login') return Response.json(SECOND_PROOF_ASKED, { status: 403 });
    if (path !== '/api/auth/login/second') return Response.json({ error: 'x' }, { status: 409 });
    sent.push(JSON.parse(body ?? ''));
    return second();
  });
});
afterEach(() => {
  clearPage();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

async function signIn(): Promise<void> {
  showOnPage(withTexts('de', <LoginForm />));
  fillIn({ email: 'ada@example.com', password: 'limoni e vento' });
  press('Anmelden');
  await see('Noch ein Schritt');
}

test('a right password that is not enough leads to one field for the code, and that lets in', async () => {
  await signIn();
  await see('Öffnen Sie Ihre Authenticator-App und geben Sie die 6 Ziffern ein.');
  expect(document.activeElement?.textContent).toBe('Noch ein Schritt');
  expect(find('input[name="code"]').getAttribute('autocomplete')).toBe('one-time-code');
  fillIn({ code: '123 456', remember: true });
  press('Weiter');
  await expect.poll(() => localStorage.getItem('token')).toBe('TOKEN');
  expect(sent).toEqual([{ ticket: 'T1', code: '123 456', remember: true }]);
  expect(localStorage.getItem('device')).toBe('d'.repeat(43));
});

test('a wrong code is said beside its field; a recovery code does, and is remembered nowhere', async () => {
  second = () => Response.json({ error: 'Der Code stimmt nicht' }, { status: 401 });
  await signIn();
  fillIn({ code: '000000' });
  press('Weiter');
  await see('Der Code stimmt nicht');
  expect(document.activeElement).toBe(find('input[aria-invalid="true"]'));
  press('Wiederherstellungscode verwenden');
  expect(document.activeElement).toBe(find('input[name="code"]'));
  expect(document.querySelector('input[name="remember"]')).toBeNull();
  fillIn({ code: 'a7wm-9qxz-4t2h' });
  press('Weiter');
  await expect.poll(() => sent.at(-1)).toEqual({ ticket: 'T1', code: 'a7wm-9qxz-4t2h' });
});

test('when its time is over it leads back, says so, and keeps the address', async () => {
  const error = 'Beginnen Sie neu: Geben Sie E-Mail und Passwort noch einmal ein';
  second = () => Response.json({ error, code: 'TICKET_ENDED' }, { status: 401 });
  await signIn();
  fillIn({ code: '123456' });
  press('Weiter');
  await see(error);
  expect(find<HTMLInputElement>('input[name="email"]').value).toBe('ada@example.com');
  expect(document.activeElement).toBe(find('input[name="password"]'));
});
