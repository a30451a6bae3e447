import type { access as italian } from '../it/access.ts';

export const access: typeof italian = {
  title: 'Sign-in and devices',
  manage: 'Manage',
  devices: 'Devices',
  thisOne: 'This one',
  began: (date: string) => `Logged in on ${date}`,
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
  end: 'Log out',
  endOthers: 'Sign out everywhere else',
  endFailed: 'We couldn’t log that device out',
  alone: 'You’re logged in here only.',
  loadFailed: 'We couldn’t load where you’re logged in',
  again: 'Try again',
};
