import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { addDays, startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Logger } from 'pino';
import { createPoller, type Poller } from '../../../../adapters/poller.ts';
import type { Database } from '../../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import type { StayTransaction } from '../../../stays/stays/index.ts';
import { findRounds, putRounds } from '../rounds.records.ts';
import { findRegister } from '../settings/require-on.ts';
import { listUnreportedArrivals } from './unreported-arrivals.ts';

/** Hour of the day, in Rome. */
const HOUR = 9;

const LOOK_EVERY_MS = 60_000;

/** Unreported guests are deleted so many days after departure, and cannot be reported any more. */
const DAYS_AFTER_DEPARTURE = 90;
/** Length of the longest added stay plus age of the oldest. */
const DAYS_BACK = 400;

/** What is due: the number of arrivals to report, and the titles of other deadlines of today and tomorrow. */
type DueToday = { readonly arrivals: number; readonly others: readonly string[] };

/** Notifies the owner, in the transaction that records it. */
export type NotifyDue = (change: StayTransaction, due: DueToday) => Promise<void>;

type RoundsNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
  readonly readHours: (reader: Reader) => Promise<{ readonly checkInFrom: string | null }>;
  /** Other deadlines of today and tomorrow, in texts that name no guest. */
  readonly listOthersDue: (reader: Reader) => Promise<readonly string[]>;
  readonly notify: NotifyDue;
};

/**
 * Notifies the owner once a day, from nine in the morning on, of arrivals to report to the Polizia that day or late,
 * and of other deadlines of that day or the next.
 */
export function createRegisterDueRounds(needs: RoundsNeeds): Poller {
  const { database, log, wakeSenders, readHours, listOthersDue, notify, ...rest } = needs;
  const { clock } = rest;

  async function isNotificationDue(reader: Reader): Promise<boolean> {
    const terms = await findRegister(reader);
    if (!terms) return false;
    const rounds = await findRounds(reader);
    const [today, now] = [clock.today(), clock.now()];
    return !rounds || (terms.reminders && lastDueDay(now, HOUR) === today && rounds.notifiedOn !== today);
  }

  async function countDue(reader: Reader): Promise<number> {
    const [today, tomorrow] = [clock.today(), startOfNextDayInRome(clock.now())];
    const { checkInFrom } = await readHours(reader);
    const arrivals = await listUnreportedArrivals(reader, {
      days: { from: addDays(today, -DAYS_BACK), to: today },
      checkInFrom,
    });
    return arrivals.filter(
      ({ stay, dueAt }) => dueAt < tomorrow && stay.endDate >= addDays(today, -DAYS_AFTER_DEPARTURE),
    ).length;
  }

  /** Resolves with whether a letter was queued. */
  async function notifyOnce(trx: Trx): Promise<boolean> {
    if (!(await isNotificationDue(trx))) return false;
    const today = clock.today();
    const rounds = await findRounds(trx);
    if (!rounds) await putRounds(trx, { since: today });
    if (lastDueDay(clock.now(), HOUR) !== today) return false;
    const due = { arrivals: await countDue(trx), others: await listOthersDue(trx) };
    if (due.arrivals === 0 && due.others.length === 0) return false;
    await putRounds(trx, { since: today, notifiedOn: today, notifiedCount: due.arrivals });
    await notify({ ...rest, trx }, due);
    return true;
  }

  async function runDue(): Promise<void> {
    if (!(await isNotificationDue(database))) return;
    if (await transact(database, notifyOnce)) wakeSenders();
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock,
    log,
    failed: 'the owner could not be told which guests are to be told to the Polizia',
  });
}
