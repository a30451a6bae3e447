import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { anMp3 } from '../../testing/media-files.ts';
import { openRaw, type RawConnection } from '../../testing/raw-connection.ts';
import { type BodyBudget, budgetOfTenant, createBodyBudget, type Sender } from './body-budget.ts';

const MB = 2 ** 20;
const PROFILE = 1_400_000;
const HERE = '192.0.2.1';

let site: TestSite;
let connections: RawConnection[];
beforeEach(async () => {
  site = await createTestSite();
  connections = [];
});
afterEach(async () => {
  for (const connection of connections) connection.close();
  await site.close();
});

type Account = Awaited<ReturnType<TestSite['signIn']>>;

type Begun = { readonly type: string; readonly length: number; readonly from?: string };

/** Sends all of a body but its end. */
async function beginBody({ token }: Account, call: string, { type, length, from = HERE }: Begun) {
  const connection = openRaw(site.origin);
  connections.push(connection);
  const lines = [
    `${call} HTTP/1.1`,
    'Host: a',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `X-Forwarded-For: ${from}`,
  ];
  await connection.write(`${[...lines, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`);
  return connection;
}

async function beginProfile(account: Account, from = HERE): Promise<RawConnection> {
  const profile = { type: 'application/json', length: PROFILE, from };
  const connection = await beginBody(account, 'PUT /api/auth/profile', profile);
  await connection.write(Buffer.alloc(PROFILE - 1, ' '));
  return connection;
}

/** As soon as one of them is answered. */
async function firstAnswer(): Promise<string> {
  return await Promise.any(connections.map((connection) => connection.until(/\{"error".*\}/)));
}

test('an account whose bodies hold too much memory is told to wait, and can do all else', async () => {
  const guest = await site.signIn();
  for (let count = 0; count < 5; count += 1) await beginProfile(guest);
  const answer = await firstAnswer();
  expect(answer).toMatch(/^HTTP\/1.1 429 .*\r\nRetry-After: \d+\r\n.*Troppi invii nello stesso momento/s);
  expect(await guest.client.profile.update({ body: { name: 'Dora Verdi' } })).toBeDefined();
  const large = { avatar: 'x'.repeat(MB) };
  await expect((await site.signIn()).client.profile.update({ body: large })).rejects.toMatchObject({ status: 400 });
  for (const connection of connections) connection.close();
  await expect.poll(() => guest.client.profile.update({ body: large }).catch(({ status }) => status)).toBe(400);
});

test('bodies of many networks are taken up to a sum, and small ones go on', async () => {
  for (let count = 0; count < 9; count += 1) {
    const guest = await site.signIn();
    for (let round = 0; round < 2; round += 1) await beginProfile(guest, `192.0.2.${count}`);
  }
  expect(await firstAnswer()).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: \d+\r\n.*troppi dati/s);
  expect(await (await site.signIn()).client.profile.update({ body: { name: 'Dora Verdi' } })).toBeDefined();
});

test('many accounts of one network leave others their room, and who manages the property from there her own', async () => {
  const guests = await Promise.all(Array.from({ length: 8 }, () => site.signIn()));
  for (const guest of guests) for (let round = 0; round < 2; round += 1) await beginProfile(guest);
  expect(await firstAnswer()).toMatch(/^HTTP\/1.1 429 .*Troppi invii nello stesso momento/s);
  const from = async (account: Account, network: string) => {
    const large = await beginProfile(account, network);
    await large.write(' ');
    return await large.until(/\{"error".*\}/);
  };
  // Taken in whole, and found to be no JSON.
  expect(await from(await site.signIn(), '198.51.100.1')).toMatch(/^HTTP\/1.1 400 /);
  for (const role of ['EDITOR', 'ADMIN'] as const)
    expect(await from(await site.signIn({ role, emailConfirmed: true }), HERE)).toMatch(/^HTTP\/1.1 400 /);
});

test('one account sends eight files at once, and others theirs', async () => {
  const guest = await site.signIn();
  const form = { type: 'multipart/form-data; boundary=limite', length: 1000 };
  for (let count = 0; count < 9; count += 1) await beginBody(guest, 'PUT /api/auth/avatar', form);
  expect(await firstAnswer()).toMatch(/^HTTP\/1.1 429 /);
  expect(connections.filter((connection) => connection.received() !== '').length).toBe(1);
  const other = (await site.signIn()).client.profile.updateWithPicture({ body: {}, file: new Blob(['no picture']) });
  await expect(other).rejects.toMatchObject({ status: 400 });
});

test.each(['gzip', 'br'])(
  'a body packed as %s is read, or refused, but never unpacked past its limit',
  async (encoding) => {
    const send = (text: string) =>
      fetch(`${site.origin}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        body: new Uint8Array(gzipSync(text)),
      });
    const isRead = encoding === 'gzip';
    expect((await send(JSON.stringify({ email: 'dora@example.com' }))).status).toBe(isRead ? 200 : 415);
    expect((await send(' '.repeat(50 * MB))).status).toBe(isRead ? 413 : 415);
  },
);

test('an owner’s uploads find their places, however many she and strangers have begun', async () => {
  const type = 'multipart/form-data; boundary=limite';
  const guests = await Promise.all(Array.from({ length: 8 }, () => site.signIn()));
  for (const [network, guest] of guests.entries()) {
    const form = { type, length: 100_000, from: `198.51.${network}.7` };
    for (let count = 0; count < 8; count += 1) await beginBody(guest, 'PUT /api/auth/avatar', form);
  }
  const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  for (let count = 0; count < 12; count += 1) await beginBody(owner, 'POST /api/media', { type, length: 100_000 });

  const send = async (method: string, path: string, file: File) => {
    const body = new FormData();
    body.append('file', file);
    const headers = { authorization: `Bearer ${owner.token}` };
    return (await fetch(`${site.origin}/api${path}`, { method, headers, body })).status;
  };
  expect(await send('POST', '/media', new File([new Uint8Array(anMp3())], 'a.mp3'))).toBe(201);
  // The refusal `no picture` proves that the file was read.
  expect(await send('PUT', '/auth/avatar', new File(['x'], 'a.jpg'))).toBe(400);
});

describe('the room for bodies', () => {
  const LARGE = 1.2 * MB;
  const FORM = 8 * 2 ** 10;
  const visitor = (network: number, account?: string): Sender => ({
    account,
    network: `network ${network}`,
    isManager: false,
  });
  const owner: Sender = { account: 'owner', network: 'network 0', isManager: true };

  let bodyBudget: BodyBudget;
  beforeEach(() => {
    bodyBudget = createBodyBudget();
  });

  /** Enters bodies of that size until one is refused; what they hold together. */
  function fill(sender: Sender, size: number, through = bodyBudget): number {
    for (let count = 0; ; count += 1) {
      try {
        through.reserveFor(sender).growTo(size);
      } catch {
        return count * size;
      }
    }
  }

  const isLetIn = (sender: Sender, size: number, through = bodyBudget) => fill(sender, size, through) >= size;

  test('holds for one network, however many accounts it has, no more than its most', () => {
    let held = 0;
    for (let account = 0; account < 100; account += 1) held += fill(visitor(1, `${account}`), LARGE);
    expect(held).toBeLessThanOrEqual(6 * MB);
    expect(held).toBeGreaterThan(4 * MB);
  });

  test('holds for one account, from however many networks it sends, no more than its most', () => {
    let held = 0;
    for (let network = 0; network < 10; network += 1) held += fill(visitor(network, 'one'), LARGE);
    expect(held).toBeLessThanOrEqual(4 * MB);
  });

  test('has room for the forms of others when a thousand networks take all that they can', () => {
    for (let network = 0; network < 1000; network += 1)
      for (const size of [LARGE, 100_000, FORM]) fill(visitor(network, `${network}`), size);
    expect(isLetIn(visitor(1001), FORM)).toBe(true);
  });

  test('has room for what managers of the property save, whatever visitors send', () => {
    for (let network = 0; network < 100; network += 1) for (const size of [LARGE, FORM]) fill(visitor(network), size);
    expect(fill(owner, LARGE)).toBeGreaterThanOrEqual(6 * LARGE);
  });

  test('is whole again when all have left', () => {
    const places = Array.from({ length: 4 }, () => bodyBudget.reserveFor(visitor(1)));
    for (const reservation of places) reservation.growTo(LARGE);
    expect(isLetIn(visitor(1), 2 * LARGE)).toBe(false);
    for (const reservation of places) reservation.release();
    expect(isLetIn(visitor(1), 2 * LARGE)).toBe(true);
  });

  test('leaves each house its part, whatever visitors and managers of its neighbours send', () => {
    const [mare, monte] = [budgetOfTenant(bodyBudget, 'mare'), budgetOfTenant(bodyBudget, 'monte')];
    for (let count = 0; count < 100; count += 1) {
      fill(visitor(count, `${count}`), LARGE, mare);
      fill({ ...owner, account: `${count}` }, LARGE, mare);
    }
    expect(isLetIn(visitor(101), LARGE, monte)).toBe(true);
    expect(isLetIn({ ...owner, account: '1' }, 2 * LARGE, monte)).toBe(true);
  });
});
