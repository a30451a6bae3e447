import type { PostSummary } from '@approdo/shared/contract/blog';
import type { MediaUse } from '@approdo/shared/contract/media';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { PostsTable } from './blog.table.ts';

/** A post as it is kept: its author is an account. */
export type StoredPost = Omit<PostSummary, 'author'> & { readonly authorId: string | null; readonly content: string };

/** What stands in public for the author whose account is deleted. */
const DELETED_AUTHOR = 'Ospite';

type PageOfPosts = { readonly limit: number; readonly offset: number };

/**
 * Lists published posts, newest first: the question that visitors ask most. It is compiled once for each limit, and its
 * numbers but the offset are part of it: a statement whose limit is bound is planned anew at each call, which takes
 * longer than the answer.
 */
export function preparePostList(database: Database): (page: PageOfPosts) => Promise<PostSummary[]> {
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

/** Every post, by its publication; a draft that never was published by the day it was begun. */
export async function listPosts(reader: Reader): Promise<PostWithContent[]> {
  const rows = await selectSummaries(reader)
    .select('content')
    .orderBy(sql`coalesce(published_at, posts.created_at)`, 'desc')
    .orderBy('posts.id', 'desc')
    .execute();
  return rows.map(withContent);
}

export type PostWithContent = PostSummary & { readonly content: string };

/** Throws 404 where there is none. */
export async function getPostBySlug(reader: Reader, slug: string): Promise<PostWithContent> {
  return found(await selectSummaries(reader).select('content').where('slug', '=', slug).executeTakeFirst());
}

/** Throws 404 where there is none. */
export async function getShownPost(reader: Reader, id: string): Promise<PostWithContent> {
  return found(await selectSummaries(reader).select('content').where('posts.id', '=', id).executeTakeFirst());
}

/** Throws 404 where there is none. */
export async function getPost(reader: Reader, id: string): Promise<StoredPost> {
  const row = await reader.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Post not found');
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    coverImage: row.cover_image,
    published: row.published === 1,
    readTime: row.read_time,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    authorId: row.author_id,
  };
}

/** Writes a post, new or anew. Fails with a unique violation where the slug is another's. */
export async function putPost(trx: Trx, post: StoredPost): Promise<void> {
  const row: PostsTable = {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    cover_image: post.coverImage,
    published: post.published ? 1 : 0,
    published_at: post.publishedAt,
    read_time: post.readTime,
    author_id: post.authorId,
    created_at: post.createdAt,
    content: post.content,
  };
  await trx
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function hasPublishedPost(reader: Reader, authorId: string): Promise<boolean> {
  const post = await reader
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('published', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return post !== undefined;
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

export async function listPostsWith(reader: Reader, file: string): Promise<MediaUse[]> {
  const rows = await reader
    .selectFrom('posts')
    .select(['id', 'title'])
    .where((post) =>
      post.or([post('cover_image', '=', file), sql<boolean>`instr(content, ${`"/uploads/${file}`}) > 0`]),
    )
    .execute();
  return rows.map(({ id, title }) => ({ type: 'post', id, title }));
}

type SummaryRow = Omit<PostsTable, 'author_id' | 'content'> & { author: string | null; avatar: string | null };

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

function found(row: (SummaryRow & { content: string }) | undefined): PostWithContent {
  if (!row) throw notFound('Post not found');
  return withContent(row);
}

function withContent(row: SummaryRow & { content: string }): PostWithContent {
  return { ...summaryOf(row), content: row.content };
}

function summaryOf(row: SummaryRow): PostSummary {
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
    author: { name: row.author ?? DELETED_AUTHOR, avatar: row.avatar },
  };
}
