import type { Stay } from '@approdo/shared/domain/stay';
import type { Reader } from '../../db/transaction.ts';

/** The stays of guests that other calendars tell of, to the day of departure. No calendar is read so far: there are none. */
export async function listImportedStays(_reader: Reader): Promise<Stay[]> {
  return [];
}
