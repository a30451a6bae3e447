import type { access as italian } from '../it/access.ts';

export const access: typeof italian = {
  title: 'Sign-in and devices',
  manage: 'Manage',
  devices: 'Devices',
  thisOne: 'This one',
  began: (date: string) => `Signed in on ${date}`,
  by: {
    PASSWORD: 'with your password',
    REMEMBERED: 'with your password',
    REGISTERED: 'with your password',
    CODE: 'with your password and a code',
    RECOVERY: 'with a recovery code',
    PASSKEY: 'with a passkey',
  },
  used: (date: string) => `Used on ${date}`,
  remembered: (date: string) => `Remembered until ${date}`,
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
  endFailed: 'We couldn’t sign that device out',
  alone: 'You’re signed in here only.',
  loadFailed: 'We couldn’t load where you’re signed in',
  again: 'Try again',
};
