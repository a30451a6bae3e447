import type { TranslationOf } from '../../catalogue.ts';
import type { codes as italian } from '../../it/prices/codes.ts';

export const codes: TranslationOf<typeof italian> = {
  codeInvalid: 'The code is not valid',
  codeSignIn: 'To use this code, log in to your account',
  codeTooFewNights: ({ nights }) => `The code is for stays of ${nights} nights or more`,
  codeStays: ({ from, to }) => `The code is for stays from ${from} to ${to}`,
  codeStaysFrom: ({ from }) => `The code is for stays from ${from}`,
  codeStaysUntil: ({ to }) => `The code is for stays until ${to}`,
  codeByAgreement: 'The code counts where there is a set price: ask the owner',
  codeUnused: 'You already have a better discount: the code is not needed',
  codeAtLeast: 'The price is already the lowest: the code is not needed',
  priceUnconfirmed: 'Confirm the price',
  alreadyHolding: 'Dates are already held for you: complete that payment',
};
