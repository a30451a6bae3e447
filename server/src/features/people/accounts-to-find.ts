import type { ToFind } from '../../db/to-find.ts';
import type { Reader } from '../../db/transaction.ts';
import { listUsers } from './people.repository.ts';

export async function readAccountsToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listUsers(reader);
  return rows.map(({ id, name, email, created_at }) => ({
    id,
    title: name,
    detail: email,
    texts: [name, email],
    at: created_at,
  }));
}
