import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader } from '../../../db/transaction.ts';
import { documentToFind } from '../../base/rich-content/index.ts';
import { listSearchablePosts } from './blog.repository.ts';

/** Posts for the search of the back office; drafts are included and marked. */
export async function readSearchablePosts(reader: Reader): Promise<SearchEntry[]> {
  return (await listSearchablePosts(reader)).map(documentToFind);
}
