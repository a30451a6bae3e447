import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listTasksToFind } from './tasks.repository.ts';

export async function readTasksToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listTasksToFind(reader);
  return rows.map(({ id, name, description, due_date }) => ({
    id,
    title: name,
    detail: description,
    texts: [name, description],
    at: due_date,
  }));
}
