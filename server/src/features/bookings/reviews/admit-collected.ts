import type { NewCollectedReview } from '@approdo/shared/contract/bookings/reviews';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { starsOf } from '@approdo/shared/domain/bookings/collected-review';
import { say } from '@approdo/shared/words/say';
import { makeId } from '../../../adapters/random.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { FieldTexts } from '../../../http/problems.ts';
import { insertReview, listCollected } from './reviews.repository.ts';

/** What became of a review that was copied from a portal; `id` is that of the stored one. */
type Admission =
  | { readonly state: 'NEW' | 'ALREADY'; readonly id: string }
  | { readonly state: 'FAULT'; readonly faults: FieldTexts };

/**
 * Stores a review copied from a portal, which waits for approval as any other. It is there already if portal, author,
 * day and words are the same, whatever the rating and address. `today` is Rome's.
 */
export async function admitCollected(trx: Trx, review: NewCollectedReview, today: LocalDate): Promise<Admission> {
  const { portal, author, rating, outOf, comment, date, url, language } = review;
  if (date > today) return { state: 'FAULT', faults: { date: say('reviewInFuture') } };
  const createdAt = `${date}T12:00:00.000Z`;
  const key = keyOfCollected(review);
  const same = (await listCollected(trx, createdAt)).find((stored) => keyOfStored(stored) === key);
  if (same) return { state: 'ALREADY', id: same.id };
  const id = makeId();
  await insertReview(trx, {
    id,
    guest_name: author,
    rating: starsOf(rating, outOf),
    comment,
    status: 'PENDING',
    language: language ?? null,
    created_at: createdAt,
    collected_on: portal,
    url: url ?? null,
  });
  return { state: 'NEW', id };
}

type Told = Pick<NewCollectedReview, 'portal' | 'author' | 'comment' | 'date'>;

/** By which reviews copied from portals are the same. */
export function keyOfCollected({ portal, author, comment, date }: Told): string {
  return JSON.stringify([portal.toLowerCase(), author.toLowerCase(), comment, date]);
}

/** The keys of all reviews that were copied from portals. */
export async function readCollectedKeys(reader: Reader): Promise<ReadonlySet<string>> {
  return new Set((await listCollected(reader)).map(keyOfStored));
}

type Stored = Awaited<ReturnType<typeof listCollected>>[number];

function keyOfStored({ portal, author, comment, createdAt }: Stored): string {
  return keyOfCollected({ portal: portal ?? '', author: author ?? '', comment, date: createdAt.slice(0, 10) });
}
