import { type LetterTime, TIMED_LETTERS, type TimedLetter } from '@approdo/shared/domain/messages/timed-letters';
import type { Reader } from '../../../db/transaction.ts';
import { getRegisterTerms } from '../../law/register/index.ts';
import type { Letter } from './letter.ts';
import { getLetterSchedule } from './letter-schedule.ts';

/** When each timed letter is sent. */
export type LetterTimes = Readonly<Record<TimedLetter, LetterTime>>;

/** The owner's schedule; the check-in letter's also depends on whether the register is on. */
export async function readLetterTimes(reader: Reader): Promise<LetterTimes> {
  const { arrival, thanks } = await getLetterSchedule(reader);
  const { isOn, checkInLetter } = await getRegisterTerms(reader);
  return { ARRIVAL: arrival, CHECK_IN: { ...checkInLetter, isOn: isOn && checkInLetter.isOn }, THANKS: thanks };
}

/** When a letter is sent, in Italian; a timed one by these times. */
export function sayWhen({ kind, leaves }: Pick<Letter, 'kind' | 'leaves'>, times: LetterTimes): string {
  const timed = TIMED_LETTERS.find((letter) => letter === kind);
  if (timed === undefined) return leaves;
  const { isOn, days, hour } = times[timed];
  if (!isOn) return 'Spenta';
  if (days === 0) return `Il giorno ${timed === 'THANKS' ? 'della partenza' : 'dell’arrivo'}, alle ${hour}:00`;
  return `${days === 1 ? '1 giorno' : `${days} giorni`} ${leaves}, alle ${hour}:00`;
}
