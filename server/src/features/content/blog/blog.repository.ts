import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../../../db/contains-text.ts';
import type { Database } from '../../../db/database.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type BlogTables, postRecord, type StoredPost } from './blog.table.ts';
import type { WithStoredAuthor } from './post-author.ts';

type Summary = WithStoredAuthor<PostSummary>;

type PageOfPosts = { readonly limit: number; readonly offset: number };

/**
 * Lists published posts, newest first: the query that visitors run most. It is compiled once for each limit, and all
 * its numbers but the offset are literals: a statement whose limit is bound is planned anew at each call, which takes
 * longer than the query itself.
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

/** The ids of all published posts, unordered. */
export async function listPublishedIds(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('posts').select('id').where('published', '=', 1).execute();
  return rows.map(({ id }) => id);
}

/** Summaries of these posts, unordered. */
export async function listSummariesOf(reader: Reader, ids: readonly string[]): Promise<Summary[]> {
  const rows = await inPortions(ids, (portion) => selectSummaries(reader).where('posts.id', 'in', portion).execute());
  return rows.map(summaryOf);
}

/** Every post, newest publication first; a draft that was never published sorts by its creation. */
export async function listPostSummaries(reader: Reader): Promise<Summary[]> {
  return (await newestFirst(selectSummaries(reader)).execute()).map(summaryOf);
}

/** The same, with their contents. */
export async function listPosts(reader: Reader): Promise<PostWithContent[]> {
  return (await newestFirst(selectSummaries(reader).select('content')).execute()).map(withContent);
}

export type PostWithContent = Summary & { readonly content: string };

/** The post with that id or slug; either is unique. */
export async function findPostWithAuthor(
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

/** Inserts or updates a post. Fails with a unique violation if another post has the slug. */
export async function putPost(trx: Trx, post: StoredPost): Promise<void> {
  const row = postRecord.rowOf(post);
  await trx
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Any one published post of that author. */
export async function findPublishedPostOf(reader: Reader, authorId: string): Promise<{ id: string } | undefined> {
  return await reader
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('published', '=', 1)
    .limit(1)
    .executeTakeFirst();
}

/** Assigns the posts without an author to the first administrator. */
export async function assignUnauthoredPosts(trx: Trx): Promise<void> {
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

/** Which of this slug and those with the same beginning are taken. */
export async function listSlugsLike(reader: Reader, slug: string): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('posts')
    .select('slug')
    .where((post) => post.or([post('slug', '=', slug), post('slug', 'like', `${slug.slice(0, 190)}%`)]))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** The titles of posts that show a library file, and of the others given. */
export async function listTitlesWith(
  reader: Reader,
  file: string,
  others: readonly string[],
): Promise<{ id: string; title: string }[]> {
  return await reader
    .selectFrom('posts')
    .select(['id', 'title'])
    .where((post) =>
      post.or([post('cover_image', '=', file), containsText('content', `"/uploads/${file}`), post('id', 'in', others)]),
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

/** The texts by which search finds posts. */
export async function listSearchablePosts(reader: Reader) {
  return await selectSearchablePosts(reader, {});
}

const selectSearchablePosts = rememberQuery((reader) =>
  reader.selectFrom('posts').select(['id', 'title', 'excerpt', 'slug', 'published', 'created_at']),
);
