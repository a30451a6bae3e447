// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, expect, test } from 'vitest';
import { enter, leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { KeysStep } from './keys-step.tsx';

afterEach(leaveAdmin);

const NONE: OwnKeys = {
  ...{ twoProofs: false, isRequired: false, app: null, recovery: null, isOfferPutAway: false },
  ...{ passkeysHere: null, whyNot: 'HTTP', passkeys: [] },
};

const step = {
  isDone: false,
  isLeaving: false,
  onDone: () => undefined,
  onSeen: () => undefined,
  onBack: () => undefined,
  onLater: () => undefined,
};

test('the step sets the proof up itself, shows its codes once, and is done with them', async () => {
  let keys = NONE;
  const app = { since: '2027-06-08T08:00:00.000Z', isReadable: true };
  const { address } = await showAdmin(<KeysStep {...step} />, {
    'GET /auth/keys': () => keys,
    'POST /auth/keys/app': {
      ...{ setup: 'sealed', secret: 'GEZDGNBV', uri: 'otpauth://totp/x' },
      qr: { size: 29, path: 'M4 4h7v1h-7z' },
    },
    'POST /auth/keys/app/confirm': () => {
      keys = { ...NONE, twoProofs: true, app, recovery: { left: 10, createdAt: app.since } };
      return { app, recoveryCodes: ['a7wm-9qxz-4t2h'] };
    },
  });
  await see('Prima aggiungi un secondo passaggio, oppure rimanda a più tardi.');
  await see('Usa un’app dei codici');
  await press('Usa un’app dei codici');
  await see('GEZD GNBV');
  await enter('Codice', '050471');
  await press('Conferma');
  await see('a7wm-9qxz-4t2h');
  await press('Li ho messi al sicuro');
  await see('Il tuo account ha la verifica in due passaggi: la password da sola non fa entrare nessuno.');
  await seeNoMore('a7wm-9qxz-4t2h');
  await seeNoMore('Prima aggiungi un secondo passaggio');
  expect(address()).toBe('/');
});
