import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { Stay } from '@approdo/shared/domain/stay';
import type { Reader } from '../../db/transaction.ts';
import { listStaysOfChannels } from './imports.repository.ts';

/** The stays of guests that other calendars tell of and that hold days here, to the day of departure; all, or those that hold one of some days. */
export async function listImportedStays(
  reader: Reader,
  days?: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<Stay[]> {
  return await listStaysOfChannels(reader, days);
}
