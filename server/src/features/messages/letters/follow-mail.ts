import type { Trx } from '../../../db/transaction.ts';
import { putSentAt } from '../../stays/stays/index.ts';
import { clearHolding } from './schedule.repository.ts';

/** To be called for each mail that has left, whether it is a letter about a booking or not. */
export async function noteSentLetter(trx: Trx, mailId: string, sentAt: string): Promise<void> {
  await putSentAt(trx, mailId, sentAt);
}

/** To be called as the owner sends held mail, or deletes it: what goes by the calendar waits for her no more. */
export async function holdLettersNoMore(trx: Trx): Promise<void> {
  await clearHolding(trx);
}
