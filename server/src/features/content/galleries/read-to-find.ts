import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { listGalleriesToFind } from './galleries.repository.ts';

export async function readGalleriesToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listGalleriesToFind(reader);
  return rows.map(({ id, name, slug, created_at }) => ({
    id,
    title: name,
    detail: '',
    texts: [name, slug],
    at: created_at,
  }));
}
