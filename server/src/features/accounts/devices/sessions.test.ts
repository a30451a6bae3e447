import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createSessions } from './sessions.ts';

const DAY = 24 * 60 * 60_000;
const SECRET = 'a secret of this test, more than 32 bytes long';

const encode = (text: string) => Buffer.from(text).toString('base64url');

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

describe('a token', () => {
  test('is dead after signing out, and the others are not', async () => {
    const { client, user, password } = await site.signIn();
    const other = await site.anyone.auth.login({ body: { email: user.email, password } });
    await client.auth.logout();
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(await site.withToken(other.token).auth.me()).toMatchObject({ id: user.id });
  });

  test('is good for 30 days', async () => {
    const { client } = await site.signIn();
    site.clock.advance(30 * DAY - 1000);
    await expect(client.auth.me()).resolves.toBeDefined();
    site.clock.advance(1000);
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('is dead with its account', async () => {
    const { client, user } = await site.signIn();
    await site.database.deleteFrom('users').where('id', '=', user.id).execute();
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('says what the account is now, not what it was', async () => {
    const { client, user } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await site.database.updateTable('users').set({ role: 'USER' }).where('id', '=', user.id).execute();
    expect(await client.auth.me()).toMatchObject({ role: 'USER' });
  });
});

describe('a token that is not ours', () => {
  async function openSession() {
    const { user } = await site.signIn();
    const { readCaller, openSession: open } = createSessions({
      database: site.database,
      clock: site.clock,
      secret: SECRET,
    });
    const client = { kind: 'PROGRAM', browser: null, system: null } as const;
    const beginning = { userId: user.id, by: 'PASSWORD', client, deviceId: null } as const;
    const token = await transact(site.database, (trx) => open(trx, beginning));
    const payload = jwt.verify(token, SECRET, { ignoreExpiration: true });
    if (typeof payload === 'string') throw new Error('a token without claims');
    return { readCaller: (sent: string) => readCaller(sent, () => undefined), token, payload, user };
  }

  test('is refused, but ours is not', async () => {
    const { readCaller, token, user } = await openSession();
    expect(await readCaller(token)).toMatchObject({ userId: user.id, provedEmail: user.email, emailConfirmed: true });
    const [head, body, seal] = token.split('.');
    const text = Buffer.from(body ?? '', 'base64url')
      .toString()
      .replace(user.id, 'somebody-else');
    expect(await readCaller(`${head}.${Buffer.from(text).toString('base64url')}.${seal}`)).toBeUndefined();
  });

  test.each([
    'nonsense',
    '..',
    'a.b.c',
    'null.null.null',
    `${encode('{"typ":"JWT","alg":"HS256"}')}.${encode('{not json')}.c2VhbA`,
    `${encode('{not json')}.${encode('{}')}.c2VhbA`,
    `${encode('null')}.${encode('null')}.c2VhbA`,
  ])('is refused when it is %s', async (token) => {
    await expect(site.withToken(token).auth.me()).rejects.toMatchObject({ status: 401 });
  });

  test('is refused with another key, algorithm, issuer, audience, or none', async () => {
    const { readCaller, payload } = await openSession();
    const forged = [
      jwt.sign(payload, 'another secret that has more than 32 bytes'),
      jwt.sign(payload, SECRET, { algorithm: 'HS512' }),
      jwt.sign(payload, '', { algorithm: 'none' }),
      jwt.sign({ ...payload, iss: 'another' }, SECRET),
      jwt.sign({ ...payload, aud: 'another' }, SECRET),
      jwt.sign({ ...payload, jti: 'another' }, SECRET),
    ];
    expect(await readCaller(jwt.sign(payload, SECRET))).toBeDefined();
    for (const token of forged) expect(await readCaller(token)).toBeUndefined();
  });

  test.each(['sub', 'iss', 'aud', 'exp', 'jti'])('is refused without %s, however well it is signed', async (name) => {
    const { readCaller, payload } = await openSession();
    const { [name]: _, ...rest } = payload;
    expect(await readCaller(jwt.sign(rest, SECRET))).toBeUndefined();
  });
});
