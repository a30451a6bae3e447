import type { DataPart } from '../../stays/stays/index.ts';
import { listReviewsOf } from './reviews.repository.ts';

/** Reviews by an account. Erasing the account leaves them without an author. */
export const reviewsData: DataPart = {
  name: 'reviews',
  list: async (reader, { account }) => (account ? await listReviewsOf(reader, account.id) : []),
  erase: async (trx, { account }) => (account ? (await listReviewsOf(trx, account.id)).length : 0),
};
