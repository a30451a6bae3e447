import { italian } from '@approdo/shared/words/italian';
import type { Reader } from '../../../db/transaction.ts';
import { deleteReview, listReviews } from './reviews.repository.ts';

/** How demo reviews are listed and removed. */
export const demoReviews = {
  kind: 'review',
  list: async (reader: Reader) =>
    (await listReviews(reader)).map(({ id, author, comment }) => ({
      id,
      title: author.name ?? italian.formerGuest,
      words: [comment],
    })),
  remove: deleteReview,
} as const;
