import type { Stay } from '@approdo/shared/domain/stay/stay';
import type { Reader } from '../../db/transaction.ts';
import { listStaysOfChannels } from './imports.repository.ts';

/** The stays of guests that other calendars tell of and that hold days here, to the day of departure. */
export async function listImportedStays(reader: Reader): Promise<Stay[]> {
  return await listStaysOfChannels(reader);
}
