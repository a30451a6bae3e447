import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';
import { openRaw, type RawConnection } from '../testing/raw-connection.ts';

const MB = 2 ** 20;
const PROFILE = 1_400_000;

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

/** Sends all of a body but its end. */
async function beginBody({ token }: Account, call: string, { type, length }: { type: string; length: number }) {
  const connection = openRaw(site.origin);
  connections.push(connection);
  const lines = [`${call} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${token}`, `Content-Type: ${type}`];
  await connection.write(`${[...lines, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n`);
  return connection;
}

async function beginProfile(account: Account): Promise<RawConnection> {
  const connection = await beginBody(account, 'PUT /api/auth/profile', { type: 'application/json', length: PROFILE });
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

test('bodies of many accounts are taken up to a sum, and small ones go on', async () => {
  for (let count = 0; count < 9; count += 1) {
    const guest = await site.signIn();
    for (let turn = 0; turn < 2; turn += 1) await beginProfile(guest);
  }
  expect(await firstAnswer()).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: \d+\r\n.*troppi dati/s);
  expect(await (await site.signIn()).client.profile.update({ body: { name: 'Dora Verdi' } })).toBeDefined();
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
