import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeychain } from '../testing/keychain.ts';
import { OWNER, PASSWORD, readText, type SiteServer, sendJson, startSiteServer } from '../testing/site-server.ts';
import { makeFolderAndSite, startAtSite, startStandIn } from '../testing/start-stand-in.ts';
import { TEXTS } from './texts.ts';

let folder: string;
let server: SiteServer;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ folder, server, close } = await makeFolderAndSite());
});
afterEach(() => close());

const CREDENTIALS = { email: OWNER.email, password: PASSWORD };

test('signing in gives the page the account and never the token', async () => {
  const desktop = await startAtSite(server, { folder });
  const outcome = await desktop.call('approdo:signIn', [CREDENTIALS]);
  expect(outcome).toEqual({ ok: true, value: { user: OWNER } });
  expect(await desktop.call('approdo:readUser', [])).toEqual(OWNER);
  expect(desktop.windows[0]?.news).toEqual([{ channel: 'approdo:sessionChanged', news: OWNER }]);
  expect(JSON.stringify([outcome, desktop.windows[0]?.news])).not.toContain('token');
});

test('a call of the page carries the token that the page does not have', async () => {
  const desktop = await startAtSite(server, { folder });
  await desktop.call('approdo:signIn', [CREDENTIALS]);
  const answer = await desktop.request(new Request('app://approdo/api/bookings'));
  expect(answer.status).toBe(200);
  expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer token-1');
});

test('a wrong password is answered in the words of the server, and nothing is kept', async () => {
  const desktop = await startAtSite(server, { folder });
  expect(await desktop.call('approdo:signIn', [{ ...CREDENTIALS, password: 'wrong' }])).toEqual({
    ok: false,
    problem: { status: 401, error: 'Login failed', fields: {} },
  });
  expect(await readdir(folder)).not.toContain('vault.json');
});

test.each([
  ['502', 502, TEXTS.siteBusy],
  ['500', 500, TEXTS.siteWordless],
])('a sign-in that is answered %s and no words is refused in words of the app', async (_name, status, error) => {
  await server.close();
  server = await startSiteServer({ 'POST /api/auth/login': (_, response) => sendJson(response, status, {}) });
  const desktop = await startAtSite(server, { folder });
  expect(await desktop.call('approdo:signIn', [CREDENTIALS])).toMatchObject({ ok: false, problem: { status, error } });
});

test('the next start finds the site and the session, and the disk holds no token in the clear', async () => {
  const keychain = createKeychain();
  await (await startAtSite(server, { folder, keychain })).call('approdo:signIn', [CREDENTIALS]);
  expect(await readFile(join(folder, 'vault.json'), 'utf8')).not.toContain('token-1');

  const again = await startStandIn({ folder, keychain });
  expect(await again.call('approdo:readSites', [])).toMatchObject({ current: { address: server.address } });
  expect(await again.call('approdo:readUser', [])).toEqual(OWNER);
  expect((await again.request(new Request('app://approdo/api/bookings'))).status).toBe(200);
  expect(server.calls.at(-1)?.headers.authorization).toBe('Bearer token-1');
});

test('what this computer is known by is kept apart from sessions, sent with each sign-in and never in the clear', async () => {
  const device = 'd'.repeat(43);
  const sent: unknown[] = [];
  await server.close();
  server = await startSiteServer({
    'POST /api/auth/login': async (request, response) => {
      sent.push(JSON.parse(await readText(request)));
      server.tokens.add('token-1');
      sendJson(response, 200, { token: 'token-1', user: OWNER, ...(sent.length === 1 && { device }) });
    },
  });
  const desktop = await startAtSite(server, { folder });
  expect(await desktop.call('approdo:signIn', [CREDENTIALS])).toEqual({ ok: true, value: { user: OWNER } });
  expect(await readFile(join(folder, 'vault.json'), 'utf8')).not.toContain(device);
  await desktop.call('approdo:signOut', []);
  await desktop.call('approdo:signIn', [CREDENTIALS]);
  expect(sent).toEqual([CREDENTIALS, { ...CREDENTIALS, device }]);
});

test.each([
  ['no keychain', createKeychain({ isAvailable: false })],
  ['only plain text', createKeychain({ backend: 'basic_text' })],
])('where the system has %s, nobody is signed in and no token is asked for', async (_name, keychain) => {
  const desktop = await startAtSite(server, { folder, keychain });
  expect(await desktop.call('approdo:signIn', [CREDENTIALS])).toEqual({
    ok: false,
    problem: { status: 503, error: TEXTS.noKeychain },
  });
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
  expect(server.tokens.size).toBe(0);
  expect(await readdir(folder)).not.toContain('vault.json');
});

test('a session that the server ended is over, and the page is told', async () => {
  const keychain = createKeychain();
  const desktop = await startAtSite(server, { folder, keychain });
  await desktop.call('approdo:signIn', [CREDENTIALS]);
  server.tokens.clear();
  expect((await desktop.request(new Request('app://approdo/api/bookings'))).status).toBe(401);
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
  expect(desktop.windows[0]?.news.at(-1)).toEqual({ channel: 'approdo:sessionChanged', news: null });
  expect(await (await startStandIn({ folder, keychain })).call('approdo:readUser', [])).toBeNull();
});

test('signing out ends the session at the server, too', async () => {
  const desktop = await startAtSite(server, { folder });
  await desktop.call('approdo:signIn', [CREDENTIALS]);
  expect(await desktop.call('approdo:signOut', [])).toEqual({ ok: true, value: null });
  expect(server.tokens.size).toBe(0);
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
});

test('where the server cannot be told, one stays signed in', async () => {
  const desktop = await startAtSite(server, { folder });
  await desktop.call('approdo:signIn', [CREDENTIALS]);
  await server.close();
  expect(await desktop.call('approdo:signOut', [])).toEqual({
    ok: false,
    problem: { status: 502, error: TEXTS.siteSilent },
  });
  expect(await desktop.call('approdo:readUser', [])).toEqual(OWNER);
});

test('a session is for the site that gave it, and is there again on the way back', async () => {
  const other = await startSiteServer();
  const desktop = await startAtSite(server, { folder });
  await desktop.call('approdo:signIn', [CREDENTIALS]);

  await desktop.call('approdo:addSite', [other.address]);
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
  await desktop.request(new Request('app://approdo/api/bookings'));
  expect(other.calls).toHaveLength(3);
  expect(other.calls.filter(({ headers }) => headers.authorization)).toEqual([]);

  await desktop.call('approdo:switchSite', [server.address]);
  expect(await desktop.call('approdo:readUser', [])).toEqual(OWNER);
  await other.close();
});
