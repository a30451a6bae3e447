import type { DataPart } from '../../stays/stays/index.ts';
import { listReviewsOf } from './reviews.repository.ts';

/** What an account said of the property: it stays without its author, who goes with the account. */
export const reviewsData: DataPart = {
  name: 'reviews',
  list: async (reader, { account }) => (account ? await listReviewsOf(reader, account.id) : []),
  erase: async (trx, { account }) => (account ? (await listReviewsOf(trx, account.id)).length : 0),
};
