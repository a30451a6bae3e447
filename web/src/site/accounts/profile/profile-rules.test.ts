import { say } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { readProfile } from './profile-rules.ts';

const words = { currentPasswordMissing: 'Serve la password', newPasswordsDiffer: 'Non sono uguali' };

const account = {
  id: 'u1',
  name: 'Ada Rossi',
  email: 'ada@example.com',
  role: 'USER',
  avatar: null,
  emailConfirmed: true,
  createdAt: '2026-11-05T10:00:00Z',
} as const;

function read(fields: Readonly<Record<string, string>>, avatar?: string | null, twoProofs = false) {
  const form = new FormData();
  const all = { name: account.name, email: account.email, ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return readProfile({ form, avatar }, { account, words, twoProofs });
}

test('a new name alone asks for no password, and sends none', () => {
  expect(read({ name: ' Ada Bianchi ', currentPassword: 'typed by the browser' })).toEqual({
    values: { name: 'Ada Bianchi' },
  });
});

test.each([{ newPassword: 'limoni', confirmPassword: 'limoni' }, { email: 'ada@example.org' }])(
  '%j asks for the current password',
  (fields) => {
    expect(read(fields)).toMatchObject({ faults: { currentPassword: words.currentPasswordMissing } });
    expect(read({ ...fields, currentPassword: 'vento' })).toMatchObject({ values: { currentPassword: 'vento' } });
  },
);

test.each([{ newPassword: 'limoni', confirmPassword: 'limoni' }, { email: 'ada@example.org' }])(
  '%j asks for none where there is a second proof, and sends none',
  (fields) => {
    const reading = read({ ...fields, currentPassword: 'typed by the browser' }, undefined, true);
    expect(reading).toHaveProperty('values');
    expect(reading).not.toHaveProperty('values.currentPassword');
  },
);

test('the same address in capitals asks for no password', () => {
  expect(read({ email: 'ADA@example.com' })).toHaveProperty('values.email');
});

test('a new password is repeated, and has six characters', () => {
  const faults = { newPassword: say('newPasswordTooShort', { min: 6 }), confirmPassword: words.newPasswordsDiffer };
  expect(read({ newPassword: 'corta', confirmPassword: 'lunga', currentPassword: 'vento' })).toEqual({ faults });
});

test('the avatar goes along only where another was chosen', () => {
  const avatar = '/api/avatars/bottts/ada.svg';
  expect(read({}, avatar)).toEqual({ values: { avatar } });
  expect(read({}, account.avatar)).toEqual({ values: {} });
  expect(read({})).toEqual({ values: {} });
});
