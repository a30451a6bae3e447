import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type SealedGuest, sealedGuestRecord } from './register.table.ts';

type WithData = { readonly stayId: string; readonly guests: number };

/** Stays after a given id with personal data, in order of id, each with its number of such guests. */
export async function listStaysWithData(reader: Reader, after: string, most: number): Promise<WithData[]> {
  const rows = await reader
    .selectFrom('register_guests')
    .select(({ fn }) => ['stay_id', fn.countAll<number>().as('guests')])
    .where('stay_id', '>', after)
    .where(({ or, eb }) => or([eb('identity', 'is not', null), eb('rest', 'is not', null)]))
    .groupBy('stay_id')
    .orderBy('stay_id')
    .limit(most)
    .execute();
  return rows.map(({ stay_id, guests }) => ({ stayId: stay_id, guests: Number(guests) }));
}

/** The dates of a stay, whatever its status. */
export type StayDates = {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly numberOfGuests: number;
  /** Whether the stay does not take place. */
  readonly isCancelled: boolean;
};

/** The dates of those stays that are known, by id. */
export async function listStayDates(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, StayDates>> {
  const bookings = await inPortions(ids, (portion) =>
    reader
      .selectFrom('bookings')
      .select(['id', 'status', 'start_date', 'end_date', 'number_of_guests'])
      .where('id', 'in', portion)
      .execute(),
  );
  const added = await inPortions(ids, (portion) =>
    reader
      .selectFrom('register_stays')
      .select(['id', 'start_date', 'end_date', 'number_of_guests'])
      .where('id', 'in', portion)
      .execute(),
  );
  return new Map(
    [...added.map((stay) => ({ ...stay, status: undefined })), ...bookings].map((stay) => [
      stay.id,
      {
        arrival: stay.start_date,
        departure: stay.end_date,
        numberOfGuests: stay.number_of_guests ?? 1,
        isCancelled: stay.status === 'REJECTED',
      },
    ]),
  );
}

/** Deletes names and documents of guests. */
export async function deleteNames(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await inPortions(ids, async (portion) => {
    await trx
      .updateTable('register_guests')
      .set({ identity: null, names_deleted_at: now.toISOString() })
      .where('id', 'in', portion)
      .execute();
    return [];
  });
}

/** What is retained for statistics and the tourist tax once the rest of a guest's data is deleted. */
export type RetainedRest = Pick<SealedGuest, 'id' | 'keptOrigin' | 'keptAge' | 'keptNights'>;

/** Guests with equal retained data are updated together. */
export async function deleteRests(trx: Trx, retained: readonly RetainedRest[], now: Date): Promise<void> {
  const alike = Map.groupBy(retained, (each) => JSON.stringify(retainedOf(each)));
  for (const [first, ...others] of alike.values()) {
    if (!first) continue;
    await trx
      .updateTable('register_guests')
      .set({
        rest: null,
        rest_deleted_at: now.toISOString(),
        ...sealedGuestRecord.rowOf(retainedOf(first)),
      })
      .where(
        'id',
        'in',
        [first, ...others].map(({ id }) => id),
      )
      .execute();
  }
}

function retainedOf({ keptOrigin, keptAge, keptNights }: RetainedRest): Omit<RetainedRest, 'id'> {
  return { keptOrigin, keptAge, keptNights };
}

/** Transmissions up to an instant whose receipts are as old; at most so many. */
export async function listOldTransmissions(reader: Reader, until: string, most: number): Promise<string[]> {
  const old = await reader
    .selectFrom('register_transmissions')
    .leftJoin('register_receipts', 'transmission_id', 'id')
    .select('id')
    .where('at', '<=', until)
    .where(({ or, eb }) => or([eb('added_at', 'is', null), eb('added_at', '<=', until)]))
    .limit(most)
    .execute();
  return old.map(({ id }) => id);
}

/** Deletes transmissions with their arrivals and receipts. */
export async function deleteTransmissions(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('register_transmitted').where('transmission_id', 'in', ids).execute();
  await trx.deleteFrom('register_receipts').where('transmission_id', 'in', ids).execute();
  await trx.deleteFrom('register_told_days').where('transmission_id', 'in', ids).execute();
  await trx.deleteFrom('register_transmissions').where('id', 'in', ids).execute();
}

export async function hasTransmissions(reader: Reader): Promise<boolean> {
  return (await reader.selectFrom('register_transmissions').select('id').limit(1).executeTakeFirst()) !== undefined;
}
