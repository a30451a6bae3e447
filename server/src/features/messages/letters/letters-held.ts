import type { Reader } from '../../../db/transaction.ts';
import { areLettersHeld as areHeld } from './schedule.repository.ts';

/** Whether letters that go by the clock wait for the owner's word, since nobody has decided on held mail since a restore. */
export async function areLettersHeld(reader: Reader): Promise<boolean> {
  return await areHeld(reader);
}
