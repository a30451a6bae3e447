// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, expect, test } from 'vitest';
import { acting, enter, leaveAdmin, press, Refusal, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { SecondProofGate } from './second-proof-gate.tsx';
// Loaded by the gate; imported here because the machine may be busy.
import './add-proof-screen.tsx';

afterEach(leaveAdmin);

const MISSING: OwnKeys = {
  twoProofs: false,
  isRequired: true,
  passkeysHere: null,
  whyNot: 'HTTP',
  passkeys: [],
  app: null,
  recovery: null,
  isOfferPutAway: false,
};
const SETUP = {
  ...{ setup: 'sealed', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' },
  qr: { size: 29, path: 'M4 4h7v1h-7z' },
};
const CODES = [...'abcdefghjk'].map((letter) => `${letter}7wm-9qxz-4t2h`);
const TITLE = 'Attiva la verifica in due passaggi';
const NOT_ALLOWED = 'Prenotazioni';

const gate = (
  <SecondProofGate>
    <p>{NOT_ALLOWED}</p>
  </SecondProofGate>
);

test('while the house asks a second proof one screen stands in the place of all: the app is set up there, and once its codes are safe she goes on', async () => {
  let keys = MISSING;
  const app = { since: '2027-06-08T08:00:00.000Z', isReadable: true };
  await showAdmin(gate, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/app': SETUP,
    'POST /auth/keys/app/confirm': () => {
      keys = { ...MISSING, twoProofs: true, app, recovery: { left: 10, createdAt: app.since } };
      return { app, recoveryCodes: CODES };
    },
  });
  await see(TITLE);
  await see('La casa la chiede a chi la gestisce. Bastano due minuti.');
  await see('Scollegati');
  expect(document.body.textContent).not.toContain(NOT_ALLOWED);
  expect(document.activeElement?.textContent).toBe(TITLE);
  await see('Usa un’app dei codici');
  expect(document.body.textContent).not.toContain('Aggiungi una passkey');
  await press('Usa un’app dei codici');
  await see('Inquadra questo codice con la tua app');
  await enter('Codice', '050471');
  await press('Conferma');
  await see('k7wm-9qxz-4t2h');
  expect(document.body.textContent).not.toContain(NOT_ALLOWED);
  await press('Li ho messi al sicuro');
  await see(NOT_ALLOWED);
  await seeNoMore(TITLE);
});

test('where no app can be begun she may try again; a proof that came from elsewhere meanwhile lets her go on', async () => {
  let keys = MISSING;
  const { banners } = await showAdmin(gate, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/app': new Refusal(500, { error: 'Guasto' }),
  });
  await see('Usa un’app dei codici');
  await press('Usa un’app dei codici');
  await expect.poll(banners).toEqual(['Guasto']);
  await see('Usa un’app dei codici');
  keys = { ...MISSING, twoProofs: true };
  // The window becomes visible again.
  await acting(() => window.dispatchEvent(new Event('visibilitychange')));
  await see('Continua');
  await press('Continua');
  await see(NOT_ALLOWED);
});

test('it stands in nobody’s way where the house asks nothing, or what it asks is there', async () => {
  for (const keys of [
    { ...MISSING, isRequired: false },
    { ...MISSING, twoProofs: true },
  ]) {
    await showAdmin(gate, { 'GET /auth/keys': keys });
    await see(NOT_ALLOWED);
    expect(document.body.textContent).not.toContain(TITLE);
    await leaveAdmin();
  }
});
