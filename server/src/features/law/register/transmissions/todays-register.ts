import type { KeyState } from '@approdo/shared/contract/law/register-key';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../../db/transaction.ts';
import { findRounds } from '../rounds.records.ts';
import { findRegister } from '../settings/require-on.ts';
import { listUnreportedArrivals } from './unreported-arrivals.ts';

const MAX_ARRIVALS = 5;

type TodayNeeds = {
  readonly readKey: () => Promise<KeyState>;
  /** Other deadlines of today and tomorrow. */
  readonly listOthersDue: (reader: Reader) => Promise<readonly string[]>;
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
};

type Moment = { readonly today: LocalDate; readonly now: Date };

/** What the register needs today; undefined while it is off. */
export type ReadTodaysRegister = (reader: Reader, moment: Moment) => Promise<OwnersDay['register']>;

export function createTodaysRegister({ readKey, readHours, listOthersDue }: TodayNeeds): ReadTodaysRegister {
  return async (reader, { today, now }) => {
    if (!(await findRegister(reader))) return undefined;
    const { checkInFrom } = await readHours(reader);
    const arrivals = await listUnreportedArrivals(reader, {
      days: { from: addDays(today, -1), to: today },
      checkInFrom,
    });
    const key = await readKey();
    const rounds = await findRounds(reader);
    const isNotified = rounds?.notifiedOn === today;
    const others = isNotified ? (await listOthersDue(reader)).length : 0;
    return {
      arrivals: arrivals.slice(0, MAX_ARRIVALS).map(({ stay, date, dueAt, entered }) => ({
        stayId: stay.id,
        title: stay.title,
        date,
        dueAt: dueAt.toISOString(),
        isLate: dueAt < now,
        guests: entered,
        numberOfGuests: stay.numberOfGuests,
      })),
      isKeySaved: key.state !== 'READY' || key.savedAt !== null,
      due: isNotified ? rounds.notifiedCount : 0,
      ...(others > 0 && { others }),
    };
  };
}
