import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listAccountsToFind } from './people.repository.ts';

export async function readAccountsToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listAccountsToFind(reader);
  return rows.map(({ id, name, email, created_at }) => ({
    id,
    title: name,
    detail: email,
    texts: [name, email],
    at: created_at,
  }));
}
