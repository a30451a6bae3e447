import { addMonths, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { TURNOVER_MONTHS } from '@approdo/shared/domain/bookings/turnovers';
import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import type { StayTransaction } from '../../stays/stays/index.ts';
import { listDepartures } from './departures.ts';
import { listUnready, type Unready } from './readiness.ts';
import { getTerms } from './turnover-settings.repository.ts';
import {
  deleteTurnovers,
  deleteWarningsBefore,
  hasWarned,
  hasWarningsBefore,
  listAllTurnoverRows,
  noteWarning,
  putTurnover,
} from './turnovers.repository.ts';
import type { StoredTurnover } from './turnovers.table.ts';
import type { Hours } from './turnovers.view.ts';

/** Notifies the owner by one channel, in the transaction that records the warning. */
export type NotifyUnready = (change: StayTransaction, unready: Unready) => Promise<void>;

type RoundsNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
  readonly readHours: (reader: Reader) => Promise<Hours>;
  readonly notifiers: readonly NotifyUnready[];
};

const CHECK_EVERY_MS = 60_000;

/**
 * Warns the owner, once per departure and arrival, that the property is not ready; missed warnings are made up for
 * until the day of arrival ends. Also deletes what is stored about days on which nobody leaves any more.
 */
export function createTurnoverRounds({
  database,
  log,
  wakeSenders,
  readHours,
  notifiers,
  ...rest
}: RoundsNeeds): Poller {
  const { clock } = rest;

  /** Warnings that are due and not sent yet. */
  async function listDue(reader: Reader): Promise<Unready[]> {
    const { checkInFrom } = await readHours(reader);
    const [today, now] = [clock.today(), clock.now()];
    const due: Unready[] = [];
    for (const unready of await listUnready(reader, { today, now, checkInFrom })) {
      const isNotified = unready.warnsAt > now || (await hasWarned(reader, unready.day, unready.arrival));
      if (!isNotified) due.push(unready);
    }
    return due;
  }

  /** Resolves with false if it is ready or the arrival has changed by now. */
  async function warn(trx: Trx, { day, arrival }: Unready): Promise<boolean> {
    const due = (await listDue(trx)).find((one) => one.day === day && one.arrival === arrival);
    if (!due) return false;
    await noteWarning(trx, day, arrival, clock.now());
    for (const notify of notifiers) await notify({ ...rest, trx }, due);
    return true;
  }

  async function runDue(): Promise<void> {
    if (!(await getTerms(database)).isOn) return;
    await tidy(database, clock.today());
    const warned = await completeEach(await listDue(database), {
      log,
      failed: 'the owner could not be warned that the house is not ready',
      nameOf: ({ day, arrival }) => ({ day, arrival }),
      completeOne: (due) => transact(database, (trx) => warn(trx, due)),
    });
    if (warned > 0) wakeSenders();
  }

  return createPoller({
    runDue,
    everyMs: CHECK_EVERY_MS,
    clock,
    log,
    failed: 'what there is to do after departures could not be read',
  });
}

/** Writes nothing if there is nothing to tidy. */
async function tidy(database: Database, today: LocalDate): Promise<void> {
  const { gone, leftByPortal } = await findUntidy(database, today);
  const oldest = addMonths(today, -TURNOVER_MONTHS);
  const hasOldWarnings = await hasWarningsBefore(database, oldest);
  if (gone.length === 0 && !leftByPortal && !hasOldWarnings) return;
  await transact(database, async (trx) => {
    const found = await findUntidy(trx, today);
    await deleteTurnovers(trx, found.gone);
    if (found.leftByPortal) await putTurnover(trx, { ...found.leftByPortal, leftByPortal: true });
    await deleteWarningsBefore(trx, oldest);
  });
}

/** Days without a departure or long past, and a portal's departure of today that must be recorded. */
async function findUntidy(
  reader: Reader,
  today: LocalDate,
): Promise<{ readonly gone: LocalDate[]; readonly leftByPortal: StoredTurnover | undefined }> {
  const rows = await listAllTurnoverRows(reader);
  const days = [today, ...rows.map(({ day }) => day)].toSorted();
  const [from = today, to = today] = [days[0], days.at(-1)];
  const departures = await listDepartures(reader, { from, to }, today);
  const left = new Set(departures.map(({ day }) => day));
  const oldest = addMonths(today, -TURNOVER_MONTHS);
  const ofToday = departures.find(({ day }) => day === today);
  const isNew = ofToday?.leaving?.isPortals === true && !ofToday.known.leftByPortal;
  return {
    gone: rows.map(({ day }) => day).filter((day) => day < oldest || !left.has(day)),
    leftByPortal: isNew ? ofToday.known : undefined,
  };
}
