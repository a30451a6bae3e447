import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { listAllOwnerAddresses, listOwnerAddresses } from './owner-addresses.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

const signInAdmin = (emailConfirmed: boolean) => site.signIn({ role: 'ADMIN', emailConfirmed });

test.each([
  ['the owner', listOwnerAddresses],
  ['everybody who may not miss it', listAllOwnerAddresses],
])('a letter to %s goes to no address that its account has not proved, but to the one before', async (_, list) => {
  const { user, password, client } = await signInAdmin(true);
  await signInAdmin(false);
  const addresses = async () => (await list(site.database, undefined)).map(({ address }) => address);
  expect(await addresses()).toEqual([user.email]);
  await client.profile.update({ body: { email: 'un.altra@example.com', currentPassword: password } });
  expect(await addresses()).toEqual([user.email]);
  await site.database.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', user.id).execute();
  expect(await addresses()).toEqual(['un.altra@example.com']);
});
