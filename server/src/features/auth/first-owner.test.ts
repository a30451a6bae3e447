import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { createPlainHasher } from '../../testing/plain-hasher.ts';
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

  test('is made once', async () => {
    await ensure();
    expect(await ensure({ email: 'second@example.it', password: 'segreto' })).toBeUndefined();
  });

  test('takes over an account that has the address, and ends its sessions', async () => {
    const { client, user } = await site.signIn({ role: 'USER', emailConfirmed: false });
    await ensure({ email: user.email, password: 'nuovo segreto' });
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    const again = await site.anyone.auth.login({ body: { email: user.email, password: 'nuovo segreto' } });
    expect(again.user).toMatchObject({ id: user.id, role: 'ADMIN', emailConfirmed: true });
  });
});
