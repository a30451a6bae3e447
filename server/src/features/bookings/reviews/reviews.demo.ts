import { italian } from '@approdo/shared/words/italian';
import type { Reader } from '../../../db/transaction.ts';
import { deleteReview, findReview, listReviews, type StoredReview } from './reviews.repository.ts';

/** The reviews that a demo or a move brought, and how they are removed. */
export const demoReviews = {
  kind: 'review',
  list: async (reader: Reader) => (await listReviews(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const review = await findReview(reader, id);
    return review && thingOf(review);
  },
  remove: deleteReview,
} as const;

function thingOf({ id, author, comment }: StoredReview) {
  return { id, title: author.name ?? italian.formerGuest, words: [comment] };
}
