// @vitest-environment jsdom
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { afterEach, expect, test } from 'vitest';
import { createFreshProofPrompt } from '../../../proofs/fresh-proof-prompt.ts';
import { PasskeyShell } from '../../../testing/passkey-shell.tsx';
import {
  acting,
  buttonOf,
  enter,
  fieldOf,
  leaveAdmin,
  press,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import type { PasskeyAccess } from '../../platform.ts';
import { FreshProofGate } from './fresh-proof-gate.tsx';

afterEach(leaveAdmin);

const GIVEN = { freshUntil: '2027-06-12T16:30:00.000Z' };
const KEYS = {
  ...{ twoProofs: true, isRequired: false, passkeysHere: null, passkeys: [], isOfferPutAway: false },
  app: { since: '2027-06-08T08:00:00.000Z', isReadable: true },
  recovery: null,
};

/** A waiting call that accepts these proofs. */
async function openWindow(proofs: readonly ProofMethod[] | undefined, answers = {}, passkey?: PasskeyAccess) {
  // Loaded with the first request for a proof, which is slow on a busy machine.
  await import('./fresh-proof-window.tsx');
  const proofPrompt = createFreshProofPrompt();
  const gate = <FreshProofGate proofPrompt={proofPrompt} />;
  const admin = await showAdmin(passkey ? <PasskeyShell passkey={passkey}>{gate}</PasskeyShell> : gate, {
    'POST /auth/fresh': GIVEN,
    ...answers,
  });
  let answer: Promise<boolean> = Promise.resolve(false);
  await acting(() => {
    answer = proofPrompt.ask(proofs);
  });
  await see('Per continuare serve una conferma. Vale per 10 minuti.');
  return { ...admin, answer };
}

test('with an app it asks for the code, and beside it for a recovery code', async () => {
  const { sent, answer } = await openWindow(['CODE', 'RECOVERY']);
  expect(document.body.textContent).not.toContain('Password');
  await press('Usa un codice di riserva');
  expect(document.activeElement).toBe(fieldOf('Codice di riserva'));
  await press('Usa il codice');
  await enter('Codice', '123456');
  await press('Conferma');
  expect(await answer).toBe(true);
  expect(sent()).toEqual([{ method: 'POST', path: '/auth/fresh', body: { code: '123456' } }]);
  await seeNoMore('Per continuare');
});

test('without a second proof it asks for the password', async () => {
  const { sent, answer } = await openWindow(['PASSWORD']);
  await enter('Password', 'limoni e vento');
  await press('Conferma');
  expect(await answer).toBe(true);
  expect(sent().at(-1)?.body).toEqual({ password: 'limoni e vento' });
});

test.each([
  [['CODE', 'RECOVERY', 'PASSKEY'], 'Usa il codice', 'Codice'],
  [['PASSWORD', 'PASSKEY'], 'Usa la password', 'Password'],
] as const)('a passkey comes first, and below it one link: %o', async (proofs, link, field) => {
  const inBrowser = { prove: async () => true, cancel: () => undefined, openKeys: async () => undefined };
  const passkey = { isOffered: async () => true, enter: async () => undefined, inBrowser };
  const { answer } = await openWindow(proofs, {}, passkey);
  await expect.poll(() => buttonOf('Usa la passkey')).toBeTruthy();
  expect(document.querySelector('input')).toBeNull();
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Annulla',
    'Usa la passkey',
    link,
  ]);
  await press(link);
  expect(fieldOf(field)).toBeTruthy();
  await press('Usa la passkey');
  expect(await answer).toBe(true);
});

test('a wrong code is said beside its field, and the call goes on waiting', async () => {
  const wrong = { error: 'Il codice non è giusto', fields: { code: 'Il codice non è giusto' } };
  const { answer } = await openWindow(['CODE'], { 'POST /auth/fresh': new Refusal(400, wrong) });
  await enter('Codice', '000000');
  await press('Conferma');
  await see('Il codice non è giusto');
  expect(fieldOf('Codice').getAttribute('aria-invalid')).toBe('true');
  await press('Annulla');
  expect(await answer).toBe(false);
});

test('whoever was told nothing is asked by what the account has', async () => {
  const { calls } = await openWindow(undefined, { 'GET /auth/keys': KEYS });
  await expect.poll(() => fieldOf('Codice')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/auth/keys']);
});
