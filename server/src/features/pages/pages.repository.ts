import type { MediaUse } from '@approdo/shared/contract/media';
import type { PageSummary } from '@approdo/shared/contract/pages';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { PagesTable } from './pages.table.ts';

export type StoredPage = Omit<PageSummary, 'version'>;

/** Every page, newest first. */
export async function listPages(reader: Reader): Promise<StoredPage[]> {
  const rows = await reader
    .selectFrom('pages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(pageOf);
}

/** Throws 404 where there is none. */
export async function getPage(reader: Reader, id: string): Promise<StoredPage> {
  return found(await reader.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst());
}

/** Throws 404 where there is none. */
export async function getPageBySlug(reader: Reader, slug: string): Promise<StoredPage> {
  return found(await reader.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst());
}

/** Writes a page, new or anew. Fails with a unique violation where the slug is another's. */
export async function putPage(trx: Trx, page: StoredPage): Promise<void> {
  const row: PagesTable = {
    id: page.id,
    slug: page.slug,
    title: page.title,
    excerpt: page.excerpt,
    published: page.published ? 1 : 0,
    published_at: page.publishedAt,
    seo_title: page.seoTitle,
    seo_description: page.seoDescription,
    seo_keywords: page.seoKeywords,
    created_at: page.createdAt,
    content: page.content,
  };
  await trx
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deletePage(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('pages').where('id', '=', id).execute();
}

export async function listPagesWith(reader: Reader, file: string): Promise<MediaUse[]> {
  const rows = await reader
    .selectFrom('pages')
    .select(['id', 'title'])
    .where(sql<boolean>`instr(content, ${`"/uploads/${file}`}) > 0`)
    .execute();
  return rows.map(({ id, title }) => ({ type: 'page', id, title }));
}

function found(row: PagesTable | undefined): StoredPage {
  if (!row) throw notFound('Pagina non trovata');
  return pageOf(row);
}

function pageOf(row: PagesTable): StoredPage {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    published: row.published === 1,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    seoKeywords: row.seo_keywords,
    publishedAt: row.published_at,
    createdAt: row.created_at,
  };
}
