import type { AccountLetterWords } from './account-letter-words.ts';

/** What the program writes about accounts in English. */
export const english: AccountLetterWords = {
  CONFIRM_EMAIL: {
    subject: 'Confirm your email address',
    body: `Hello,

thank you for registering. To confirm your email address, open this link:

{collegamento}

The link is valid for 24 hours and can be used only once.

The account was opened with the name “{nome}” ({quando}).

Was it not you? Do not open the link above. With this one you take your address off the account:

{disconosci}

If you do nothing, the address stays unconfirmed.`,
  },
  RESET_PASSWORD: {
    subject: 'Choose a new password',
    body: `Hello,

we have received a request for a new password for your account. To choose it, open this link:

{collegamento}

The link is valid for one hour and can be used only once. With the new password, all open sessions end.
If you did not ask for it, ignore this message: your password stays as it was.`,
  },
};
