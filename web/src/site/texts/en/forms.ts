import { plural } from '@approdo/shared/domain/base/language/plural';
import type { forms as italian } from '../it/forms.ts';

export const forms = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmNewPassword: 'Repeat the new password',
  passwordHint: 'At least 6 characters',
  newPasswordsDiffer: 'The new passwords don’t match',
  privacy: { before: 'I have read and accept the ', link: 'privacy notice', after: '' },
  login: 'Log in',
  askForConfirmation: 'Send me a new confirmation email',
  goOn: 'Continue',
  sending: 'Sending…',
  moment: 'One moment…',
  draftSaved: (days: number) =>
    `Draft kept in this browser for ${days} ${plural('en', days, { one: 'day', other: 'days' })}, or until you send it.`,
  clearDraft: 'Delete the draft',
} satisfies typeof italian;
