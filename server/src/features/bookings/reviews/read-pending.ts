import type { Reader } from '../../../db/transaction.ts';
import { listPendingReviews } from './reviews.repository.ts';

/** The reviews that wait for the owner's word, the oldest first. */
export function readPendingReviews(reader: Reader, most: number) {
  return listPendingReviews(reader, most);
}
