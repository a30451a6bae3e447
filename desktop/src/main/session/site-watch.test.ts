import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createKeychain } from '../../testing/keychain.ts';
import { createManualClock, type ManualClock } from '../../testing/manual-clock.ts';
import { OWNER, PASSWORD, type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder, startStandIn } from '../../testing/start-stand-in.ts';
import { TEXTS } from '../texts.ts';
import { createSiteWatch } from './site-watch.ts';

let folder: string;
let remove: () => Promise<void>;
let server: SiteServer;
let broken: string | undefined;
let user = OWNER;

beforeEach(async () => {
  broken = undefined;
  user = OWNER;
  ({ folder, remove } = await makeFolder());
  server = await startSiteServer({ 'GET /api/auth/me': (_, response) => sendJson(response, 200, user) });
});

afterEach(async () => {
  await server.close();
  await remove();
});

/** Signed in at the site, over a network that breaks when the test says so. */
async function startSignedIn(keychain = createKeychain()) {
  const clock = createManualClock();
  const desktop = await startStandIn({
    folder,
    keychain,
    schedule: clock.schedule,
    fetch: (url, init) => (broken ? Promise.reject(new Error(broken)) : fetch(url, init)),
  });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  // The first look for news is over: its result says something about the site, too.
  await eventually(() => expect(clock.waits()).toHaveLength(1));
  const news = (channel: string) =>
    desktop.windows[0]?.news.filter((event) => event.channel === `approdo:${channel}`).map((event) => event.news);
  return { desktop, clock, news };
}

/** The waits until the site is retried; news are polled less often, as the test server has none. */
function siteWaits(clock: ManualClock): readonly number[] {
  return clock.waits().filter((wait) => wait <= 60_000);
}

const BOOKINGS = 'app://approdo/api/bookings';

test('a site that falls silent is told of once, asked ever more seldom, and told of when it is back', async () => {
  const { desktop, clock, news } = await startSignedIn();
  broken = 'net::ERR_CONNECTION_REFUSED';
  await desktop.request(new Request(BOOKINGS));
  await desktop.request(new Request(BOOKINGS));
  expect(news('siteFaultChanged')).toEqual([TEXTS.siteSilent]);
  expect(await desktop.call('approdo:readSiteFault', [])).toBe(TEXTS.siteSilent);

  const waits: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    await eventually(() => expect(siteWaits(clock)).toHaveLength(1));
    waits.push(...siteWaits(clock));
    clock.advance();
  }
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);

  await eventually(() => expect(siteWaits(clock)).toHaveLength(1));
  broken = undefined;
  clock.advance();
  await eventually(() => expect(news('siteFaultChanged')).toEqual([TEXTS.siteSilent, null]));
  expect(siteWaits(clock)).toEqual([]);
  expect(await desktop.call('approdo:readUser', [])).toEqual(OWNER);
});

test('the reason that is told is the present one', async () => {
  const { desktop, news } = await startSignedIn();
  broken = 'net::ERR_INTERNET_DISCONNECTED';
  await desktop.request(new Request(BOOKINGS));
  broken = 'net::ERR_CERT_DATE_INVALID';
  expect(await desktop.call('approdo:askSiteAgain', [])).toBeNull();
  expect(news('siteFaultChanged')).toEqual([TEXTS.offline, TEXTS.certificateDate]);
});

test('a call that the page itself called off says nothing of the site', async () => {
  const { desktop, news } = await startSignedIn();
  const controller = new AbortController();
  controller.abort();
  await desktop.request(new Request(BOOKINGS, { signal: controller.signal }));
  expect(news('siteFaultChanged')).toEqual([]);
});

test('another site begins without the fault of the first', async () => {
  const other = await startSiteServer();
  const { desktop, clock, news } = await startSignedIn();
  await desktop.call('approdo:addSite', [other.address]);
  broken = 'net::ERR_CONNECTION_REFUSED';
  await desktop.request(new Request(BOOKINGS));
  broken = undefined;
  await desktop.call('approdo:switchSite', [server.address]);
  expect(news('siteFaultChanged')).toEqual([TEXTS.siteSilent, null]);
  expect(siteWaits(clock)).toEqual([]);
  await other.close();
});

test('what is still on its way to the site before says nothing of the one after', async () => {
  const other = await startSiteServer();
  let fail = (_fault: Error) => {};
  const watch = createSiteWatch({
    sites: { current: () => ({ address: other.address, name: 'Altra casa' }) },
    fetch: () => new Promise((_resolve, reject) => (fail = reject)),
    isOnline: () => true,
    schedule: () => () => undefined,
    onChange: () => undefined,
  });
  const late = watch.fetch(`${server.address}/api/backup/b1/download`);
  fail(new Error('net::ERR_CONNECTION_REFUSED'));
  await expect(late).rejects.toThrow();
  expect(watch.fault()).toBeUndefined();
  const here = watch.fetch(`${other.address}/api/bookings`);
  fail(new Error('net::ERR_CONNECTION_REFUSED'));
  await expect(here).rejects.toThrow();
  expect(watch.fault()).toBe(TEXTS.siteSilent);
  await other.close();
});

test('a token that the site before refuses late is forgotten there, and the one after keeps its own', async () => {
  const other = await startSiteServer();
  let answerLate = () => {};
  const clock = createManualClock();
  const slow = await startSiteServer({
    'GET /api/slow': (_request, response) => {
      answerLate = () => sendJson(response, 401, { error: 'Authentication required' });
    },
  });
  const desktop = await startStandIn({ folder, schedule: clock.schedule });
  for (const { address } of [slow, other]) {
    await desktop.call('approdo:addSite', [address]);
    await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  }
  await desktop.call('approdo:switchSite', [slow.address]);
  const late = desktop.request(new Request('app://approdo/api/slow'));
  await eventually(() => expect(slow.calls.at(-1)?.url).toBe('/api/slow'));
  await desktop.call('approdo:switchSite', [other.address]);
  answerLate();
  expect((await late).status).toBe(401);
  expect(await desktop.call('approdo:readUser', [])).toEqual(OWNER);
  await desktop.call('approdo:switchSite', [slow.address]);
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
  await Promise.all([other.close(), slow.close()]);
});

test('at the start the server is asked who this is, so that a new name and role show', async () => {
  const keychain = createKeychain();
  await startSignedIn(keychain);
  user = { ...OWNER, name: 'Ada Bianchi', role: 'EDITOR' };
  const again = await startStandIn({ folder, keychain });
  await eventually(async () => expect(await again.call('approdo:readUser', [])).toEqual(user));
  expect(again.windows[0]?.news).toContainEqual({ channel: 'approdo:sessionChanged', news: user });

  // The change is reported before it is saved.
  await eventually(async () => {
    const offline = await startStandIn({ folder, keychain, fetch: () => Promise.reject(new Error('net::ERR_FAILED')) });
    expect(await offline.call('approdo:readUser', [])).toEqual(user);
  });
});

test('a session that ended while the app was closed is over from the start', async () => {
  const keychain = createKeychain();
  await startSignedIn(keychain);
  server.tokens.clear();
  const again = await startStandIn({ folder, keychain });
  await eventually(async () => expect(await again.call('approdo:readUser', [])).toBeNull());
});

test('a site that is forgotten leaves no session behind, neither here nor there', async () => {
  const { desktop } = await startSignedIn();
  expect(await desktop.call('approdo:forgetSite', [server.address])).toEqual({ ok: true, value: null });
  expect(server.tokens.size).toBe(0);
  expect(await desktop.call('approdo:readSites', [])).toEqual({ kept: [], current: null });
  await desktop.call('approdo:addSite', [server.address]);
  expect(await desktop.call('approdo:readUser', [])).toBeNull();
});
