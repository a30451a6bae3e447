import type { OwnersDay } from '@approdo/shared/contract/site/today';
import { addDays, type LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { readSavedAt } from '../key/key.records.ts';
import type { KeysAtHand } from '../key/key-at-hand.ts';
import { findRounds } from '../rounds.records.ts';
import { getRegisterTerms } from '../settings/settings.records.ts';
import { listUntoldArrivals } from './untold-arrivals.ts';

const MOST = 5;

type TodayNeeds = {
  readonly keys: KeysAtHand;
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
};

type Moment = { readonly today: LocalDate; readonly now: Date };

/** What of the register is to be seen to today; undefined while it is off. */
export type ReadTodaysRegister = (reader: Reader, moment: Moment) => Promise<OwnersDay['register']>;

export function createTodaysRegister({ keys, readHours }: TodayNeeds): ReadTodaysRegister {
  return async (reader, { today, now }) => {
    const terms = await getRegisterTerms(reader);
    if (!terms.isOn) return undefined;
    const { checkInFrom } = await readHours(reader);
    const arrivals = await listUntoldArrivals(reader, { days: { from: addDays(today, -1), to: today }, checkInFrom });
    const { state, key } = await keys.look(reader);
    const rounds = await findRounds(reader);
    return {
      arrivals: arrivals.slice(0, MOST).map(({ stay, date, dueAt, entered }) => ({
        stayId: stay.id,
        title: stay.title,
        date,
        dueAt: dueAt.toISOString(),
        isLate: dueAt < now,
        guests: entered,
        numberOfGuests: stay.numberOfGuests,
      })),
      isKeySaved: state !== 'READY' || (await readSavedAt(reader, key.fingerprint)) !== null,
      due: rounds?.toldOn === today ? rounds.toldOf : 0,
    };
  };
}
