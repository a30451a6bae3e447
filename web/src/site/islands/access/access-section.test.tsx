// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayIn } from '../../../testing/say-in.tsx';
import { clearPage, press, showOnPage } from '../../../testing/shown-page.tsx';
import { AccessSection } from './access-section.tsx';

const HERE = {
  ...{
    id: 's1',
    client: 'Firefox unter Windows',
    kind: 'BROWSER',
    by: 'PASSWORD',
    isThis: true,
    rememberedUntil: null,
  },
  createdAt: '2027-06-08T08:00:00.000Z',
  lastUsedAt: '2027-06-12T08:00:00.000Z',
  endsAt: '2027-07-08T08:00:00.000Z',
};
const THERE = { ...HERE, id: 's2', client: 'Safari unter iOS', by: 'REGISTERED', isThis: false };

let calls: string[];
let sessions: unknown[];
let isAway: boolean;
beforeEach(() => {
  [calls, sessions, isAway] = [[], [HERE, THERE], false];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    calls.push(`${method} ${new URL(address, 'https://example.org').pathname}`);
    if (isAway) return Response.json({ error: 'x' }, { status: 500 });
    if (method === 'GET') return Response.json(sessions);
    sessions = [HERE];
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  clearPage();
  location.hash = '';
  vi.unstubAllGlobals();
});

const see = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 5000 });

test('nothing is asked before it is opened; then a guest sees where she is signed in, in her language, and ends one', async () => {
  showOnPage(sayIn('de', <AccessSection />));
  await see('Anmeldung und Geräte');
  expect(calls).toEqual([]);
  press('Verwalten');
  await see('Safari unter iOS');
  expect(document.activeElement?.textContent).toBe('Geräte');
  const [here, there] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(here).toBe('Firefox unter Windows DiesesAngemeldet am 8. Juni 2027 mit PasswortBenutzt am 12. Juni 2027');
  expect(there).toContain('Abmelden');
  press('Abmelden');
  await see('Sie sind nur hier angemeldet.');
  expect(calls).toEqual(['GET /api/auth/sessions', 'DELETE /api/auth/sessions/s2', 'GET /api/auth/sessions']);
});

test('all others are ended together', async () => {
  showOnPage(sayIn('it', <AccessSection />));
  press('Gestisci');
  await see('Esci da tutti gli altri');
  press('Esci da tutti gli altri');
  await see('Sei entrato solo da qui.');
  expect(calls).toContain('DELETE /api/auth/sessions');
});

test('who follows the link of a letter finds it open; where it cannot be read it says so, with a way on', async () => {
  location.hash = '#accesso';
  isAway = true;
  showOnPage(sayIn('it', <AccessSection />));
  await see('Errore nel caricamento degli accessi');
  isAway = false;
  press('Riprova');
  await see('Firefox unter Windows');
});
