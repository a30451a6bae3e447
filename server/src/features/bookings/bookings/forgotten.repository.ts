import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { changeSearchRevision } from '../../stays/stays/index.ts';
import type { RequestsTables } from './requests.table.ts';

type Ended = {
  /** For an unanswered request: its last day at most. */
  readonly on: LocalDate;
  /** For a rejected or expired request: the instant before which that happened. */
  readonly before: string;
  readonly limit: number;
};

/**
 * Some requests that ended that long ago without becoming a stay. A stay cancelled after confirmation counts as a stay.
 * Requests with payments, open card orders or documents are retained.
 */
export async function listForgettable(reader: Reader, { on, before, limit }: Ended) {
  const rows = await reader
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'bookings.created_at', 'bookings.found_by', 'bookings.guest_email', 'users.email'])
    .where(({ and, or, eb }) =>
      or([
        and([eb('status', '=', 'PENDING'), eb('end_date', '<=', on)]),
        and([
          eb('status', '=', 'REJECTED'),
          or([eb('outcome', 'is', null), eb('outcome', '=', 'EXPIRED')]),
          eb('changed_at', '<', before),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entries').select('entries.id').whereRef('entries.booking_id', '=', 'bookings.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('documents').select('documents.id').whereRef('documents.booking_id', '=', 'bookings.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('card_orders')
            .select('card_orders.id')
            .whereRef('card_orders.booking_id', '=', 'bookings.id')
            .where('card_orders.status', '<>', 'CLOSED'),
        ),
      ),
    )
    .orderBy('bookings.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    foundBy: row.found_by,
    addresses: [row.guest_email, row.email].filter((address) => address !== null),
  }));
}

/** Deletes bookings and, by cascade, all that belongs to them. */
export async function deleteBookings(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('bookings').where('id', 'in', ids).execute();
  await changeSearchRevision(trx);
}

type Tally = { readonly day: LocalDate; readonly foundBy: FoundBy | null; readonly count: number };

/** Adds to the count of deleted requests of a day. */
export async function addToTally(trx: Trx, { day, foundBy, count }: Tally): Promise<void> {
  const row: RequestsTables['forgotten_requests'] = { day, found_by: foundBy ?? '', count };
  await trx
    .insertInto('forgotten_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'found_by'])
        .doUpdateSet((query) => ({ count: query('forgotten_requests.count', '+', query.ref('excluded.count')) })),
    )
    .execute();
}

/** How many requests of these days (inclusive) were deleted, by how the guest found the property. */
export async function readTally(
  reader: Reader,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ReadonlyMap<FoundBy | null, number>> {
  const rows = await reader
    .selectFrom('forgotten_requests')
    .select(['found_by', ({ fn }) => fn.sum<number>('count').as('total')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('found_by')
    .execute();
  return new Map(rows.map(({ found_by, total }) => [found_by === '' ? null : found_by, Number(total)]));
}

export async function deleteTallyBefore(trx: Trx, day: LocalDate): Promise<void> {
  await trx.deleteFrom('forgotten_requests').where('day', '<', day).execute();
}
