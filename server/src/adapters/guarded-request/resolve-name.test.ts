import { lookup } from 'node:dns/promises';
import { afterEach, expect, it } from 'vitest';
import { type NameServer, startNameServer } from '../../testing/name-server.ts';
import { createFeedReader } from '../calendar-feed/feed-reader.ts';
import { createNameResolver } from './resolve-name.ts';

const NAMES = {
  'both.example': ['93.184.216.34', '2606:4700:4700::1111'],
  'four.example': ['93.184.216.34', '93.184.216.35'],
  'six.example': ['2a00:1450:4002:410::200e'],
  'inside.example': ['93.184.216.34', '10.0.0.1'],
  'inside6.example': ['93.184.216.34', 'fd00::1'],
};

let server: NameServer | undefined;
afterEach(() => server?.close());

const never = new AbortController().signal;

async function aResolver(how?: { readonly isSilent: boolean }) {
  server = await startNameServer(NAMES, how);
  const resolve = createNameResolver({ servers: [server.address] });
  return (name: string, signal = never, isOurs = false) => resolve(name, { isOurs, signal });
}

it.each(['both.example', 'four.example', 'six.example'] as const)('all addresses of %s are known', async (name) => {
  const resolve = await aResolver();
  expect((await resolve(name)).map(({ address }) => address)).toEqual(NAMES[name]);
});

it('a name that there is not is none', async () => {
  const resolve = await aResolver();
  await expect(resolve('nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it.each(['inside.example', 'inside6.example'])('one address of %s is inside, and nothing is asked', async (name) => {
  server = await startNameServer(NAMES);
  const reader = createFeedReader({ resolve: createNameResolver({ servers: [server.address] }) });
  expect(await reader.read(`https://${name}/feed`)).toMatchObject({ kind: 'refused', reason: 'ADDRESS' });
});

it('an address is itself, and a name that the operator trusts is what the machine says', async () => {
  const resolve = await aResolver();
  expect(await resolve('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(await resolve('::1')).toEqual([{ address: '::1', family: 6 }]);
  expect(await resolve('localhost', never, true)).toEqual(await lookup('localhost', { all: true }));
  expect(server?.questions).toEqual([]);
});

it('a silent name server is left at once when the time is over, and holds up no other look-up of the machine', async () => {
  const resolve = await aResolver({ isSilent: true });
  const time = new AbortController();
  const waiting = Promise.allSettled(Array.from({ length: 20 }, (_, at) => resolve(`${at}.example`, time.signal)));
  await expect.poll(() => server?.questions.length).toBeGreaterThanOrEqual(40);
  // Each of these occupies one of the few threads for system lookups.
  const others = await Promise.all(Array.from({ length: 8 }, () => lookup('localhost')));
  expect(others).toHaveLength(8);
  time.abort();
  const refused = (await waiting).map((one) => one.status === 'rejected' && one.reason.code);
  expect(new Set(refused)).toEqual(new Set(['ECANCELLED']));
});
