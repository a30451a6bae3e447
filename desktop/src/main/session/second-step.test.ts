import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ElectronStandIn } from '../../testing/electron-stand-in.ts';
import { DEVICE, type PasskeyServer, startPasskeyServer } from '../../testing/passkey-server.ts';
import { OWNER, PASSWORD, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startAtSite } from '../../testing/start-stand-in.ts';

const TICKET = 't'.repeat(43);
const SECOND_PROOF_ASKED = {
  error: 'Manca il secondo passaggio: il codice dell’app, un codice di riserva o una passkey.',
  code: 'SECOND_PROOF_ASKED',
  ticket: TICKET,
  expiresAt: '2027-03-01T10:10:00.000Z',
  proofs: ['CODE', 'RECOVERY'],
};
const PROMPT = { proofs: ['CODE', 'RECOVERY'], expiresAt: SECOND_PROOF_ASKED.expiresAt };
const BEGIN_AGAIN = { status: 401, code: 'TICKET_ENDED', error: 'Ricomincia: scrivi di nuovo e-mail e password' };

let folder: string;
let remove: () => Promise<void>;
let server: PasskeyServer;
let desktop: ElectronStandIn;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  server = await startPasskeyServer();
  server.refusals.set('/api/auth/login', { status: 403, body: SECOND_PROOF_ASKED });
  desktop = await startAtSite(server, { folder });
});

afterEach(async () => {
  await server.close();
  await remove();
});

const call = (name: string, ...args: unknown[]) => desktop.call(`approdo:${name}`, args);
const signIn = () => call('signIn', { email: OWNER.email, password: PASSWORD });
const finish = (code = '123456', remember = false) => call('finishSignIn', { code, remember });

test('where the password is not enough the page learns what is, and the ticket stays with main', async () => {
  const outcome = await signIn();
  expect(outcome).toEqual({ ok: true, value: PROMPT });
  expect(JSON.stringify([outcome, desktop.windows[0]?.news])).not.toContain(TICKET);
  expect(await call('readUser')).toBeNull();
  expect(await readdir(folder)).not.toContain('vault.json');
});

test('a code ends it, and this computer is remembered where that is wished', async () => {
  await signIn();
  expect(await finish('123 456', true)).toEqual({ ok: true, value: { user: OWNER } });
  expect(server.sent.at(-1)).toEqual({
    path: '/api/auth/login/second',
    body: { ticket: TICKET, code: '123 456', remember: true },
  });
  expect(await call('readUser')).toEqual(OWNER);
  await call('signOut');
  server.refusals.clear();
  await signIn();
  expect(server.sent.at(-1)?.body.device).toBe(DEVICE);
});

test('a wrong code may be written again; a ticket that has ended leads back to the password', async () => {
  await signIn();
  server.refusals.set('/api/auth/login/second', { status: 401, body: { error: 'Il codice non è giusto' } });
  expect(await finish()).toMatchObject({ ok: false, problem: { status: 401, error: 'Il codice non è giusto' } });
  server.refusals.set('/api/auth/login/second', { status: 401, body: BEGIN_AGAIN });
  expect(await finish()).toMatchObject({ ok: false, problem: BEGIN_AGAIN });
  server.refusals.delete('/api/auth/login/second');
  expect(await finish()).toEqual({ ok: true, value: { user: OWNER } });
});

test('without a ticket nothing is sent: not before the password, not twice, and not to another site', async () => {
  expect(await finish()).toMatchObject({ ok: false, problem: BEGIN_AGAIN });
  await signIn();
  const other = await startSiteServer();
  await call('addSite', other.address);
  expect(await finish()).toMatchObject({ ok: false, problem: BEGIN_AGAIN });
  expect(other.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await other.close();
  await call('switchSite', server.address);
  await finish();
  await call('signOut');
  const before = server.sent.length;
  expect(await finish()).toMatchObject({ ok: false, problem: BEGIN_AGAIN });
  expect(server.sent).toHaveLength(before);
});

test('a refusal that is no such question is one', async () => {
  server.refusals.set('/api/auth/login', { status: 403, body: { error: 'No', code: 'SECOND_PROOF_ASKED' } });
  expect(await signIn()).toMatchObject({ ok: false, problem: { status: 403, error: 'No' } });
});
