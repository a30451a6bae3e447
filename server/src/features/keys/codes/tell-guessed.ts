import type { Language } from '@approdo/shared/domain/language/language';
import type { Trx } from '../../../db/transaction.ts';
import type { Limits } from '../../limits/index.ts';
import type { QueueLetter } from '../../mail/index.ts';
import { findConfirmedEmail, getAccount } from '../../people/index.ts';
import { codeGuessedMail } from '../keys.mail.ts';

type TellingNeeds = { readonly limits: Limits; readonly queueLetter: QueueLetter };

/** Guests are written to in the language of the call. */
export type TellGuessed = (trx: Trx, userId: string, language: Language) => Promise<void>;

/**
 * Writes to her whose password somebody knows, and who has guessed codes beside it, at most once a day. Wake those who send
 * letters once the transaction has ended.
 */
export function createGuessTelling({ limits, queueLetter }: TellingNeeds): TellGuessed {
  return async (trx, userId, language) => {
    const address = await findConfirmedEmail(trx, userId);
    if (address === undefined || !(await limits.tryToCount(trx, 'codeGuessedLetter', userId))) return;
    await queueLetter(trx, codeGuessedMail({ user: await getAccount(trx, userId), address, language }));
  };
}
