import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listTasksToFind } from './tasks.repository.ts';

export async function readTasksToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listTasksToFind(reader);
  return rows.map(({ id, name, description, due_date }) => ({
    id,
    title: name,
    detail: description,
    texts: [name, description],
    at: due_date,
  }));
}
