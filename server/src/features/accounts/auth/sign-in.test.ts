import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

const MINUTE = 60_000;
const ada = { name: 'Ada Rossi', email: 'Ada@example.com', password: 'segreto' };

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

/** Signs in from a separate network address. */
async function signIn(email: string, password: string, address = '203.0.113.1') {
  const response = await fetch(`${site.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });
  const text = await response.text();
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), text };
}

describe('signing in', () => {
  test('works in any spelling of the e-mail, and the answer holds no hash', async () => {
    await site.anyone.auth.register({ body: ada });
    const { token, user } = await site.anyone.auth.login({ body: { email: 'aDA@EXAMPLE.com', password: 'segreto' } });
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Ada Rossi',
      email: 'Ada@example.com',
      role: 'USER',
      avatar: null,
      emailConfirmed: false,
      createdAt: '2027-03-01T10:00:00.000Z',
    });
    expect(await site.withToken(token).auth.me()).toEqual(user);
  });

  test('answers an unknown e-mail and a wrong password with the same words', async () => {
    await site.anyone.auth.register({ body: ada });
    const wrong = await signIn(ada.email, 'sbagliato');
    const unknown = await signIn('nessuno@example.com', 'sbagliato');
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual(wrong);
  });
});

describe('a password with accents', () => {
  const [windows, mac] = ['caffè à Śródmieście'.normalize('NFC'), 'caffè à Śródmieście'.normalize('NFD')];
  const readHash = () => site.database.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  const enter = async (password: string) => (await signIn(ada.email, password)).status;

  test.each([
    [windows, mac],
    [mac, windows],
  ])('is one password, on a Mac and on Windows', async (one, other) => {
    const { token } = await site.anyone.auth.register({ body: { ...ada, password: one } });
    expect([await enter(one), await enter(other)]).toEqual([200, 200]);
    const { freshProof, profile } = site.withToken(token);
    await expect(freshProof.give({ body: { password: other } })).resolves.toBeDefined();
    await profile.update({ body: { currentPassword: other, newPassword: `${one}!` } });
    expect([await enter(`${other}!`), await enter(`${one}!`), await enter(one)]).toEqual([200, 200, 401]);
  });

  test('whose hash is older lets in as it was typed then, and from then on both ways', async () => {
    await site.anyone.auth.register({ body: ada });
    await site.database
      .updateTable('users')
      .set({ password_hash: `plain:${mac}` })
      .execute();
    expect(await enter(windows)).toBe(401);
    expect(await enter(mac)).toBe(200);
    expect(await readHash()).toEqual({ password_hash: `plain:${windows}` });
    expect([await enter(windows), await enter(mac)]).toEqual([200, 200]);
  });

  test('whose older hash is of another one stays wrong, and as it is', async () => {
    await site.anyone.auth.register({ body: ada });
    const before = await readHash();
    expect([await enter(mac), await enter(windows)]).toEqual([401, 401]);
    expect(await readHash()).toEqual(before);
  });
});

describe('guessing', () => {
  beforeEach(async () => {
    await site.anyone.auth.register({ body: ada });
  });

  test('ends after five wrong passwords for one account from one address', async () => {
    for (let guess = 1; guess <= 5; guess += 1) expect((await signIn(ada.email, 'sbagliato')).status).toBe(401);
    const sixth = await signIn(ada.email.toLowerCase(), ada.password);
    expect(sixth).toMatchObject({ status: 429, retryAfter: 15 * 60 });
    site.clock.advance(15 * MINUTE);
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
  });

  test('locks nobody out who calls from elsewhere', async () => {
    for (let guess = 1; guess <= 6; guess += 1) await signIn(ada.email, 'sbagliato', '203.0.113.66');
    expect((await signIn(ada.email, ada.password, '203.0.113.66')).status).toBe(429);
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
    expect((await signIn(ada.email, ada.password, '203.0.113.66')).status).toBe(429);
  });

  test('ends after a hundred wrong passwords for one account, from wherever they come', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) => signIn(ada.email, 'sbagliato', `198.51.100.${n}`));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(await signIn(ada.email, ada.password)).toMatchObject({ status: 429, retryAfter: 15 * 60 });
  });

  test('is counted where the proxy says that it comes from, whatever the visitor says before it', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      await signIn(ada.email, 'sbagliato', `198.51.100.${guess}, 203.0.113.66`);
    }
    expect((await signIn(ada.email, ada.password, '198.51.100.6, 203.0.113.66')).status).toBe(429);
    expect((await signIn(ada.email, ada.password, '203.0.113.66, 198.51.100.6')).status).toBe(200);
  });

  test('of an account that does not exist is limited like that of one that does', async () => {
    const statuses = [];
    for (let guess = 1; guess <= 6; guess += 1) statuses.push((await signIn('nessuno@example.com', 'x')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is forgotten after a right password', async () => {
    for (let guess = 1; guess <= 4; guess += 1) await signIn(ada.email, 'sbagliato');
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
    for (let guess = 1; guess <= 4; guess += 1) await signIn(ada.email, 'sbagliato');
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
  });

  test('ends after twenty wrong passwords from one address, whatever the account', async () => {
    for (let guess = 1; guess <= 20; guess += 1) {
      expect((await signIn(`nessuno${guess}@example.com`, 'x')).status).toBe(401);
    }
    expect((await signIn(ada.email, ada.password)).status).toBe(429);
    expect((await signIn(ada.email, ada.password, '203.0.113.2')).status).toBe(200);
  });

  test('is not counted for an address where the passwords were right', async () => {
    for (let time = 1; time <= 25; time += 1) expect((await signIn(ada.email, ada.password)).status).toBe(200);
  });

  test('all at once gets no further than one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(ada.email, `${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('is not what ten right passwords at once are taken for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(ada.email, ada.password)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});
