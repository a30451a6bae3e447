import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { addDays, startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Logger } from 'pino';
import { createPoller, type Poller } from '../../../../adapters/poller.ts';
import type { Database } from '../../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import type { StayTransaction } from '../../../stays/stays/index.ts';
import { findRounds, putRounds } from '../rounds.records.ts';
import { findRegister } from '../settings/require-on.ts';
import { listUntoldArrivals } from './untold-arrivals.ts';

/** In Rome. */
const HOUR = 9;

const LOOK_EVERY_MS = 60_000;

/** What was not told so long after a departure is deleted, and cannot be told any more. */
const DAYS_AFTER_DEPARTURE = 90;
/** The longest added stay, and the oldest. */
const DAYS_BACK = 400;

/** What is due: how many arrivals are to be told, and by their names what else there is today and tomorrow. */
type DueToday = { readonly arrivals: number; readonly others: readonly string[] };

/** Tells the owner of it, in the transaction that notes that she was told. */
export type TellDue = (change: StayTransaction, due: DueToday) => Promise<void>;

type RoundsNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
  /** What else falls due today and tomorrow, each in words that name no guest. */
  readonly listOthersDue: (reader: Reader) => Promise<readonly string[]>;
  readonly tell: TellDue;
};

/**
 * Tells the owner once a day, from nine in the morning on, while arrivals are to be told to the Polizia that day or are late, or
 * something else falls due that day or the next.
 */
export function createRegisterDueRounds(needs: RoundsNeeds): Poller {
  const { database, log, wakeSenders, readHours, listOthersDue, tell, ...rest } = needs;
  const { clock } = rest;

  async function isToBeTold(reader: Reader): Promise<boolean> {
    const terms = await findRegister(reader);
    if (!terms) return false;
    const rounds = await findRounds(reader);
    const [today, now] = [clock.today(), clock.now()];
    return !rounds || (terms.reminders && lastDueDay(now, HOUR) === today && rounds.toldOn !== today);
  }

  async function countDue(reader: Reader): Promise<number> {
    const [today, tomorrow] = [clock.today(), startOfNextDayInRome(clock.now())];
    const { checkInFrom } = await readHours(reader);
    const arrivals = await listUntoldArrivals(reader, {
      days: { from: addDays(today, -DAYS_BACK), to: today },
      checkInFrom,
    });
    return arrivals.filter(
      ({ stay, dueAt }) => dueAt < tomorrow && stay.endDate >= addDays(today, -DAYS_AFTER_DEPARTURE),
    ).length;
  }

  /** Resolves with whether a letter is on its way. */
  async function tellOnce(trx: Trx): Promise<boolean> {
    if (!(await isToBeTold(trx))) return false;
    const today = clock.today();
    const rounds = await findRounds(trx);
    if (!rounds) await putRounds(trx, { since: today });
    if (lastDueDay(clock.now(), HOUR) !== today) return false;
    const due = { arrivals: await countDue(trx), others: await listOthersDue(trx) };
    if (due.arrivals === 0 && due.others.length === 0) return false;
    await putRounds(trx, { since: today, toldOn: today, toldOf: due.arrivals });
    await tell({ ...rest, trx }, due);
    return true;
  }

  async function look(): Promise<void> {
    if (!(await isToBeTold(database))) return;
    if (await transact(database, tellOnce)) wakeSenders();
  }

  return createPoller({
    look,
    everyMs: LOOK_EVERY_MS,
    clock,
    log,
    failed: 'the owner could not be told which guests are to be told to the Polizia',
  });
}
