import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { holding } from '../../../db/holding.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type BlogTables, postRecord, type StoredPost } from './blog.table.ts';
import type { Unsigned } from './signed-post.ts';

type Summary = Unsigned<PostSummary>;

type PageOfPosts = { readonly limit: number; readonly offset: number };

/**
 * Lists published posts, newest first: the question that visitors ask most. It is compiled once for each limit, and its
 * numbers but the offset are part of it: a statement whose limit is bound is planned anew at each call, which takes
 * longer than the answer.
 */
export function preparePostList(database: Database): (page: PageOfPosts) => Promise<Summary[]> {
  const compile = (limit: number) =>
    selectSummaries(database)
      .where('published', '=', sql.lit<1>(1))
      .orderBy('published_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(limit))
      .offset(1)
      .compile();
  const queries = new Map<number, ReturnType<typeof compile>>();
  return async ({ limit, offset }) => {
    const query = queries.get(limit) ?? compile(limit);
    queries.set(limit, query);
    const { rows } = await database.executeQuery<SummaryRow>({ ...query, parameters: [offset] });
    return rows.map(summaryOf);
  };
}

export async function countPublishedPosts(reader: Reader): Promise<number> {
  const { total } = await reader
    .selectFrom('posts')
    .select((posts) => posts.fn.countAll<number>().as('total'))
    .where('published', '=', 1)
    .executeTakeFirstOrThrow();
  return total;
}

/** The published posts, in no order. */
export async function listPublishedIds(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('posts').select('id').where('published', '=', 1).execute();
  return rows.map(({ id }) => id);
}

/** These posts, in no order. */
export async function listSummariesOf(reader: Reader, ids: readonly string[]): Promise<Summary[]> {
  const rows = await inPortions(ids, (portion) => selectSummaries(reader).where('posts.id', 'in', portion).execute());
  return rows.map(summaryOf);
}

/** Every post, by its publication; a draft that never was published by the day it was begun. */
export async function listPostSummaries(reader: Reader): Promise<Summary[]> {
  return (await newestFirst(selectSummaries(reader)).execute()).map(summaryOf);
}

/** The same with all that is written in them. */
export async function listPosts(reader: Reader): Promise<PostWithContent[]> {
  return (await newestFirst(selectSummaries(reader).select('content')).execute()).map(withContent);
}

export type PostWithContent = Summary & { readonly content: string };

/** The one with that id or slug, each of which is one post's. */
export async function findShownPost(
  reader: Reader,
  column: 'posts.id' | 'slug',
  value: string,
): Promise<PostWithContent | undefined> {
  const row = await selectSummaries(reader).select('content').where(column, '=', value).executeTakeFirst();
  return row && withContent(row);
}

export async function findPost(reader: Reader, id: string): Promise<StoredPost | undefined> {
  const row = await reader.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && postRecord.recordOf(row);
}

/** Writes a post, new or anew. Fails with a unique violation where the slug is another's. */
export async function putPost(trx: Trx, post: StoredPost): Promise<void> {
  const row = postRecord.rowOf(post);
  await trx
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** One of the posts by an account that are published. */
export async function findPublishedPostOf(reader: Reader, authorId: string): Promise<{ id: string } | undefined> {
  return await reader
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('published', '=', 1)
    .limit(1)
    .executeTakeFirst();
}

/** Gives the posts that nobody wrote to the first administrator. */
export async function signPosts(trx: Trx): Promise<void> {
  await trx
    .updateTable('posts')
    .set((post) => ({
      author_id: post.selectFrom('users').select('id').where('role', '=', 'ADMIN').orderBy('created_at').limit(1),
    }))
    .where('author_id', 'is', null)
    .execute();
}

export async function deletePost(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('posts').where('id', '=', id).execute();
}

/** The slugs that are taken among this one and those that begin like it. */
export async function listSlugsLike(reader: Reader, slug: string): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('posts')
    .select('slug')
    .where((post) => post.or([post('slug', '=', slug), post('slug', 'like', `${slug.slice(0, 190)}%`)]))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** Those that show a file of the library, and the others. */
export async function listTitlesWith(
  reader: Reader,
  file: string,
  others: readonly string[],
): Promise<{ id: string; title: string }[]> {
  return await reader
    .selectFrom('posts')
    .select(['id', 'title'])
    .where((post) =>
      post.or([post('cover_image', '=', file), holding('content', `"/uploads/${file}`), post('id', 'in', others)]),
    )
    .execute();
}

type SummaryRow = Omit<BlogTables['posts'], 'author_id' | 'content'> & { author: string | null; avatar: string | null };

function newestFirst<Query extends { orderBy(column: RawBuilder<unknown>, order: 'desc'): Query }>(
  query: Query,
): Query {
  return query.orderBy(sql`coalesce(published_at, posts.created_at)`, 'desc').orderBy(sql.ref('posts.id'), 'desc');
}

function selectSummaries(reader: Reader) {
  return reader
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.author_id')
    .select([
      'posts.id',
      'slug',
      'title',
      'excerpt',
      'cover_image',
      'published',
      'read_time',
      'published_at',
      'posts.created_at',
      'users.name as author',
      'users.avatar',
    ]);
}

function withContent(row: SummaryRow & { content: string }): PostWithContent {
  return { ...summaryOf(row), content: row.content };
}

function summaryOf(row: SummaryRow): Summary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    coverImage: row.cover_image,
    published: row.published === 1,
    readTime: row.read_time,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    author: { name: row.author, avatar: row.avatar },
  };
}

/** What posts are found by. */
export async function listPostsToFind(reader: Reader) {
  return await selectPostsToFind(reader, {});
}

const selectPostsToFind = rememberQuery((reader) =>
  reader.selectFrom('posts').select(['id', 'title', 'excerpt', 'slug', 'published', 'created_at']),
);
