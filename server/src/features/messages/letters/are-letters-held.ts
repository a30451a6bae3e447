import type { Reader } from '../../../db/transaction.ts';
import { areLettersHeld as areHeld } from './schedule.repository.ts';

/** Whether timed letters are held because nobody has decided on held mail since a restore. */
export async function areLettersHeld(reader: Reader): Promise<boolean> {
  return await areHeld(reader);
}
