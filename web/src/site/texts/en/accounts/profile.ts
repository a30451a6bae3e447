import type { profile as italian } from '../../it/accounts/profile.ts';

export const profile = {
  save: 'Save',
  saved: 'Your profile is up to date',
  failed: 'We couldn’t save your profile',
  emailHint: 'You’ll need your current password to change it',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Please enter your current password',
  newPasswordHint: 'At least 6 characters; leave it empty to keep the one you have',
  unconfirmed: (email: string) => `${email} isn’t confirmed yet: please open the link we sent you.`,
  avatar: {
    title: 'Avatar',
    alt: 'Your avatar',
    another: 'Try another one',
    upload: 'Upload a photo',
    remove: 'Remove',
    noImage: 'Please choose an image',
  },
  theme: {
    title: 'Theme',
    hint: 'The theme of the back office, in this browser',
    auto: 'Same as my device',
    light: 'Light',
    dark: 'Dark',
  },
} satisfies typeof italian;
