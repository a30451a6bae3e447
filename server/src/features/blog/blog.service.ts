import { randomUUID } from 'node:crypto';
import {
  CONTENT_MISSING,
  type ListedPost,
  type Post,
  type postDraft,
  type postEdit,
} from '@approdo/shared/contract/content/blog';
import type { MediaUse } from '@approdo/shared/contract/content/media';
import { ITALIAN, isOtherLanguage, type Language, type OtherLanguage } from '@approdo/shared/domain/language/language';
import { firstPublishedAt } from '@approdo/shared/domain/site/publication';
import { readTimeOf } from '@approdo/shared/domain/text/read-time';
import { nextFreeSlug, suggestSlug } from '@approdo/shared/domain/text/slug';
import { listUploads, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Reader, type Trx, transact } from '../../db/transaction.ts';
import { applyEdit } from '../../http/calls/apply-edit.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../http/calls/precondition.ts';
import { type FieldTexts, found, invalidFields } from '../../http/problems.ts';
import type { Speech } from '../../http/speech.ts';
import {
  inLanguage,
  listLanguages,
  listPublicDocuments,
  listTranslatedWith,
  readDocumentIn,
  readWords,
  sweepTranslations,
} from '../localization/index.ts';
import { findMissingPictures, listPictures, requirePictures } from '../media/index.ts';
import { cleanContent, requireFreeSlug } from '../rich-content/index.ts';
import {
  countPublishedPosts,
  deletePost,
  findPost,
  findPublishedPostOf,
  findShownPost,
  listPostSummaries,
  listPosts,
  listPublishedIds,
  listSlugsLike,
  listSummariesOf,
  listTitlesWith,
  type PostWithContent,
  preparePostList,
  putPost,
  type Unsigned,
} from './blog.repository.ts';
import type { StoredPost } from './blog.table.ts';

const MISSING = say('postUnknown');

export type Blog = ReturnType<typeof createBlog>;

type PageAsked = { readonly page: number; readonly limit: number };

type Fields = { readonly content?: string | undefined; readonly coverImage?: string | undefined };

type Written = Pick<StoredPost, 'content' | 'readTime'>;

type BlogNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether what is worked out holds until it is told that somebody changed it. */
  readonly mayKeep: () => boolean;
};

export function createBlog({ database, clock, mayKeep }: BlogNeeds) {
  const listPublished = preparePostList(database);
  /** How many are published: counting takes longer the more there are, so it is done once after each change. */
  let known: { readonly total: number } | undefined;
  /** By id: a version is told from all that is written in a post, so it is worked out once after each change. */
  let versions: ReadonlyMap<string, string> | undefined;
  let edition = 0;

  function forget(): void {
    known = undefined;
    versions = undefined;
    edition += 1;
  }

  /** Runs a change of the posts, if of more than them; what was counted before no longer counts. */
  async function change<Result>(work: (trx: Trx) => Promise<Result>): Promise<Result> {
    try {
      return await transact(database, work);
    } finally {
      forget();
    }
  }

  async function countPublished(): Promise<number> {
    if (known) return known.total;
    const countedFor = edition;
    const total = await countPublishedPosts(database);
    if (countedFor === edition && mayKeep()) known = { total };
    return total;
  }

  async function listItalian({ page, limit }: PageAsked, speech: Speech) {
    const posts = await listPublished({ limit, offset: (page - 1) * limit });
    const words = await readWords(database, speech, {});
    return {
      posts: posts.map((post) => inLanguage(words, { kind: 'posts', id: post.id }, post)),
      total: await countPublished(),
    };
  }

  /** What is public in a language, or in any but Italian; one whose Italian is hidden is not. */
  async function listStanding(which: { readonly language?: OtherLanguage }) {
    const published = new Set(await listPublishedIds(database));
    const documents = await listPublicDocuments(database, 'posts', which);
    return { published, standing: documents.filter(({ thing_id }) => published.has(thing_id)) };
  }

  async function listWrittenIn(): Promise<Language[]> {
    const { published, standing } = await listStanding({});
    const written = new Set<Language>(standing.map(({ language }) => language));
    if (published.size > 0) written.add(ITALIAN);
    return (await listLanguages(database)).filter((language) => written.has(language));
  }

  /** Counts what is public in that language alone. */
  async function listTranslated({ page, limit }: PageAsked, speech: Speech & { readonly language: OtherLanguage }) {
    const { standing } = await listStanding({ language: speech.language });
    const shown = standing.slice((page - 1) * limit, page * limit);
    const ids = shown.map(({ thing_id }) => thing_id);
    const words = await readWords(database, speech, { posts: ids }, { without: ['content'] });
    const byId = new Map((await listSummariesOf(database, ids)).map((post) => [post.id, post]));
    const posts = shown.flatMap((place) => {
      const post = byId.get(place.thing_id);
      if (!post) return [];
      const { slug, read_time: readTime, published_at: publishedAt } = place;
      return [{ ...inLanguage(words, { kind: 'posts', id: post.id }, post), slug, readTime, publishedAt }];
    });
    return { posts, total: standing.length };
  }

  return {
    change,
    /** Told where somebody else may have changed posts. */
    forget,

    /** Where a call names its language, with those in which there is anything to list. */
    async list(page: PageAsked, speech: Speech) {
      const { language, asked } = speech;
      const languages = asked === undefined ? undefined : await listWrittenIn();
      const listed = isOtherLanguage(language)
        ? await listTranslated(page, { language, asked })
        : await listItalian(page, speech);
      return { ...listed, ...(languages && { languages }) };
    },

    async listAll(): Promise<Unsigned<ListedPost>[]> {
      const listedFor = edition;
      const known = versions;
      if (known) {
        const summaries = await listPostSummaries(database);
        const listed = summaries.flatMap((post) => {
          const version = known.get(post.id);
          return version === undefined ? [] : [{ ...post, version }];
        });
        if (listedFor === edition && listed.length === summaries.length) return listed;
      }
      const listed = (await listPosts(database)).map(withPostVersion);
      if (listedFor === edition && mayKeep()) versions = new Map(listed.map(({ id, version }) => [id, version]));
      return listed.map(({ content: _, ...post }) => post);
    },

    /** By its slug in the language of the call. */
    async get(slug: string, caller: Caller | undefined, speech: Speech): Promise<Unsigned<Post>> {
      const { document, standing } = await readDocumentIn(database, {
        kind: 'posts',
        slug,
        caller,
        speech,
        missing: MISSING,
        findItalian: (by, value) => findShownPost(database, by === 'id' ? 'posts.id' : 'slug', value),
        view: withPostVersion,
      });
      const pictures = await listPictures(database, filesOf(document), speech);
      return { ...document, ...(standing && { readTime: standing.read_time }), pictures };
    },

    /** What is wrong with the fields of a post beyond their shape. */
    async findFaults({ content, coverImage }: Fields): Promise<FieldTexts> {
      const written = content === undefined ? undefined : await readPostContent(content);
      const cover = coverImage === undefined ? {} : await findMissingPictures(database, 'coverImage', [coverImage]);
      return { ...(written && 'fault' in written ? { content: written.fault } : {}), ...cover };
    },

    async create(author: Caller, draft: z.output<typeof postDraft>): Promise<Unsigned<Post>> {
      const written = await requireContent(database, draft.content, draft);
      const now = clock.now();
      return await change(async (trx) => {
        const post: StoredPost = {
          ...written,
          id: randomUUID(),
          slug: draft.slug ?? (await findSlug(trx, draft.title)),
          title: draft.title,
          excerpt: draft.excerpt,
          coverImage: draft.coverImage,
          published: draft.published,
          publishedAt: firstPublishedAt(null, draft.published, now),
          createdAt: now.toISOString(),
          authorId: author.userId,
        };
        return await savePost(trx, post);
      });
    },

    /** Changes what the edit names; the rest stays as it was. */
    async edit(id: string, edit: z.output<typeof postEdit>, precondition: Precondition): Promise<Unsigned<Post>> {
      const written = edit.content === undefined ? {} : await requireContent(database, edit.content, edit);
      return await change(async (trx) => {
        precondition(await getPost(trx, id));
        const post = found(await findPost(trx, id), MISSING);
        const publishedAt = firstPublishedAt(post.publishedAt, edit.published ?? post.published, clock.now());
        return await savePost(trx, applyEdit(post, { ...edit, ...written, publishedAt }));
      });
    },

    async remove(id: string): Promise<void> {
      await change(async (trx) => {
        found(await findPost(trx, id), MISSING);
        await deletePost(trx, id);
        await sweepTranslations(trx, 'posts');
      });
    },
  };
}

/** Whether everyone reads what an account wrote. */
export async function hasPublishedPost(reader: Reader, authorId: string): Promise<boolean> {
  return (await findPublishedPostOf(reader, authorId)) !== undefined;
}

/** The posts that show a file of the library, in whichever language. */
export async function listPostsWith(reader: Reader, file: string): Promise<MediaUse[]> {
  return (await listTitlesWith(reader, file, await listTranslatedWith(reader, 'posts', file))).map(({ id, title }) => ({
    type: 'post',
    id,
    title,
  }));
}

async function savePost(trx: Trx, post: StoredPost): Promise<Unsigned<Post>> {
  await requirePictures(trx, 'coverImage', [post.coverImage]);
  await requireFreeSlug(() => putPost(trx, post));
  return await getPost(trx, post.id);
}

/** Throws 404 where there is none. */
async function getPost(reader: Reader, id: string): Promise<Unsigned<Post>> {
  return await viewPost(reader, found(await findShownPost(reader, 'posts.id', id), MISSING));
}

async function findSlug(trx: Trx, title: string): Promise<string> {
  const slug = suggestSlug(title);
  return nextFreeSlug(slug, await listSlugsLike(trx, slug));
}

/** What is stored of a post's content; throws 400 where there is nothing to read in it, and names a missing cover, too. */
async function requireContent(reader: Reader, html: string, { coverImage }: Fields): Promise<Written> {
  const written = await readPostContent(html);
  if (!('fault' in written)) return written;
  const cover = coverImage === undefined ? {} : await findMissingPictures(reader, 'coverImage', [coverImage]);
  throw invalidFields({ content: written.fault, ...cover });
}

/** Content of a post as it is stored, or what keeps it from being so; its bounds are the same in all languages. */
export async function readPostContent(html: string): Promise<Written | { readonly fault: string }> {
  const cleaned = await cleanContent(html);
  if ('fault' in cleaned) return cleaned;
  const text = plainTextOf(cleaned.content);
  if (text === '') return { fault: CONTENT_MISSING };
  return { content: cleaned.content, readTime: readTimeOf(text) };
}

async function viewPost(reader: Reader, post: PostWithContent): Promise<Unsigned<Post>> {
  return { ...withPostVersion(post), pictures: await listPictures(reader, filesOf(post)) };
}

/** The files that a post shows. */
function filesOf({ coverImage, content }: Pick<PostWithContent, 'coverImage' | 'content'>): string[] {
  return [...new Set([coverImage, ...listUploads(content)])];
}

/** Its version does not heed what is said of its author and its pictures: that is edited elsewhere. */
function withPostVersion({ author, ...written }: PostWithContent) {
  return { ...withVersion(written), author };
}
