import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../../db/transaction.ts';
import type { ListedStay } from '../register-stays.ts';
import { findRounds } from '../rounds.records.ts';

/** Whether an arrival has to be reported since the register is on. */
export type IsToReport = (stay: Pick<ListedStay, 'isAdded'>, arrival: LocalDate) => boolean;

/**
 * Guests of the site who came before the register was switched on were reported in another way: none of them is late.
 * The day before counts, since the portal still accepts it; stays that the owner adds always count, however old.
 */
export async function readReportingRule(reader: Reader): Promise<IsToReport> {
  const since = (await findRounds(reader))?.since;
  const first = since === undefined ? undefined : addDays(since, -1);
  return ({ isAdded }, arrival) => isAdded || first === undefined || arrival >= first;
}
