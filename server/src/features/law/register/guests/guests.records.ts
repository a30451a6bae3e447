import { eachSequentially, inPortions } from '../../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { type SealedGuest, sealedGuestRecord } from '../register.table.ts';

/** The guests of stays, by stay and in the order of entry. */
export async function listSealedGuests(reader: Reader, stayIds: readonly string[]): Promise<SealedGuest[]> {
  const rows = await inPortions(stayIds, (portion) =>
    reader
      .selectFrom('register_guests')
      .select(sealedGuestRecord.columns)
      .where('stay_id', 'in', [...portion])
      .orderBy('stay_id')
      .orderBy('position')
      .execute(),
  );
  return rows.map((row) => sealedGuestRecord.recordOf(row));
}

export async function insertGuests(trx: Trx, guests: readonly SealedGuest[]): Promise<void> {
  if (guests.length === 0) return;
  await trx
    .insertInto('register_guests')
    .values(guests.map((guest) => sealedGuestRecord.rowOf(guest)))
    .execute();
}

/** Updates only the given fields of each guest, one by one. */
export async function updateGuests(
  trx: Trx,
  guests: readonly (Partial<SealedGuest> & Pick<SealedGuest, 'id'>)[],
): Promise<void> {
  await eachSequentially(guests, async ({ id, ...change }) => {
    await trx.updateTable('register_guests').set(sealedGuestRecord.rowOf(change)).where('id', '=', id).execute();
  });
}

export async function deleteGuests(trx: Trx, ids: readonly string[]): Promise<void> {
  await inPortions(ids, (portion) =>
    trx
      .deleteFrom('register_guests')
      .where('id', 'in', [...portion])
      .execute(),
  );
}
