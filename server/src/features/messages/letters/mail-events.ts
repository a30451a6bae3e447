import type { MailStatus } from '@approdo/shared/contract/content/mail';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { putSentAt } from '../../stays/stays/index.ts';
import { areLettersHeld as areHeld, clearHolding } from './schedule.repository.ts';

type Dispatched = { readonly id: string; readonly status: MailStatus; readonly sentAt: string };

/** Call for each mail that has left, whether it is a booking's letter or not; a filed one has reached nobody. */
export async function noteSentLetter(trx: Trx, { id, status, sentAt }: Dispatched): Promise<void> {
  if (status === 'SENT') await putSentAt(trx, id, sentAt);
}

/** Call when the owner sends or deletes held mail: timed letters are no longer held. */
export async function releaseHeldLetters(trx: Trx): Promise<void> {
  await clearHolding(trx);
}

/** Whether timed letters are held because nobody has decided on held mail since a restore. */
export async function areLettersHeld(reader: Reader): Promise<boolean> {
  return await areHeld(reader);
}
