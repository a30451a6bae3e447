import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../../db/transaction.ts';
import type { ListedStay } from '../register-stays.ts';
import { findRounds } from '../rounds.records.ts';

/** Whether an arrival of a stay is to be told now that the register is kept. */
export type IsAskedFor = (stay: Pick<ListedStay, 'isAdded'>, arrival: LocalDate) => boolean;

/**
 * Bookings of the site whose guests came before the register was switched on were told in another way: nothing of them is late. The day
 * before counts, since the portal still takes it; whatever the owner adds is meant, however old.
 */
export async function readAskedFor(reader: Reader): Promise<IsAskedFor> {
  const since = (await findRounds(reader))?.since;
  const first = since === undefined ? undefined : addDays(since, -1);
  return ({ isAdded }, arrival) => isAdded || first === undefined || arrival >= first;
}
