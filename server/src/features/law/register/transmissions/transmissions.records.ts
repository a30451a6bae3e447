import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { makeId } from '../../../../adapters/random.ts';
import { inPortions } from '../../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import {
  type StoredTransmission,
  type TransmittedArrival,
  transmissionRecord,
  transmittedRecord,
} from '../register.table.ts';

export async function insertTransmission(
  trx: Trx,
  transmission: StoredTransmission,
  arrivals: readonly TransmittedArrival[],
): Promise<void> {
  await trx.insertInto('register_transmissions').values(transmissionRecord.rowOf(transmission)).execute();
  await inPortions(arrivals, async (portion) => {
    await trx
      .insertInto('register_transmitted')
      .values(portion.map((arrival) => ({ ...transmittedRecord.rowOf(arrival), id: makeId() })))
      .execute();
    return [];
  });
}

export async function findTransmission(reader: Reader, id: string): Promise<StoredTransmission | undefined> {
  const row = await reader.selectFrom('register_transmissions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && transmissionRecord.recordOf(row);
}

/** The transmission recorded with that key. */
export async function findTransmissionByKey(
  reader: Reader,
  requestKey: string,
): Promise<StoredTransmission | undefined> {
  const row = await reader
    .selectFrom('register_transmissions')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row && transmissionRecord.recordOf(row);
}

type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The transmissions of these days, newest first. */
export async function listTransmissions(reader: Reader, { from, to }: Days): Promise<StoredTransmission[]> {
  const rows = await reader
    .selectFrom('register_transmissions')
    .selectAll()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => transmissionRecord.recordOf(row));
}

export async function putState(trx: Trx, id: string, state: string): Promise<void> {
  await trx.updateTable('register_transmissions').set({ state }).where('id', '=', id).execute();
}

/** The stays of the guests in a transmission. */
export async function listStaysOf(reader: Reader, transmissionId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('register_transmitted')
    .select('stay_id')
    .distinct()
    .where('transmission_id', '=', transmissionId)
    .orderBy('stay_id')
    .execute();
  return rows.map(({ stay_id }) => stay_id);
}

/** Whether names of guests in a transmission were deleted since an instant. */
export async function hasLostNames(reader: Reader, transmissionId: string, since: string): Promise<boolean> {
  const row = await reader
    .selectFrom('register_transmitted')
    .innerJoin('register_guests', 'register_guests.id', 'guest_id')
    .select('guest_id')
    .where('transmission_id', '=', transmissionId)
    .where('names_deleted_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
