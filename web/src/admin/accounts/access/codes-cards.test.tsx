// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, expect, test } from 'vitest';
import { enter, leaveAdmin, press, Refusal, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { ProofCards } from './access-screen.tsx';

const KEYS: OwnKeys = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  ...{ passkeysHere: null, whyNot: 'HTTP', passkeys: [] },
};
const WITH_APP: OwnKeys = {
  ...KEYS,
  twoProofs: true,
  app: { since: '2027-06-08T08:00:00.000Z', isReadable: true },
  recovery: { left: 10, createdAt: '2027-06-08T08:00:00.000Z' },
};
const SETUP = {
  ...{ setup: 'sealed', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' },
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
};
const CODES = [...'abcdefghjk'].map((letter) => `${letter}7wm-9qxz-4t2h`);

afterEach(leaveAdmin);

test('an app is added by its QR code or its key; ten codes come at once, which only the word that they are safe closes', async () => {
  let keys = KEYS;
  let isRight = false;
  const { sent } = await showAdmin(<ProofCards />, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/app': SETUP,
    'POST /auth/keys/app/confirm': () => {
      if (!isRight) return new Refusal(400, { error: 'Il codice non è giusto: guarda l’ora del telefono e riprova' });
      keys = WITH_APP;
      return { app: WITH_APP.app, recoveryCodes: CODES };
    },
  });
  await see('Un’app sul telefono dà un codice di 6 cifre ogni 30 secondi.');
  await press('Aggiungi un’app dei codici');
  await see('Inquadra questo codice con la tua app');
  await see('Google Authenticator, Microsoft Authenticator e, su Android, Aegis');
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Codice QR per l’app');
  await see('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  await enter('Codice', '000000');
  await press('Conferma');
  await see('Il codice non è giusto: guarda l’ora del telefono e riprova');
  isRight = true;
  await enter('Codice', '050 471');
  await press('Conferma');
  await see('I tuoi codici di riserva');
  expect(sent().at(-1)).toMatchObject({ path: '/auth/keys/app/confirm', body: { setup: 'sealed', code: '050 471' } });
  for (const code of CODES) await see(code);
  await press('Li ho messi al sicuro');
  await seeNoMore('I tuoi codici di riserva');
  await see('Attiva dall’8 giugno 2027.');
  await see('Ne restano 10 su 10.');
});

test('the last second proof is removed after saying that the password will do', async () => {
  let keys = WITH_APP;
  await showAdmin(<ProofCards />, {
    'GET /auth/keys': () => keys,
    'DELETE /auth/keys/app': () => {
      keys = KEYS;
    },
  });
  await see('Cambia telefono');
  await press('Rimuovi');
  await see('Rimuovere l’app dei codici?');
  await see('Poi basterà la password.');
  const [window] = document.querySelectorAll('[role="dialog"]');
  await press('Rimuovi', window);
  await see('Aggiungi un’app dei codici');
  expect(document.body.textContent).not.toContain('Rifai i codici');
});

test('where few codes are left they are made anew; an app that cannot be read says what to do', async () => {
  const keys = {
    ...WITH_APP,
    app: { since: '2027-06-08T08:00:00.000Z', isReadable: false },
    recovery: { left: 3, createdAt: '2027-06-08T08:00:00.000Z' },
  };
  await showAdmin(<ProofCards />, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/recovery': { recoveryCodes: CODES },
  });
  await see('Il codice dell’app non vale più su questo sito: usa un codice di riserva.');
  await see('Ne restano pochi: rifalli.');
  await press('Rifai i codici');
  await expect.poll(() => document.body.textContent).toContain('k7wm-9qxz-4t2h');
});
