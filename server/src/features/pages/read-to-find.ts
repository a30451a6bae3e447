import type { ToFind } from '../../db/to-find.ts';
import type { Reader } from '../../db/transaction.ts';
import { listPagesToFind } from './pages.repository.ts';

/** Drafts too, which say so. */
export async function readPagesToFind(reader: Reader): Promise<ToFind[]> {
  const rows = await listPagesToFind(reader);
  return rows.map(({ id, title, excerpt, slug, published, created_at }) => ({
    id,
    title,
    detail: published ? excerpt : 'Bozza',
    texts: [title, excerpt, slug],
    at: created_at,
  }));
}
