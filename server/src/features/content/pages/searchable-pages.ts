import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { documentToFind } from '../../base/rich-content/index.ts';
import { listSearchablePages } from './pages.repository.ts';

/** Pages for the search of the back office; drafts are included and marked. */
export async function readSearchablePages(reader: Reader): Promise<SearchEntry[]> {
  return (await listSearchablePages(reader)).map(documentToFind);
}
