import type { Review } from '@approdo/shared/contract/bookings/reviews';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Insertable } from 'kysely';
import { type FirstItems, firstItemsOf } from '../../../db/first-items.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { ReviewsTable } from './reviews.table.ts';

export type StoredReview = Omit<Review, 'version' | 'language' | 'author' | 'isOld'> &
  Pick<ReviewsTable, 'language'> & {
    /** Without a name if the author's account was deleted. */
    readonly author: { readonly name: string | null; readonly avatar: string | null };
  };

/** All reviews, newest first. */
export async function listReviews(reader: Reader): Promise<StoredReview[]> {
  const rows = await selectReviews(reader).orderBy('reviews.created_at', 'desc').orderBy('reviews.id').execute();
  return rows.map(reviewOf);
}

/** The reviews that visitors read, newest first, up to `limit`; collected ones from the day `since` on. */
export async function listPublicReviews(reader: Reader, since: LocalDate, limit?: number): Promise<StoredReview[]> {
  const rows = await selectReviews(reader)
    .where('reviews.status', '=', 'APPROVED')
    .where(({ eb, or }) => or([eb('reviews.collected_on', 'is', null), eb('reviews.created_at', '>=', since)]))
    .$if(limit !== undefined, (all) => all.limit(limit ?? 0))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .execute();
  return rows.map(reviewOf);
}

/** Reviews that the owner may approve, collected ones from the day `since` on, oldest first, and their total. */
export async function listPendingReviews(
  reader: Reader,
  since: LocalDate,
  limit: number,
): Promise<FirstItems<Pick<StoredReview, 'id' | 'comment' | 'createdAt'>>> {
  const rows = await reader
    .selectFrom('reviews')
    .select(['id', 'comment', 'created_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('status', '=', 'PENDING')
    .where(({ eb, or }) => or([eb('collected_on', 'is', null), eb('created_at', '>=', since)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return firstItemsOf(rows, ({ id, comment, created_at }) => ({ id, comment, createdAt: created_at }));
}

/**
 * The number of approved reviews that were written here and their mean rating (0 if there are none), and the number of
 * collected ones from the day `since` on.
 */
export async function ratePublicReviews(reader: Reader, since: LocalDate) {
  const { total, mean, collected } = await reader
    .selectFrom('reviews')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('collected_on', 'is', null).as('total'),
      fn.avg<number | null>('rating').filterWhere('collected_on', 'is', null).as('mean'),
      fn
        .countAll<number>()
        .filterWhere('collected_on', 'is not', null)
        .filterWhere('created_at', '>=', since)
        .as('collected'),
    ])
    .where('status', '=', 'APPROVED')
    .executeTakeFirstOrThrow();
  return { total, mean: mean ?? 0, collected };
}

/** The reviews collected on any portal; if an instant is given, those whose `created_at` it is. */
export async function listCollected(reader: Reader, createdAt?: string) {
  return await reader
    .selectFrom('reviews')
    .select(['id', 'comment', 'guest_name as author', 'collected_on as portal', 'created_at as createdAt'])
    .where('collected_on', 'is not', null)
    .$if(createdAt !== undefined, (all) => all.where('created_at', '=', createdAt ?? ''))
    .execute();
}

/** The oldest confirmed stay of an account, booked here, that ended by that day and has no review. */
export async function findStayToReview(
  reader: Reader,
  userId: string,
  endedBy: LocalDate,
): Promise<{ id: string } | undefined> {
  return await reader
    .selectFrom('bookings')
    .leftJoin('reviews', 'reviews.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'CONFIRMED')
    .where('bookings.end_date', '<=', endedBy)
    .where('bookings.moved_from', 'is', null)
    .where('reviews.id', 'is', null)
    .orderBy('bookings.start_date')
    .orderBy('bookings.created_at')
    .orderBy('bookings.id')
    .limit(1)
    .executeTakeFirst();
}

export async function findReviewOfStay(reader: Reader, bookingId: string): Promise<{ id: string } | undefined> {
  return await reader.selectFrom('reviews').select('id').where('booking_id', '=', bookingId).executeTakeFirst();
}

/** A review of a stay, or any that its account has written since. */
export async function findReviewSince(
  reader: Reader,
  { bookingId, userId, since }: { readonly bookingId: string; readonly userId: string; readonly since: string },
): Promise<{ id: string } | undefined> {
  return await reader
    .selectFrom('reviews')
    .select('id')
    .where(({ eb, and, or }) =>
      or([eb('booking_id', '=', bookingId), and([eb('user_id', '=', userId), eb('created_at', '>=', since)])]),
    )
    .limit(1)
    .executeTakeFirst();
}

/** One approved review of an account. */
export async function findApprovedReviewOf(reader: Reader, userId: string): Promise<{ id: string } | undefined> {
  return await reader
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'APPROVED')
    .limit(1)
    .executeTakeFirst();
}

export async function findReview(reader: Reader, id: string): Promise<StoredReview | undefined> {
  const row = await selectReviews(reader).where('reviews.id', '=', id).executeTakeFirst();
  return row && reviewOf(row);
}

/** What is left out is null. */
export async function insertReview(trx: Trx, review: Insertable<ReviewsTable>): Promise<void> {
  await trx.insertInto('reviews').values(review).execute();
}

export async function setReviewStatus(trx: Trx, id: string, status: Review['status']): Promise<void> {
  await trx.updateTable('reviews').set({ status }).where('id', '=', id).execute();
}

/** Replaces the answer to a review; undefined deletes it. */
export async function setReviewAnswer(trx: Trx, id: string, answer: Review['answer']): Promise<void> {
  const columns = { answer: answer?.text ?? null, answered_at: answer?.createdAt ?? null };
  await trx.updateTable('reviews').set(columns).where('id', '=', id).execute();
}

/** Returns false if there was none. */
export async function deleteReview(trx: Trx, id: string): Promise<boolean> {
  const gone = await trx.deleteFrom('reviews').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

function selectReviews(reader: Reader) {
  return (
    reader
      .selectFrom('reviews')
      .leftJoin('users', 'users.id', 'reviews.user_id')
      // A stay cancelled after its review was written verifies nothing.
      .leftJoin('bookings as stays', (join) =>
        join.onRef('stays.id', '=', 'reviews.booking_id').on('stays.status', '=', 'CONFIRMED'),
      )
      .selectAll('reviews')
      .select(['users.name as author_name', 'users.avatar as author_avatar', 'stays.id as stay_id'])
  );
}

type ReviewRow = ReviewsTable & {
  readonly author_name: string | null;
  readonly author_avatar: string | null;
  readonly stay_id: string | null;
};

function reviewOf(row: ReviewRow): StoredReview {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at,
    author: { name: row.author_name ?? row.guest_name, avatar: row.author_avatar },
    ...(row.stay_id !== null && { verifiedStay: true }),
    ...(row.collected_on !== null && { collectedOn: row.collected_on }),
    ...(row.url !== null && { url: row.url }),
    ...(row.answer !== null &&
      row.answered_at !== null && { answer: { text: row.answer, createdAt: row.answered_at } }),
    status: row.status,
    language: row.language,
  };
}

/** The reviews' texts for the search. */
export async function listSearchableReviews(reader: Reader) {
  return await selectSearchableReviews(reader, {});
}

const selectSearchableReviews = rememberQuery((reader) =>
  reader
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select(['reviews.id', 'users.name', 'reviews.guest_name', 'reviews.comment', 'reviews.created_at']),
);

/** The reviews by an account, oldest first. */
export async function listReviewsOf(reader: Reader, userId: string) {
  return await reader
    .selectFrom('reviews')
    .select(['id', 'booking_id as bookingId', 'rating', 'comment', 'status', 'language', 'created_at as createdAt'])
    .select(['answer', 'answered_at as answeredAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
