import { CONTENT_MISSING, type Post, type postDraft, type postEdit } from '@approdo/shared/contract/content/blog';
import type { MediaUse } from '@approdo/shared/contract/content/media';
import { nextFreeSlug, suggestSlug } from '@approdo/shared/domain/base/text/slug';
import { firstPublishedAt } from '@approdo/shared/domain/content/publication';
import { readTimeOf } from '@approdo/shared/domain/content/read-time';
import { listUploads, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, invalidFields, requireFound } from '../../../http/problems.ts';
import { listTranslatedWith, readDocumentIn, sweepTranslations } from '../../base/localization/index.ts';
import { cleanContent, documentToFind, requireFreeSlug } from '../../base/rich-content/index.ts';
import { findMissingPictures, listPictures, requirePictures } from '../media/index.ts';
import {
  deletePost,
  findPost,
  findPostWithAuthor,
  findPublishedPostOf,
  listSearchablePosts,
  listSlugsLike,
  listTitlesWith,
  type PostWithContent,
  putPost,
} from './blog.repository.ts';
import type { StoredPost } from './blog.table.ts';
import type { WithStoredAuthor } from './post-author.ts';
import { createPublishedPosts, createWrittenPosts, type ListNeeds, withPostVersion } from './post-lists.ts';

const MISSING = say('postUnknown');

export type Blog = ReturnType<typeof createBlog>;

type Fields = { readonly content?: string | undefined; readonly coverImage?: string | undefined };

type Draft = z.output<typeof postDraft>;

type Written = Pick<StoredPost, 'content' | 'readTime'>;

type BlogNeeds = ListNeeds & { readonly clock: Clock };

export function createBlog({ database, clock, mayCache }: BlogNeeds) {
  const published = createPublishedPosts({ database, mayCache });
  const written = createWrittenPosts({ database, mayCache });

  function forget(): void {
    published.forget();
    written.forget();
  }

  /** Runs a change that affects posts, then drops the cached counts and versions. */
  async function change<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    try {
      return await transact(database, work);
    } finally {
      forget();
    }
  }

  return {
    change,
    /** Call it when another process may have changed posts. */
    forget,
    list: published.list,
    listAll: written.list,

    /** Finds a post by its slug in the language of the call. */
    async get(slug: string, caller: Caller | undefined, locale: LocaleContext): Promise<WithStoredAuthor<Post>> {
      const { document, translation } = await readDocumentIn(database, {
        kind: 'posts',
        slug,
        caller,
        locale,
        missing: MISSING,
        findItalian: (by, value) => findPostWithAuthor(database, by === 'id' ? 'posts.id' : 'slug', value),
        view: withPostVersion,
      });
      const pictures = await listPictures(database, filesOf(document), locale);
      return { ...document, ...(translation && { readTime: translation.read_time }), pictures };
    },

    /** Faults in the fields of a post that its schema cannot find. */
    async findFaults({ content, coverImage }: Fields): Promise<FieldTexts> {
      const written = content === undefined ? undefined : await readPostContent(content);
      const cover = coverImage === undefined ? {} : await findMissingPictures(database, 'coverImage', [coverImage]);
      return { ...(written && 'fault' in written ? { content: written.fault } : {}), ...cover };
    },

    async create(author: Caller, draft: Draft): Promise<WithStoredAuthor<Post>> {
      const written = await requireContent(database, draft.content, draft);
      const now = clock.now();
      return await change(async (trx) => {
        const slug = draft.slug ?? (await findSlug(trx, draft.title));
        return await savePost(trx, startPost(author, { ...draft, ...written, slug }, now));
      });
    },

    /** Changes the fields that the edit names; the others stay as they were. */
    async edit(
      id: string,
      edit: z.output<typeof postEdit>,
      precondition: Precondition,
    ): Promise<WithStoredAuthor<Post>> {
      const written = edit.content === undefined ? {} : await requireContent(database, edit.content, edit);
      return await change(async (trx) => {
        precondition(await getPost(trx, id));
        const post = requireFound(await findPost(trx, id), MISSING);
        const publishedAt = firstPublishedAt(post.publishedAt, edit.published ?? post.published, clock.now());
        return await savePost(trx, applyEdit(post, { ...edit, ...written, publishedAt }));
      });
    },

    async remove(id: string): Promise<void> {
      await change(async (trx) => {
        requireFound(await findPost(trx, id), MISSING);
        await deletePost(trx, id);
        await sweepTranslations(trx, 'posts');
      });
    },
  };
}

/** Whether an account has a published post. */
export async function hasPublishedPost(reader: Reader, authorId: string): Promise<boolean> {
  return (await findPublishedPostOf(reader, authorId)) !== undefined;
}

/** The posts that show a library file, in any language. */
export async function listPostsWith(reader: Reader, file: string): Promise<MediaUse[]> {
  return (await listTitlesWith(reader, file, await listTranslatedWith(reader, 'posts', file))).map(({ id, title }) => ({
    type: 'post',
    id,
    title,
  }));
}

function startPost(author: Caller, draft: Draft & { readonly slug: string } & Written, now: Date): StoredPost {
  return {
    content: draft.content,
    readTime: draft.readTime,
    id: makeId(),
    slug: draft.slug,
    title: draft.title,
    excerpt: draft.excerpt,
    coverImage: draft.coverImage,
    published: draft.published,
    publishedAt: firstPublishedAt(null, draft.published, now),
    createdAt: now.toISOString(),
    authorId: author.userId,
  };
}

/** Saves a post, new or changed; throws 400 without its cover and 409 if another has its slug. */
export async function savePost(trx: Trx, post: StoredPost): Promise<WithStoredAuthor<Post>> {
  await requirePictures(trx, 'coverImage', [post.coverImage]);
  await requireFreeSlug(() => putPost(trx, post));
  return await getPost(trx, post.id);
}

/** Throws 404 where there is none. */
async function getPost(reader: Reader, id: string): Promise<WithStoredAuthor<Post>> {
  return await viewPost(reader, requireFound(await findPostWithAuthor(reader, 'posts.id', id), MISSING));
}

async function findSlug(trx: Trx, title: string): Promise<string> {
  const slug = suggestSlug(title);
  return nextFreeSlug(slug, await listSlugsLike(trx, slug));
}

/** The content as it is stored; throws 400 if it is empty, naming a missing cover as well. */
async function requireContent(reader: Reader, html: string, { coverImage }: Fields): Promise<Written> {
  const written = await readPostContent(html);
  if (!('fault' in written)) return written;
  const cover = coverImage === undefined ? {} : await findMissingPictures(reader, 'coverImage', [coverImage]);
  throw invalidFields({ content: written.fault, ...cover });
}

/** Post content as it is stored, or why it cannot be stored; its bounds are the same in all languages. */
export async function readPostContent(html: string): Promise<Written | { readonly fault: MessageOrText }> {
  const cleaned = await cleanContent(html);
  if ('fault' in cleaned) return cleaned;
  const text = plainTextOf(cleaned.content);
  if (text === '') return { fault: CONTENT_MISSING };
  return { content: cleaned.content, readTime: readTimeOf(text) };
}

/** Posts for the search of the back office; drafts are included and marked. */
/** A post as it is stored, published or not. */
export async function readPost(reader: Reader, id: string): Promise<StoredPost | undefined> {
  return await findPost(reader, id);
}

/** The slugs of all posts that begin so. */
export async function readPostSlugs(reader: Reader, start: string): Promise<ReadonlySet<string>> {
  return await listSlugsLike(reader, start);
}

export async function readSearchablePosts(reader: Reader): Promise<SearchEntry[]> {
  return (await listSearchablePosts(reader)).map(documentToFind);
}

async function viewPost(reader: Reader, post: PostWithContent): Promise<WithStoredAuthor<Post>> {
  return { ...withPostVersion(post), pictures: await listPictures(reader, filesOf(post)) };
}

/** The library files that a post shows. */
function filesOf({ coverImage, content }: Pick<PostWithContent, 'coverImage' | 'content'>): string[] {
  return [...new Set([coverImage, ...listUploads(content)])];
}
