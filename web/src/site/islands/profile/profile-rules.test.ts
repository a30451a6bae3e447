import { expect, test } from 'vitest';
import { PASSWORD_NEEDED, PASSWORDS_DIFFER, readProfile } from './profile-rules.ts';

const account = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
} as const;

function read(fields: Readonly<Record<string, string>>, avatar: string | null = null) {
  const form = new FormData();
  const all = { name: account.name, email: account.email, ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return readProfile(form, account, avatar);
}

test('a new name alone asks for no password, and sends none', () => {
  expect(read({ name: ' Ada Bianchi ', currentPassword: 'typed by the browser' })).toEqual({
    values: { name: 'Ada Bianchi', email: account.email, avatar: null },
  });
});

test.each([{ newPassword: 'limoni', confirmPassword: 'limoni' }, { email: 'ada@example.org' }])(
  '%j asks for the current password',
  (fields) => {
    expect(read(fields)).toMatchObject({ faults: { currentPassword: PASSWORD_NEEDED } });
    expect(read({ ...fields, currentPassword: 'vento' })).toMatchObject({ values: { currentPassword: 'vento' } });
  },
);

test('the same address in capitals is no new one', () => {
  expect(read({ email: 'ADA@example.com' })).toHaveProperty('values');
});

test('a new password is repeated, and has six characters', () => {
  const faults = { newPassword: expect.any(String), confirmPassword: PASSWORDS_DIFFER };
  expect(read({ newPassword: 'corta', confirmPassword: 'lunga', currentPassword: 'vento' })).toEqual({ faults });
});

test('the avatar goes along as it was chosen', () => {
  expect(read({}, '/api/avatars/bottts/ada.svg')).toMatchObject({ values: { avatar: '/api/avatars/bottts/ada.svg' } });
});
