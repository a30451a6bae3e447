import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createLimits } from '../../base/limits/limits.service.ts';

const HOUR = 60 * 60_000;
/** The network address of the calls in these tests. */
const HERE = '127.0.0.1';
const ada = { name: 'Ada Rossi', email: 'ada@example.com', password: 'segreto' };

let site: TestSite;
let token: string;
beforeEach(async () => {
  site = await createTestSite();
  ({ token } = await site.anyone.auth.register({ body: ada }));
});
afterEach(() => site.close());

/** E-mail and token of the link in the latest message. */
async function readLastLink() {
  const [, address] = /(http\S+)/.exec((await site.deliverMail()).at(-1)?.body ?? '') ?? [];
  const { pathname, searchParams } = new URL(address ?? '');
  return { path: pathname, email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

const isConfirmed = async () => (await site.withToken(token).auth.me()).emailConfirmed;

describe('a confirmation link', () => {
  test('confirms the address, for the session that is open too', async () => {
    const link = await readLastLink();
    expect(link).toMatchObject({ path: '/confirm-email', email: ada.email });
    expect(link.token).toMatch(/^[\w-]{43}$/);
    await site.anyone.auth.confirmEmail({ body: link });
    expect(await isConfirmed()).toBe(true);
  });

  test('says that the address is confirmed whenever it is used again, and changes nothing', async () => {
    const link = await readLastLink();
    const confirm = () => site.anyone.auth.confirmEmail({ body: link });
    const { message } = await confirm();
    const before = await site.database.selectFrom('users').selectAll().execute();
    expect(await confirm()).toEqual({ message });
    site.clock.advance(25 * HOUR);
    expect(await confirm()).toEqual({ message });
    expect(await site.database.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  test('is good for 24 hours and then says that it expired', async () => {
    const link = await readLastLink();
    site.clock.advance(24 * HOUR);
    await expect(site.anyone.auth.confirmEmail({ body: link })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('scaduto'),
    });
    expect(await isConfirmed()).toBe(false);
  });

  test('is good for its own address alone', async () => {
    const link = await readLastLink();
    await site.anyone.auth.register({ body: { ...ada, email: 'eva@example.com' } });
    const stolen = site.anyone.auth.confirmEmail({ body: { ...link, email: 'eva@example.com' } });
    await expect(stolen).rejects.toMatchObject({ status: 400 });
  });

  test('ends when a new one is asked for', async () => {
    const older = await readLastLink();
    await site.anyone.auth.resendConfirmation({ body: { email: 'ADA@example.com' } });
    const newer = await readLastLink();
    await expect(site.anyone.auth.confirmEmail({ body: older })).rejects.toMatchObject({ status: 400 });
    await site.anyone.auth.confirmEmail({ body: newer });
    expect(await isConfirmed()).toBe(true);
  });

  test('is no session, and sets no password', async () => {
    const link = await readLastLink();
    await expect(site.withToken(link.token).auth.me()).rejects.toMatchObject({ status: 401 });
    const reset = site.anyone.auth.resetPassword({ body: { ...link, password: 'un altro' } });
    await expect(reset).rejects.toMatchObject({ status: 400 });
  });

  test('is nowhere in the database once it was mailed', async () => {
    const link = await readLastLink();
    const rows = [
      await site.database.selectFrom('mailed_tokens').selectAll().execute(),
      await site.database.selectFrom('outbox').selectAll().execute(),
    ];
    expect(rows.flat()).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });
});

describe('asking for a link', () => {
  test.each(['resendConfirmation', 'forgotPassword'] as const)(
    'by %s is answered alike for a stranger',
    async (call) => {
      const before = (await site.deliverMail()).length;
      const known = await site.anyone.auth[call]({ body: { email: ada.email } });
      const unknown = await site.anyone.auth[call]({ body: { email: 'nessuno@example.com' } });
      expect(unknown).toEqual(known);
      expect(await site.deliverMail()).toHaveLength(before + 1);
    },
  );

  test('mails three in an hour to one account, and goes on to answer alike', async () => {
    const before = (await site.deliverMail()).length;
    const answers = [];
    for (let n = 1; n <= 3; n += 1) answers.push(await site.anyone.auth.forgotPassword({ body: { email: ada.email } }));
    answers.push(await site.anyone.auth.forgotPassword({ body: { email: ada.email } }));
    await site.anyone.auth.resendConfirmation({ body: { email: ada.email } });
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await site.deliverMail()).toHaveLength(before + 3);
  });

  test('is done twenty times an hour from one address, for a confirmation and for a password together', async () => {
    const calls = Array.from({ length: 20 }, (_, n) => ({ body: { email: `a${n}@example.com` } }));
    await Promise.all(calls.map((call, n) => site.anyone.auth[n % 2 ? 'forgotPassword' : 'resendConfirmation'](call)));
    await expect(site.anyone.auth.forgotPassword({ body: ada })).rejects.toMatchObject({ status: 429 });
    await expect(site.anyone.auth.resendConfirmation({ body: ada })).rejects.toMatchObject({ status: 429 });
  });

  test('for a confirmed address mails no confirmation', async () => {
    await site.anyone.auth.confirmEmail({ body: await readLastLink() });
    await site.anyone.auth.resendConfirmation({ body: { email: ada.email } });
    expect(await site.deliverMail()).toHaveLength(1);
  });
});

describe('a link for a new password', () => {
  async function askForReset() {
    await site.anyone.auth.forgotPassword({ body: { email: ada.email } });
    return await readLastLink();
  }

  test('sets it, ends all sessions and confirms the address', async () => {
    const link = await askForReset();
    expect(link.path).toBe('/reset-password');
    await site.anyone.auth.resetPassword({ body: { ...link, password: 'un altro segreto' } });
    await expect(site.withToken(token).auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(site.anyone.auth.login({ body: ada })).rejects.toMatchObject({ status: 401 });
    const { user } = await site.anyone.auth.login({ body: { ...ada, password: 'un altro segreto' } });
    expect(user.emailConfirmed).toBe(true);
  });

  test('is good once, even twice at the same moment', async () => {
    const link = await askForReset();
    const both = await Promise.allSettled([
      site.anyone.auth.resetPassword({ body: { ...link, password: 'il primo' } }),
      site.anyone.auth.resetPassword({ body: { ...link, password: 'il secondo' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is good for one hour', async () => {
    const link = await askForReset();
    site.clock.advance(HOUR);
    const reset = site.anyone.auth.resetPassword({ body: { ...link, password: 'un altro segreto' } });
    await expect(reset).rejects.toMatchObject({ status: 400, message: expect.stringContaining('scaduto') });
  });

  test('ends the older ones', async () => {
    const older = await askForReset();
    await askForReset();
    const reset = site.anyone.auth.resetPassword({ body: { ...older, password: 'un altro segreto' } });
    await expect(reset).rejects.toMatchObject({ status: 400 });
  });

  test('opens an account that wrong guesses had locked, wherever they came from', async () => {
    const eva = { ...ada, email: 'eva@example.com' };
    await site.anyone.auth.register({ body: eva });
    const limits = createLimits(site);
    const wrong = async () => false;
    for (let n = 0; n < 100; n += 1) await limits.attempt([['signInByAccount', ada.email]], wrong);
    for (const { email } of [ada, eva]) {
      for (let n = 0; n < 5; n += 1) {
        await limits.attempt([['signInByAccountAndAddress', `${email} ${HERE}`]], wrong);
      }
      await expect(site.anyone.auth.login({ body: { ...ada, email } })).rejects.toMatchObject({ status: 429 });
    }
    await site.anyone.auth.resetPassword({ body: { ...(await askForReset()), password: 'un altro segreto' } });
    const again = site.anyone.auth.login({ body: { ...ada, password: 'un altro segreto' } });
    await expect(again).resolves.toBeDefined();
    await expect(site.anyone.auth.login({ body: eva })).rejects.toMatchObject({ status: 429 });
  });
});
