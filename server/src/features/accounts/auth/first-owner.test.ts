import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { createPlainHasher } from '../../../testing/plain-hasher.ts';
import { ensureOwner } from './first-owner.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const ensure = (given: { readonly email?: string; readonly password?: string } = {}) =>
  ensureOwner({
    database: site.database,
    clock: site.clock,
    hasher: createPlainHasher(),
    email: given.email,
    password: given.password,
  });

describe('the first owner', () => {
  test('is made with the credentials that were set', async () => {
    const given = { email: 'owner@example.it', password: 'segreto' };
    expect(await ensure(given)).toEqual(given);
    const { user } = await site.anyone.auth.login({ body: given });
    expect(user).toMatchObject({ role: 'ADMIN', emailConfirmed: true });
  });

  test('gets a password that can be typed, another one each time', async () => {
    const made = await ensure();
    expect(made).toEqual({
      email: 'proprietario@approdo.example',
      password: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
    });
    if (!made) throw new Error('no owner was made');
    await site.anyone.auth.login({ body: made });
    await site.database.deleteFrom('users').execute();
    expect((await ensure())?.password).not.toBe(made.password);
  });

  test('is asked for a password of her own where hers was made and printed, until she has one', async () => {
    const made = await ensure();
    if (!made) throw new Error('no owner was made');
    const { token, user } = await site.anyone.auth.login({ body: made });
    expect(user).toMatchObject({ mustChangePassword: true });
    const owner = site.withToken(token);
    expect(await owner.auth.me()).toEqual(user);
    expect(await owner.tasks.list()).toEqual([]);
    expect((await owner.users.list()).find(({ id }) => id === user.id)).not.toHaveProperty('mustChangePassword');
    expect((await owner.profile.update({ body: { name: 'Anna' } })).user).toHaveProperty('mustChangePassword');

    const own = { currentPassword: made.password, newPassword: 'una password mia' };
    const changed = await owner.profile.update({ body: own });
    expect(changed.user).not.toHaveProperty('mustChangePassword');
    const again = await site.anyone.auth.login({ body: { email: made.email, password: own.newPassword } });
    expect(again.user).not.toHaveProperty('mustChangePassword');
  });

  test.each(['by a mailed link', 'by an administrator'])(
    'is asked no more once her password was set %s',
    async (way) => {
      const made = await ensure({ email: 'anna@example.it' });
      if (!made) throw new Error('no owner was made');
      const password = 'una password mia';
      if (way === 'by an administrator') {
        const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
        const anna = (await client.users.list()).find(({ email }) => email === made.email);
        await client.users.update({ params: { id: anna?.id ?? '' }, body: { password } });
      } else {
        await site.anyone.auth.forgotPassword({ body: { email: made.email } });
        const [letter] = await site.deliverMail();
        const link = new URL(/https?:\S+/.exec(letter?.body ?? '')?.[0] ?? '');
        await site.anyone.auth.resetPassword({
          body: { email: made.email, token: link.searchParams.get('token') ?? '', password },
        });
      }
      const { user } = await site.anyone.auth.login({ body: { email: made.email, password } });
      expect(user).not.toHaveProperty('mustChangePassword');
    },
  );

  test('is not asked where the password was set for her', async () => {
    const given = { email: 'owner@example.it', password: 'segreto' };
    await ensure(given);
    expect((await site.anyone.auth.login({ body: given })).user).not.toHaveProperty('mustChangePassword');
  });

  test('is made once', async () => {
    await ensure();
    expect(await ensure({ email: 'second@example.it', password: 'segreto' })).toBeUndefined();
  });

  test('is one where two processes start at once, with the password that one of them prints', async () => {
    const made = (await Promise.all([ensure(), ensure(), ensure()])).filter((owner) => owner !== undefined);
    expect(made).toHaveLength(1);
    const [owner] = made;
    if (!owner) throw new Error('no owner was made');
    await site.anyone.auth.login({ body: owner });
    expect(await site.database.selectFrom('users').where('role', '=', 'ADMIN').select('id').execute()).toHaveLength(1);
  });

  test('takes over an account that has the address, and ends its sessions', async () => {
    const { client, user } = await site.signIn({ role: 'USER', emailConfirmed: false });
    await ensure({ email: user.email, password: 'nuovo segreto' });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    const again = await site.anyone.auth.login({ body: { email: user.email, password: 'nuovo segreto' } });
    expect(again.user).toMatchObject({ id: user.id, role: 'ADMIN', emailConfirmed: true });
  });
});
