import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listSearchableMedia } from './media.repository.ts';

export async function readSearchableMedia(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listSearchableMedia(reader);
  return rows.map(({ id, name, caption, alt, created_at }) => ({
    id,
    title: name,
    detail: caption || alt,
    texts: [name, caption, alt],
    at: created_at,
  }));
}
