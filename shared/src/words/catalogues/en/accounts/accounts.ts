import type { TranslationOf } from '../../catalogue.ts';
import type { accounts as italian } from '../../it/accounts/accounts.ts';

export const accounts: TranslationOf<typeof italian> = {
  passwordMissing: 'Please enter a password',
  passwordTooLong: 'The password is too long',
  newPasswordTooShort: ({ min }) => `The password must be at least ${min} characters long`,
  newPasswordTooLong: ({ bytes }) =>
    `The password is too long: at most ${bytes} bytes, that is ${bytes} letters without accents`,
  currentPasswordNoText: 'The current password must be text',
  proofMissing: 'Choose one proof',
  linkInvalid: 'The link is not valid',
  avatarInvalid: 'The avatar is not valid',
  avatarTooHeavy: 'The picture must not be larger than 5 MB',
  avatarTooLarge: 'The picture must not be larger than 1000 × 1000 pixels',
  clientOn: ({ browser, system }) => `${browser} on ${system}`,
  desktopAppOn: ({ system }) => `Approdo app on ${system}`,
  clientUnknown: 'Unknown device',
  programUnknown: 'Unknown program',
  passkeyAdded: ({ name }) => `The passkey “${name}” has been added`,
  passkeyRemoved: ({ name }) => `The passkey “${name}” has been removed`,
  codeAppAdded: 'The authenticator app has been turned on',
  codeAppRemoved: 'The authenticator app has been removed',
  recoveryCodesMade: 'The recovery codes have been made anew',
  recoveryCodeUsed: ({ left }) => `A recovery code has been used: ${left} left`,
  keysReset: 'All keys have been removed',
  onTheServer: 'by a command on the server',
};
