// @vitest-environment jsdom
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, seeNoMore, showAdmin } from '../../../testing/show-admin.tsx';
import { ProtectAccess } from './protect-access.tsx';

afterEach(leaveAdmin);

const NONE: OwnKeys = {
  twoProofs: false,
  isRequired: false,
  passkeysHere: null,
  whyNot: 'HTTP',
  passkeys: [],
  app: null,
  recovery: null,
  isOfferPutAway: false,
};
const PROVED: OwnKeys = { ...NONE, twoProofs: true, recovery: { left: 9, createdAt: '2027-03-01T10:00:00.000Z' } };
const OFFER = 'Proteggi il tuo accesso';
const ASK = 'Chiedi la verifica in due passaggi a chi gestisce la casa';

test('a second proof is offered until she says no, and then no more', async () => {
  let keys = NONE;
  const { sent } = await showAdmin(<ProtectAccess />, {
    'GET /auth/keys': () => keys,
    'PUT /auth/keys/offer': () => {
      keys = { ...NONE, isOfferPutAway: true };
      return keys;
    },
  });
  await see(OFFER);
  await see('Aggiungi un’app dei codici');
  // No passkey can be used here, so nothing mentions them.
  expect(document.body.textContent).not.toMatch(/passkey/i);
  await press('Non ora');
  expect(sent()).toEqual([{ method: 'PUT', path: '/auth/keys/offer', body: { isPutAway: true } }]);
  await seeNoMore(OFFER);
});

test('who has one is told to ask it of others who have none, and nothing where all have', async () => {
  await showAdmin(<ProtectAccess />, {
    'GET /auth/keys': PROVED,
    'GET /access-settings': { staffTwoProofs: false, staffWithout: 1 },
  });
  await see(ASK);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/users');
  await leaveAdmin();
  const { calls } = await showAdmin(<ProtectAccess />, {
    'GET /auth/keys': PROVED,
    'GET /access-settings': { staffTwoProofs: false, staffWithout: 0 },
  });
  await expect.poll(() => calls.length).toBe(2);
  expect(document.body.textContent).not.toContain(ASK);
});

test.each([
  [{ left: 3, createdAt: PROVED.recovery?.createdAt ?? '' }, 'Ti restano 3 codici di riserva'],
  [{ left: 1, createdAt: PROVED.recovery?.createdAt ?? '' }, 'Ti resta 1 codice di riserva'],
  [null, 'Non hai codici di riserva'],
])('codes that run out are told of: %o', async (recovery, text) => {
  await showAdmin(<ProtectAccess />, { 'GET /auth/keys': { ...PROVED, isRequired: true, recovery } });
  await see(text);
});
