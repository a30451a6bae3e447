import type { LetterTime, TimedLetter } from '@approdo/shared/domain/messages/timed-letters';
import type { Reader } from '../../../db/transaction.ts';
import { getRegisterTerms } from '../../law/register/index.ts';
import { getLetterSchedule } from './letter-schedule.ts';

/** When each letter goes that goes by the calendar. */
export type LetterTimes = Readonly<Record<TimedLetter, LetterTime>>;

/** As the owner has said: of the check-in ahead where she keeps the register of guests. */
export async function readLetterTimes(reader: Reader): Promise<LetterTimes> {
  const { arrival, thanks } = await getLetterSchedule(reader);
  const { isOn, checkInLetter } = await getRegisterTerms(reader);
  return { ARRIVAL: arrival, CHECK_IN: { ...checkInLetter, isOn: isOn && checkInLetter.isOn }, THANKS: thanks };
}
