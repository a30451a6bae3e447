import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listMessagesToFind } from './messages.repository.ts';

export async function readMessagesToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listMessagesToFind(reader);
  return rows.map(({ id, name, email, message, created_at }) => ({
    id,
    title: name,
    detail: message,
    texts: [name, email, message],
    at: created_at,
  }));
}
