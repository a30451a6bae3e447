import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listReviewsToFind } from './reviews.repository.ts';

export async function readReviewsToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listReviewsToFind(reader);
  return rows.map(({ id, name, guest_name, comment, created_at }) => {
    const author = name ?? guest_name ?? '';
    return { id, title: author || 'Recensione', detail: comment, texts: [author, comment], at: created_at };
  });
}
