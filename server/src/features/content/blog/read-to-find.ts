import type { ToFind } from '../../../db/to-find.ts';
import type { Reader } from '../../../db/transaction.ts';
import { documentToFind } from '../../base/rich-content/index.ts';
import { listPostsToFind } from './blog.repository.ts';

/** Posts for the search of the back office; drafts are included and marked. */
export async function readPostsToFind(reader: Reader): Promise<ToFind[]> {
  return (await listPostsToFind(reader)).map(documentToFind);
}
