import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type GuestStay, storedExtra } from '../../stays/stays/index.ts';
import type {} from './unannounced-extras.table.ts';

type ExtrasOfStay = Pick<GuestStay, 'linen' | 'extras'>;

const extrasColumn = jsonColumn('untold_extras.extras', z.array(storedExtra));

/** Stores a stay's extras from before a change, unless older ones are already stored. */
export async function noteUnannouncedExtras(
  trx: Trx,
  bookingId: string,
  { linen, extras }: ExtrasOfStay,
): Promise<void> {
  await trx
    .insertInto('untold_extras')
    .values({ booking_id: bookingId, linen: linen ? 1 : 0, extras: extrasColumn.write([...extras]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A stay's extras as last announced to the owner; undefined if nothing changed since. */
export async function findUnannouncedExtras(reader: Reader, bookingId: string): Promise<ExtrasOfStay | undefined> {
  const row = await reader
    .selectFrom('untold_extras')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { linen: row.linen === 1, extras: extrasColumn.read(row.extras) };
}

/** The ids of the stays with unannounced changes. */
export async function listUnannouncedExtras(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('untold_extras').select('booking_id').orderBy('booking_id').execute();
  return rows.map(({ booking_id }) => booking_id);
}

export async function deleteUnannouncedExtras(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('untold_extras').where('booking_id', '=', bookingId).execute();
}
