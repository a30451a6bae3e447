import type { Reader, Trx } from '../../../db/transaction.ts';
import { putSentAt } from '../../stays/stays/index.ts';
import { areLettersHeld as areHeld, clearHolding } from './schedule.repository.ts';

/** Call for each mail that has been sent, whether it is a booking's letter or not. */
export async function noteSentLetter(trx: Trx, mailId: string, sentAt: string): Promise<void> {
  await putSentAt(trx, mailId, sentAt);
}

/** Call when the owner sends or deletes held mail: timed letters are no longer held. */
export async function releaseHeldLetters(trx: Trx): Promise<void> {
  await clearHolding(trx);
}

/** Whether timed letters are held because nobody has decided on held mail since a restore. */
export async function areLettersHeld(reader: Reader): Promise<boolean> {
  return await areHeld(reader);
}
