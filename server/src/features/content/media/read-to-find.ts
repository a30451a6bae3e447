import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listMediaToFind } from './media.repository.ts';

export async function readMediaToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listMediaToFind(reader);
  return rows.map(({ id, name, caption, alt, created_at }) => ({
    id,
    title: name,
    detail: caption || alt,
    texts: [name, caption, alt],
    at: created_at,
  }));
}
