import type { LetterTime, TimedLetter } from '@approdo/shared/domain/messages/timed-letters';
import type { Reader } from '../../../db/transaction.ts';
import { getRegisterTerms } from '../../law/register/index.ts';
import { getLetterSchedule } from './letter-schedule.ts';

/** When each timed letter is sent. */
export type LetterTimes = Readonly<Record<TimedLetter, LetterTime>>;

/** The owner's schedule; the check-in letter's also depends on whether the register is on. */
export async function readLetterTimes(reader: Reader): Promise<LetterTimes> {
  const { arrival, thanks } = await getLetterSchedule(reader);
  const { isOn, checkInLetter } = await getRegisterTerms(reader);
  return { ARRIVAL: arrival, CHECK_IN: { ...checkInLetter, isOn: isOn && checkInLetter.isOn }, THANKS: thanks };
}
