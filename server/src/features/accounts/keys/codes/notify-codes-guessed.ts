import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Trx } from '../../../../db/transaction.ts';
import type { Limits } from '../../../base/limits/index.ts';
import { findConfirmedEmail, getAccount, languageOfAccount } from '../../../base/people/index.ts';
import type { QueueLetter } from '../../../content/mail/index.ts';

type NotifierNeeds = { readonly limits: Limits; readonly queueLetter: QueueLetter };

type GuessedCodes = {
  readonly userId: string;
  /** Beside the right password, or in an open session, whose guesser may know no password. */
  readonly where: 'SIGN_IN' | 'SESSION';
  readonly language: Language;
};

/** Guests are written to in the language of the call. */
export type NotifyCodesGuessed = (trx: Trx, guessed: GuessedCodes) => Promise<void>;

/**
 * Notifies an account's owner that somebody who has the password, or a session, guesses codes: at most once a day for
 * each. Wake the mail worker once the transaction has ended.
 */
export function createCodesGuessedNotifier({ limits, queueLetter }: NotifierNeeds): NotifyCodesGuessed {
  return async (trx, { userId, where, ...context }) => {
    const address = await findConfirmedEmail(trx, userId);
    if (address === undefined || !(await limits.tryToCount(trx, 'codeGuessedLetter', `${userId} ${where}`))) return;
    const user = await getAccount(trx, userId);
    const language = languageOfAccount(user, context.language);
    const kind = where === 'SIGN_IN' ? 'CODE_GUESSED' : 'CODE_GUESSED_IN_SESSION';
    await queueLetter(trx, { kind, language, facts: { user }, to: { name: '', address } });
  };
}
