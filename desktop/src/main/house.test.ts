import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HouseServer, sendJson, startHouseServer } from '../testing/house-server.ts';
import { makeFolder } from '../testing/start-stand-in.ts';
import { openHouseKeeper } from './house.ts';
import { TEXTS } from './texts.ts';

let file: string;
let remove: () => Promise<void>;
const servers: HouseServer[] = [];

beforeEach(async () => {
  const made = await makeFolder();
  file = join(made.folder, 'settings.json');
  remove = made.remove;
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await remove();
});

async function serve(...answers: Parameters<typeof startHouseServer>): Promise<HouseServer> {
  const server = await startHouseServer(...answers);
  servers.push(server);
  return server;
}

test('a site that says that it is well is chosen, and remembered', async () => {
  const { address } = await serve();
  const houses = await openHouseKeeper({ file, fetch });
  expect(houses.current()).toBeUndefined();
  expect(await houses.choose(`${address}/admin`)).toEqual({ ok: true, value: { address } });
  expect(houses.current()).toEqual({ address });
  expect((await openHouseKeeper({ file, fetch })).current()).toEqual({ address });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a site that is no Approdo, that is silent or that is busy is refused with what to do', async () => {
  const houses = await openHouseKeeper({ file, fetch });
  const elsewhere = await serve({ 'GET /api/health': (_, response) => response.end('<html>') });
  const lookalike = await serve({ 'GET /api/health': (_, response) => sendJson(response, 200, { status: 'fine' }) });
  const busy = await serve({ 'GET /api/health': (_, response) => sendJson(response, 503, { error: 'x' }) });
  const gone = await serve();
  await gone.close();

  expect(await houses.choose(elsewhere.address)).toMatchObject(refusal(TEXTS.addressElsewhere));
  expect(await houses.choose(lookalike.address)).toMatchObject(refusal(TEXTS.addressElsewhere));
  expect(await houses.choose(busy.address)).toMatchObject(refusal(TEXTS.siteBusy));
  expect(await houses.choose(gone.address)).toMatchObject(refusal(TEXTS.addressSilent));
  expect(await houses.choose('http://lamiacasa.it')).toMatchObject(refusal(TEXTS.addressNotSecure));
  expect(houses.current()).toBeUndefined();
});

test('a site that sends elsewhere is not followed', async () => {
  const other = await serve();
  const site = await serve({
    'GET /api/health': (_, response) => response.writeHead(302, { location: `${other.address}/api/health` }).end(),
  });
  const houses = await openHouseKeeper({ file, fetch });
  expect(await houses.choose(site.address)).toMatchObject({ ok: false });
  expect(other.calls).toEqual([]);
});

test('a refused address leaves the house that was there', async () => {
  const { address } = await serve();
  const houses = await openHouseKeeper({ file, fetch });
  await houses.choose(address);
  await houses.choose('javascript:alert(1)');
  expect(houses.current()).toEqual({ address });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ house: { address } });
});

test.each(['', 'not json', '{"house":{"address":"http://lamiacasa.it"}}', '{"house":{"address":"file:///etc"}}'])(
  'settings that cannot be trusted ask for the address anew: %s',
  async (text) => {
    await writeFile(file, text);
    expect((await openHouseKeeper({ file, fetch })).current()).toBeUndefined();
  },
);

function refusal(error: string) {
  return { ok: false, problem: { error, fields: { address: error } } };
}
