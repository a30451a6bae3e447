import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SiteServer, sendJson, startSiteServer } from '../../testing/site-server.ts';
import { makeFolder } from '../../testing/start-stand-in.ts';
import type { Fetch } from '../electron-surface.ts';
import { TEXTS } from '../texts.ts';
import { openSiteStore } from './site-store.ts';

let file: string;
let remove: () => Promise<void>;
const servers: SiteServer[] = [];

beforeEach(async () => {
  const made = await makeFolder();
  file = join(made.folder, 'houses.json');
  remove = made.remove;
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await remove();
});

async function serve(...answers: Parameters<typeof startSiteServer>): Promise<SiteServer> {
  const server = await startSiteServer(...answers);
  servers.push(server);
  return server;
}

function open(through: Fetch = fetch, isOnline = true) {
  return openSiteStore({ file, fetch: through, isOnline: () => isOnline });
}

test('a site that says that it is well is added by its name, gone to and remembered', async () => {
  const button = { text: '', link: '/', visible: false };
  const homepage = {
    siteName: 'Casa Ginestra',
    heroImage: '/uploads/a.jpg',
    heroTitle: 'x',
    heroSubtitle: 'x',
    primaryButton: button,
    secondaryButton: button,
    version: '1',
  };
  const { address } = await serve({ 'GET /api/homepage': (_, response) => sendJson(response, 200, homepage) });
  const sites = await open();
  expect(sites.current()).toBeUndefined();
  const casa = { address, name: 'Casa Ginestra' };
  expect(await sites.add(`${address}/admin`)).toEqual({ ok: true, value: casa });
  expect(sites.current()).toEqual(casa);
  expect((await open()).current()).toEqual(casa);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('several are kept, each once; one goes from one to another without asking it', async () => {
  const [one, two] = [await serve(), await serve()];
  const sites = await open();
  await sites.add(one.address);
  await sites.add(two.address);
  await sites.add(one.address);
  expect(sites.read().kept.map(({ address }) => address)).toEqual([one.address, two.address]);
  expect(sites.current()?.address).toBe(one.address);
  await two.close();
  expect(await sites.switchTo(two.address)).toMatchObject({ ok: true });
  expect((await open()).current()?.address).toBe(two.address);
  expect(await sites.switchTo('https://elsewhere.it')).toMatchObject({ problem: { error: TEXTS.siteUnknown } });
});

test('where the site that is forgotten was the current one, another takes its place', async () => {
  const [one, two] = [await serve(), await serve()];
  const sites = await open();
  await sites.add(one.address);
  await sites.add(two.address);
  await sites.forget(two.address);
  expect(sites.current()?.address).toBe(one.address);
  await sites.forget(one.address);
  expect(sites.read()).toEqual({ kept: [], current: null });
});

test('a site that is no Approdo, that is silent or that is busy is refused with what to do', async () => {
  const sites = await open();
  const elsewhere = await serve({ 'GET /api/health': (_, response) => response.end('<html>') });
  const lookalike = await serve({ 'GET /api/health': (_, response) => sendJson(response, 200, { status: 'fine' }) });
  const busy = await serve({ 'GET /api/health': (_, response) => sendJson(response, 503, { error: 'x' }) });
  const gone = await serve();
  await gone.close();

  expect(await sites.add(elsewhere.address)).toMatchObject(refusal(TEXTS.addressElsewhere));
  expect(await sites.add(lookalike.address)).toMatchObject(refusal(TEXTS.addressElsewhere));
  expect(await sites.add(busy.address)).toMatchObject(refusal(TEXTS.siteBusy));
  expect(await sites.add(gone.address)).toMatchObject(refusal(TEXTS.addressSilent));
  expect(await sites.add('http://lamiacasa.it')).toMatchObject(refusal(TEXTS.addressNotSecure));
  expect(sites.current()).toBeUndefined();
});

test.each([
  ['net::ERR_CERT_DATE_INVALID', TEXTS.certificateDate],
  ['net::ERR_CERT_AUTHORITY_INVALID', TEXTS.certificateWrong],
  ['net::ERR_CERT_COMMON_NAME_INVALID', TEXTS.certificateWrong],
  ['net::ERR_SSL_PROTOCOL_ERROR', TEXTS.certificateWrong],
  ['net::ERR_NAME_NOT_RESOLVED', TEXTS.nameUnknown],
  ['net::ERR_INTERNET_DISCONNECTED', TEXTS.offline],
  ['net::ERR_PROXY_CONNECTION_FAILED', TEXTS.proxyFails],
  ['net::ERR_CONNECTION_REFUSED', TEXTS.addressSilent],
])('%s is told in words that say what to do', async (message, text) => {
  const sites = await open(() => Promise.reject(new Error(message)));
  expect(await sites.add('lamiacasa.it')).toMatchObject(refusal(text));
});

test('without a network that is what is said, whatever the fault is called', async () => {
  const sites = await open(() => Promise.reject(new Error('net::ERR_NAME_NOT_RESOLVED')), false);
  expect(await sites.add('lamiacasa.it')).toMatchObject(refusal(TEXTS.offline));
});

test('a site that sends elsewhere is not followed', async () => {
  const other = await serve();
  const site = await serve({
    'GET /api/health': (_, response) => response.writeHead(302, { location: `${other.address}/api/health` }).end(),
  });
  const sites = await open();
  expect(await sites.add(site.address)).toMatchObject({ ok: false });
  expect(other.calls).toEqual([]);
});

test('a refused address leaves the site that was there', async () => {
  const { address } = await serve();
  const sites = await open();
  await sites.add(address);
  await sites.add('javascript:alert(1)');
  expect(sites.current()?.address).toBe(address);
  expect(JSON.parse(await readFile(file, 'utf8')).kept).toHaveLength(1);
});

test.each([
  '',
  'not json',
  '{"kept":[],"current":{"address":"https://lamiacasa.it","name":"x"}}',
  '{"kept":[{"address":"http://lamiacasa.it","name":"x"}],"current":null}',
  '{"kept":[{"address":"file:///etc","name":"x"}],"current":null}',
])('a file that cannot be trusted asks for the address anew: %s', async (text) => {
  await writeFile(file, text);
  expect((await open()).read()).toEqual({ kept: [], current: null });
});

function refusal(error: string) {
  return { ok: false, problem: { error, fields: { address: error } } };
}
