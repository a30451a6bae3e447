import type { Reader } from '../../../db/transaction.ts';
import { listPendingReviews } from './reviews.repository.ts';

/** The reviews awaiting the owner's approval, oldest first. */
export function readPendingReviews(reader: Reader, limit: number) {
  return listPendingReviews(reader, limit);
}
