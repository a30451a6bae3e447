import { expect, test } from 'vitest';
import { createTestSite } from '../../testing/index.ts';

test('a password manager finds where a password is changed (W3C, a well-known URL for changing passwords)', async () => {
  const site = await createTestSite();
  const answer = await fetch(`${site.origin}/.well-known/change-password`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile#password']);
  await site.close();
});
