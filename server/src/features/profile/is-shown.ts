import type { Reader } from '../../db/transaction.ts';
import { hasPublishedPost } from '../blog/index.ts';
import { hasApprovedReview } from '../reviews/index.ts';

/** Whether the name and avatar of an account stand on a public page. */
export async function isShown(reader: Reader, userId: string): Promise<boolean> {
  return (await hasPublishedPost(reader, userId)) || (await hasApprovedReview(reader, userId));
}
