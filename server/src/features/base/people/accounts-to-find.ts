import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listAccountsToFind } from './people.repository.ts';

export async function readAccountsToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listAccountsToFind(reader);
  return rows.map(({ id, name, email, created_at }) => ({
    id,
    title: name,
    detail: email,
    texts: [name, email],
    at: created_at,
  }));
}
