import { createClient, type WireCall } from '@approdo/shared/client';
import { profile } from '@approdo/shared/contract/accounts/profile';
import { expect, test } from 'vitest';
import { saveProfile } from './save-profile.ts';

const user = { id: 'u1', name: 'Ada', email: 'ada@example.com', role: 'USER', avatar: null, emailConfirmed: true };

/** The one call that saving makes. */
async function callThatSaves(edit: Parameters<typeof saveProfile>[1]): Promise<WireCall | undefined> {
  const made: WireCall[] = [];
  const { profile: calls } = createClient({ profile }, async (call) => {
    made.push(call);
    return { status: 200, body: { user } };
  });
  expect(await saveProfile(calls, edit)).toEqual(user);
  expect(made.length).toBe(1);
  return made[0];
}

const pictureOf = (bytes: number) => `data:image/jpeg;base64,${btoa('x'.repeat(bytes))}`;

test.each([undefined, null, '/api/avatars/bottts/ada.svg', pictureOf(12)])('%s goes with the form', async (avatar) => {
  const body = avatar === undefined ? { name: 'Ada' } : { name: 'Ada', avatar };
  expect(await callThatSaves(body)).toMatchObject({ path: '/auth/profile', body, file: undefined });
});

test('a picture of over 1 MB goes as a file, and the form with it', async () => {
  const size = 2 ** 20 + 1;
  expect(await callThatSaves({ name: 'Ada', avatar: pictureOf(size) })).toMatchObject({
    path: '/auth/avatar',
    body: { name: 'Ada' },
    file: { content: { size, type: 'image/jpeg' }, as: 'form' },
  });
});
