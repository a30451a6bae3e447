import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listSearchableReviews } from './reviews.repository.ts';

export async function readSearchableReviews(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableReviews(reader);
  return rows.map(({ id, name, guest_name, comment, created_at }) => {
    const author = name ?? guest_name ?? '';
    return { id, title: author || 'Recensione', detail: comment, texts: [author, comment], at: created_at };
  });
}
