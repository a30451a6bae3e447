import type { Trx } from '../../../../db/transaction.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { findConfirmedEmail, getAccount } from '../../../base/people/index.ts';
import type { QueueLetter } from '../../../content/mail/index.ts';
import { codeGuessedMail, type GuessedCode } from '../keys.mail.ts';

type TellingNeeds = { readonly limits: Limits; readonly queueLetter: QueueLetter };

type Guessed = Pick<GuessedCode, 'where' | 'language'> & { readonly userId: string };

/** Guests are written to in the language of the call. */
export type TellGuessed = (trx: Trx, guessed: Guessed) => Promise<void>;

/**
 * Tells the owner of an account that somebody who has her password, or a session of hers, guesses her codes: at most once a day
 * of each. Wake the mail worker once the transaction has ended.
 */
export function createGuessTelling({ limits, queueLetter }: TellingNeeds): TellGuessed {
  return async (trx, { userId, where, language }) => {
    const address = await findConfirmedEmail(trx, userId);
    if (address === undefined || !(await limits.tryToCount(trx, 'codeGuessedLetter', `${userId} ${where}`))) return;
    await queueLetter(trx, codeGuessedMail({ user: await getAccount(trx, userId), where, address, language }));
  };
}
