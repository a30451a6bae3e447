import { containsText } from '../../../db/contains-text.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { pageRecord, type StoredPage } from './pages.table.ts';

const rows = describeRows<StoredPage>(pageRecord);

export const { find: findPage, remove: deletePage } = rows;

/** Every page, newest first. */
export function listPages(reader: Reader): Promise<StoredPage[]> {
  return rows.list(reader, ['created_at', 'desc'], ['id', 'desc']);
}

export async function findPageBySlug(reader: Reader, slug: string): Promise<StoredPage | undefined> {
  const row = await reader.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && pageRecord.recordOf(row);
}

/** Inserts or updates a page. Fails with a unique violation if another page has the slug. */
export async function putPage(trx: Trx, page: StoredPage): Promise<void> {
  const row = pageRecord.rowOf(page);
  await trx
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The titles of pages that show a library file, and of the others given. */
export async function listTitlesWith(
  reader: Reader,
  file: string,
  others: readonly string[],
): Promise<{ id: string; title: string }[]> {
  return await reader
    .selectFrom('pages')
    .select(['id', 'title'])
    .where((page) => page.or([containsText('content', `"/uploads/${file}`), page('id', 'in', others)]))
    .execute();
}

/** The texts by which search finds pages. */
export async function listSearchablePages(reader: Reader) {
  return await selectSearchablePages(reader, {});
}

const selectSearchablePages = rememberQuery((reader) =>
  reader.selectFrom('pages').select(['id', 'title', 'excerpt', 'slug', 'published', 'created_at']),
);
