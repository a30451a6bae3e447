// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, press, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
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

const KEYS = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  passkeysHere: { rpId: 'localhost', origin: location.origin },
  passkeys: [],
};
const PASSKEY = {
  ...{ id: 'p1', name: 'Mein Telefon', createdAt: '2027-06-08T08:00:00.000Z', lastUsedAt: null },
  ...{ isSynced: false, rpId: 'localhost', isUsableHere: true },
};

let calls: string[];
let answers: Record<string, () => Response>;
let sessions: unknown[];
let isAway: boolean;
beforeEach(() => {
  [calls, sessions, isAway, answers] = [[], [HERE, THERE], false, {}];
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    const call = `${method} ${new URL(address, 'https://example.org').pathname}`;
    calls.push(call);
    if (isAway) return Response.json({ error: 'x' }, { status: 500 });
    const answer = answers[call];
    if (answer) return answer();
    if (call === 'GET /api/auth/keys') return Response.json(KEYS);
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

const see = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

test('nothing is asked before it is opened; then a guest sees where she is signed in, in her language, and ends one', async () => {
  showOnPage(withTexts('de', <AccessSection onRead={() => undefined} />));
  await see('Anmeldung und Geräte');
  expect(calls).toEqual([]);
  press('Verwalten');
  await see('Safari unter iOS');
  expect(document.activeElement?.textContent).toBe('Passkeys');
  const [here, there] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(here).toBe('Firefox unter Windows DiesesAngemeldet am 8. Juni 2027 mit PasswortBenutzt am 12. Juni 2027');
  expect(there).toContain('Abmelden');
  press('Abmelden');
  await see('Sie sind nur hier angemeldet.');
  expect(calls.filter((call) => call.includes('sessions'))).toEqual([
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/s2',
    'GET /api/auth/sessions',
  ]);
});

test('all others are ended together', async () => {
  showOnPage(withTexts('it', <AccessSection onRead={() => undefined} />));
  press('Gestisci');
  await see('Esci da tutti gli altri');
  press('Esci da tutti gli altri');
  await see('Sei entrato solo da qui.');
  expect(calls).toContain('DELETE /api/auth/sessions');
});

test('who follows the link of a letter finds it open; where it cannot be read it says so, with a way on', async () => {
  location.hash = '#accesso';
  isAway = true;
  showOnPage(withTexts('it', <AccessSection onRead={() => undefined} />));
  await see('Errore nel caricamento degli accessi');
  isAway = false;
  // Headings of the passkeys, then of the devices.
  press('Riprova');
  await see('Ancora nessuna passkey.');
  press('Riprova');
  await see('Firefox unter Windows');
});

test('passkeys stand first, each with what it is; one is removed once she has shown who she is, and not before', async () => {
  let isProved = false;
  answers = {
    'GET /api/auth/keys': () => Response.json({ ...KEYS, passkeys: [PASSKEY] }),
    'DELETE /api/auth/keys/passkey/p1': () =>
      isProved
        ? new Response(null, { status: 204 })
        : Response.json({ error: 'x', code: 'FRESH_PROOF_ASKED', proofs: ['PASSWORD'] }, { status: 403 }),
    'POST /api/auth/fresh': () => {
      isProved = true;
      return Response.json({ freshUntil: '2027-06-12T16:30:00.000Z' });
    },
  };
  showOnPage(withTexts('de', <AccessSection onRead={() => undefined} />));
  press('Verwalten');
  await see('Mein Telefon');
  expect(document.body.textContent).toContain('Nur auf diesem GerätHinzugefügt am 8. Juni 2027 · nie benutzt');
  press('Entfernen');
  await see('Den Passkey „Mein Telefon“ entfernen?');
  expect(document.activeElement?.textContent).toBe('Abbrechen');
  press('Entfernen');
  await see('Bestätigen Sie, dass Sie es sind, um fortzufahren.');
  press('Abbrechen');
  await see('Nicht bestätigt: Es hat sich nichts geändert.');
  press('Entfernen');
  await see('Den Passkey „Mein Telefon“ entfernen?');
  press('Entfernen');
  await see('Bestätigen Sie, dass Sie es sind, um fortzufahren.');
  fillIn({ password: 'geheim' });
  press('Weiter');
  await see('Passkey entfernt');
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(3);
});

test('with a second proof it is a code that shows who she is, or a recovery code', async () => {
  let isProved = false;
  answers = {
    'GET /api/auth/keys': () => Response.json({ ...KEYS, twoProofs: true, passkeys: [PASSKEY] }),
    'DELETE /api/auth/keys/passkey/p1': () =>
      isProved
        ? new Response(null, { status: 204 })
        : Response.json({ error: 'x', code: 'FRESH_PROOF_ASKED', proofs: ['CODE', 'RECOVERY'] }, { status: 403 }),
    'POST /api/auth/fresh': () => {
      isProved = true;
      return Response.json({ freshUntil: '2027-06-12T16:30:00.000Z' });
    },
  };
  showOnPage(withTexts('fr', <AccessSection onRead={() => undefined} />));
  press('Gérer');
  await see('Mein Telefon');
  press('Supprimer');
  press('Supprimer');
  await see('Confirmez votre identité pour continuer.');
  expect(document.querySelector('input[name="password"]')).toBeNull();
  press('Utiliser un code de secours');
  expect(document.activeElement).toBe(find('input[name="code"]'));
  fillIn({ code: 'a7wm-9qxz-4t2h' });
  press('Continuer');
  await see('Clé d’accès supprimée');
});

test('a passkey is called otherwise where its name was; what was typed stays where that fails', async () => {
  let isDown = true;
  answers = {
    'GET /api/auth/keys': () => Response.json({ ...KEYS, passkeys: [PASSKEY] }),
    'PATCH /api/auth/keys/passkey/p1': () =>
      isDown ? Response.json({ error: 'Am Server lag es' }, { status: 503 }) : Response.json(PASSKEY),
  };
  showOnPage(withTexts('de', <AccessSection onRead={() => undefined} />));
  press('Verwalten');
  await see('Mein Telefon');
  press('Umbenennen');
  fillIn({ name: 'Tablet' });
  press('Speichern');
  await see('Am Server lag es');
  expect(find<HTMLInputElement>('input[name="name"]').value).toBe('Tablet');
  isDown = false;
  press('Speichern');
  await expect.poll(() => document.querySelector('input[name="name"]')).toBeNull();
});

test('where none are offered it says why; where this is not the site’s address nothing is offered, without a word', async () => {
  answers = { 'GET /api/auth/keys': () => Response.json({ ...KEYS, passkeysHere: null, whyNot: 'HTTP' }) };
  showOnPage(withTexts('it', <AccessSection onRead={() => undefined} />));
  press('Gestisci');
  await see('Qui le passkey non si possono usare: il sito non è su https.');
  const elsewhere = { rpId: 'casa.example', origin: 'https://casa.example' };
  answers = { 'GET /api/auth/keys': () => Response.json({ ...KEYS, passkeysHere: elsewhere }) };
  showOnPage(withTexts('it', <AccessSection onRead={() => undefined} />));
  press('Gestisci');
  await see('Ancora nessuna passkey.');
  expect(document.body.textContent).not.toContain('Aggiungi una passkey');
});

test('where the browser knows no passkeys nothing speaks of them, in any language', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const words = { it: 'Gestisci', en: 'Manage', de: 'Verwalten', fr: 'Gérer' } as const;
  for (const language of ['it', 'en', 'de', 'fr'] as const) {
    for (const keys of [KEYS, { ...KEYS, passkeysHere: null, whyNot: 'HTTP' }]) {
      answers = { 'GET /api/auth/keys': () => Response.json(keys) };
      showOnPage(withTexts(language, <AccessSection onRead={() => undefined} />));
      press(words[language]);
      await see('Safari unter iOS');
      const focused = document.activeElement?.textContent;
      expect(focused).toBe(document.querySelector('h3')?.textContent);
      expect(document.body.textContent).not.toMatch(/passkey|clé d’accès|clés d’accès/i);
      clearPage();
    }
  }
});

test('where the browser knows none, one that she made elsewhere can be removed still', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  answers = { 'GET /api/auth/keys': () => Response.json({ ...KEYS, passkeys: [PASSKEY] }) };
  showOnPage(withTexts('de', <AccessSection onRead={() => undefined} />));
  press('Verwalten');
  await see('Mein Telefon');
  expect(document.body.textContent).not.toContain('Passkey hinzufügen');
  press('Entfernen');
  await see('Den Passkey „Mein Telefon“ entfernen?');
});

test('an app of codes is set up in her language, and her recovery codes are shown until she says that they are safe', async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const codes = [...'abcdefghjk'].map((letter) => `${letter}7wm-9qxz-4t2h`);
  const app = { since: '2027-06-08T08:00:00.000Z', isReadable: true };
  let keys: object = KEYS;
  answers = {
    'GET /api/auth/keys': () => Response.json(keys),
    'POST /api/auth/keys/app': () =>
      Response.json({
        setup: 'sealed',
        secret: 'GEZDGNBV',
        uri: 'otpauth://totp/x',
        qr: { size: 29, path: 'M4 4h7v1h-7z' },
      }),
    'POST /api/auth/keys/app/confirm': () => {
      keys = { ...KEYS, twoProofs: true, app, recovery: { left: 10, createdAt: app.since } };
      return Response.json({ app, recoveryCodes: codes }, { status: 201 });
    },
  };
  showOnPage(withTexts('de', <AccessSection onRead={() => undefined} />));
  press('Verwalten');
  await see('Eine App auf dem Telefon zeigt alle 30 Sekunden einen Code aus 6 Ziffern.');
  press('Authenticator-App hinzufügen');
  await see('GEZD GNBV');
  fillIn({ code: '050471' });
  press('Bestätigen');
  await see('k7wm-9qxz-4t2h');
  press('Ich habe sie sicher verwahrt');
  await expect.poll(() => document.body.textContent).not.toContain('k7wm-9qxz-4t2h');
  await see('Noch 10 von 10.');
});
