import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type GuestStay, keptExtra } from '../../stays/stays/index.ts';
import type {} from './untold-extras.table.ts';

type Taken = Pick<GuestStay, 'linen' | 'extras'>;

const extrasColumn = jsonColumn('untold_extras.extras', z.array(keptExtra));

/** Stores a stay's extras from before a change, unless older ones are already stored. */
export async function noteUntoldExtras(trx: Trx, bookingId: string, { linen, extras }: Taken): Promise<void> {
  await trx
    .insertInto('untold_extras')
    .values({ booking_id: bookingId, linen: linen ? 1 : 0, extras: extrasColumn.write([...extras]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A stay's extras as last announced to the owner; undefined if nothing changed since. */
export async function findUntoldExtras(reader: Reader, bookingId: string): Promise<Taken | undefined> {
  const row = await reader
    .selectFrom('untold_extras')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && { linen: row.linen === 1, extras: extrasColumn.read(row.extras) };
}

/** The ids of the stays with unannounced changes. */
export async function listUntoldExtras(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('untold_extras').select('booking_id').orderBy('booking_id').execute();
  return rows.map(({ booking_id }) => booking_id);
}

export async function deleteUntoldExtras(trx: Trx, bookingId: string): Promise<void> {
  await trx.deleteFrom('untold_extras').where('booking_id', '=', bookingId).execute();
}
