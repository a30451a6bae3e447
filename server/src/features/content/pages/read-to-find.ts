import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { documentToFind } from '../../base/rich-content/index.ts';
import { listPagesToFind } from './pages.repository.ts';

/** Pages for the search of the back office; drafts are included and marked. */
export async function readPagesToFind(reader: Reader): Promise<ToFind[]> {
  return (await listPagesToFind(reader)).map(documentToFind);
}
