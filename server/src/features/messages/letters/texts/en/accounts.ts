import type { Wording } from '@approdo/shared/domain/base/text/wording';

/** The letters about accounts in English. */
export const accounts = {
  CONFIRM_EMAIL: {
    subject: 'Confirm your email address',
    body: `Hello,

Thank you for signing up. To confirm your email address, open this link:

{collegamento}

The link is valid for 24 hours and works only once.

The account was opened on {quando}, with the name “{nome}”.

Wasn’t it you? Don’t open the link above. Use this one to remove your address from the account:

{disconosci}

If you do nothing, the address stays unconfirmed.`,
  },
  RESET_PASSWORD: {
    subject: 'Choose a new password',
    body: `Hello,

We have received a request for a new password for your account. To choose one, open this link:

{collegamento}

The link is valid for one hour and works only once. Once you set the new password, you will be logged out everywhere else.
If you did not ask for it, please ignore this email: your password stays as it was.`,
  },
  KEYS_CHANGED: {
    subject: 'The way into your account has changed',
    body: `Hello,

{cosa} ({quando}, {dispositivo}).

If it was you, there is nothing to do. Otherwise change your password at once and see who has signed in: {collegamento}`,
  },
  CODE_GUESSED: {
    subject: 'Someone knows your password',
    body: `Hello,

someone entered your correct password, and then a wrong code five times.

Nobody got in. Change your password: {collegamento}`,
  },
  CODE_GUESSED_IN_SESSION: {
    subject: 'Someone is trying your codes from an open session',
    body: `Hello,

a device that was already signed in to your account sent five wrong codes, one after the other. It has been signed out.

If it was you, please sign in again; if the code of your app does not work, use a recovery code or a passkey. If it was not you, someone is using one of your devices or a stolen session: see who has signed in, sign the others out and change your password: {collegamento}`,
  },
  PASSKEY_COPIED: {
    subject: 'One of your passkeys may have been copied',
    body: `Hello,

the passkey “{passkey}” may have been copied: someone used it, and its uses do not add up. Nobody got in.

Remove it and add a new one: {collegamento}`,
  },
  NEW_DEVICE: {
    subject: 'New sign-in to your account',
    body: `Hello,

{dispositivo}, {quando}.

If it was you, there is nothing to do. Otherwise change your password at once and see who has signed in: {collegamento}`,
  },
} satisfies Readonly<Record<string, Wording>>;
