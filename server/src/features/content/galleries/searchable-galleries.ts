import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listSearchableGalleries } from './galleries.repository.ts';

export async function readSearchableGalleries(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableGalleries(reader);
  return rows.map(({ id, name, slug, created_at }) => ({
    id,
    title: name,
    detail: '',
    texts: [name, slug],
    at: created_at,
  }));
}
