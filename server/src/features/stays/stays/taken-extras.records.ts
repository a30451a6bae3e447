import { type ChosenExtra, EXTRA_PERS } from '@approdo/shared/domain/prices/extra';
import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type {} from './taken-extras.table.ts';

/** Above this many stays, the extras of all stays are read at once. */
const MOST_NAMED = 200;

const otherNames = z.object({ en: z.string().optional(), de: z.string().optional(), fr: z.string().optional() });

/** An extra as it is stored in a JSON column. */
export const storedExtra = z.object({
  id: z.string(),
  name: z.string(),
  names: otherNames.optional(),
  price: z.number().int(),
  per: z.enum(EXTRA_PERS),
  quantity: z.number().int(),
});

const namesColumn = jsonColumn('booking_extras.names', otherNames);

type TakenByStay = ReadonlyMap<string, readonly ChosenExtra[]>;

/** The extras of these stays by booking id, in the owner's order; stays without extras are left out. */
export async function readTakenExtras(reader: Reader, bookingIds: readonly string[]): Promise<TakenByStay> {
  const [only] = bookingIds;
  if (only === undefined) return new Map();
  const rows =
    bookingIds.length === 1 ? await listOfOne(reader, { id: only }) : await listOfSeveral(reader, bookingIds);
  const byStay = Map.groupBy(rows, (row) => row.booking_id);
  return new Map(
    [...byStay].map(([id, some]) => [
      id,
      some.map(({ extra_id, name, names, price, per, quantity }) => ({
        id: extra_id,
        name,
        ...withNames(names),
        price,
        per,
        quantity,
      })),
    ]),
  );
}

/** Replaces the extras of a stay. */
export async function putTakenExtras(trx: Trx, bookingId: string, extras: readonly ChosenExtra[]): Promise<void> {
  await trx.deleteFrom('booking_extras').where('booking_id', '=', bookingId).execute();
  await insertTakenExtras(trx, bookingId, extras);
}

/** Inserts the extras of a new stay. */
export async function insertTakenExtras(trx: Trx, bookingId: string, extras: readonly ChosenExtra[]): Promise<void> {
  if (extras.length === 0) return;
  const rows = extras.map(({ id, name, names = {}, price, per, quantity }, at) => ({
    booking_id: bookingId,
    position: at + 1,
    extra_id: id,
    name,
    names: namesColumn.write(names),
    price,
    per,
    quantity,
  }));
  await trx.insertInto('booking_extras').values(rows).execute();
}

const listOfOne = rememberQuery(
  (reader, { id }) => selectTaken(reader).where('booking_id', '=', id).orderBy('position'),
  'id',
);

function listOfSeveral(reader: Reader, ids: readonly string[]) {
  const all = selectTaken(reader).orderBy('booking_id').orderBy('position');
  return (ids.length > MOST_NAMED ? all : all.where('booking_id', 'in', ids)).execute();
}

function selectTaken(reader: Reader) {
  return reader
    .selectFrom('booking_extras')
    .select(['booking_id', 'extra_id', 'name', 'names', 'price', 'per', 'quantity']);
}

/** Most extras have no translated names, and then `names` is left out. */
function withNames(stored: string): Pick<ChosenExtra, 'names'> {
  const names = namesColumn.read(stored);
  return Object.keys(names).length > 0 ? { names } : {};
}
