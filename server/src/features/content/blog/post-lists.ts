import type { ListedPost } from '@approdo/shared/contract/content/blog';
import {
  ITALIAN,
  isOtherLanguage,
  type Language,
  type OtherLanguage,
} from '@approdo/shared/domain/base/language/language';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { inLanguage, listLanguages, listPublicDocuments, readWords } from '../../base/localization/index.ts';
import {
  countPublishedPosts,
  listPostSummaries,
  listPosts,
  listPublishedIds,
  listSummariesOf,
  type PostWithContent,
  preparePostList,
} from './blog.repository.ts';
import type { Unsigned } from './signed-post.ts';

type PageAsked = { readonly page: number; readonly limit: number };

export type ListNeeds = {
  readonly database: Database;
  /** Whether results may be cached, because this process learns of every change. */
  readonly mayKeep: () => boolean;
};

/** The posts that everyone reads. */
export function createPublishedPosts({ database, mayKeep }: ListNeeds) {
  const listPublished = preparePostList(database);
  /** The number of published posts, cached: counting takes longer the more there are. */
  let known: { readonly total: number } | undefined;
  let edition = 0;

  async function countPublished(): Promise<number> {
    if (known) return known.total;
    const countedFor = edition;
    const total = await countPublishedPosts(database);
    if (countedFor === edition && mayKeep()) known = { total };
    return total;
  }

  async function listItalian({ page, limit }: PageAsked, locale: LocaleContext) {
    const posts = await listPublished({ limit, offset: (page - 1) * limit });
    const words = await readWords(database, locale, {});
    return {
      posts: posts.map((post) => inLanguage(words, { kind: 'posts', id: post.id }, post)),
      total: await countPublished(),
    };
  }

  return {
    /** If the call names its language, also lists the languages that have posts. */
    async list(page: PageAsked, locale: LocaleContext) {
      const { language, asked } = locale;
      const languages = asked === undefined ? undefined : await listWrittenIn(database);
      const listed = isOtherLanguage(language)
        ? await listTranslated(database, page, { language, asked })
        : await listItalian(page, locale);
      return { ...listed, ...(languages && { languages }) };
    },

    /** Call it when posts may have changed. */
    forget(): void {
      known = undefined;
      edition += 1;
    },
  };
}

/** The posts as the back office lists them. */
export function createWrittenPosts({ database, mayKeep }: ListNeeds) {
  /** Versions by post id, cached: each is derived from all that is written in a post. */
  let versions: ReadonlyMap<string, string> | undefined;
  let edition = 0;

  return {
    /** Every post, drafts included. */
    async list(): Promise<Unsigned<ListedPost>[]> {
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

    /** Call it when posts may have changed. */
    forget(): void {
      versions = undefined;
      edition += 1;
    },
  };
}

/** Published translations, in one language or in all but Italian; none of a post whose Italian is hidden. */
async function listStanding(reader: Reader, which: { readonly language?: OtherLanguage }) {
  const published = new Set(await listPublishedIds(reader));
  const documents = await listPublicDocuments(reader, 'posts', which);
  return { published, standing: documents.filter(({ thing_id }) => published.has(thing_id)) };
}

async function listWrittenIn(reader: Reader): Promise<Language[]> {
  const { published, standing } = await listStanding(reader, {});
  const written = new Set<Language>(standing.map(({ language }) => language));
  if (published.size > 0) written.add(ITALIAN);
  return (await listLanguages(reader)).filter((language) => written.has(language));
}

/** Lists and counts only the posts that are published in that language. */
async function listTranslated(
  reader: Reader,
  { page, limit }: PageAsked,
  locale: LocaleContext & { readonly language: OtherLanguage },
) {
  const { standing } = await listStanding(reader, { language: locale.language });
  const shown = standing.slice((page - 1) * limit, page * limit);
  const ids = shown.map(({ thing_id }) => thing_id);
  const words = await readWords(reader, locale, { posts: ids }, { without: ['content'] });
  const byId = new Map((await listSummariesOf(reader, ids)).map((post) => [post.id, post]));
  const posts = shown.flatMap((place) => {
    const post = byId.get(place.thing_id);
    if (!post) return [];
    const { slug, read_time: readTime, published_at: publishedAt } = place;
    return [{ ...inLanguage(words, { kind: 'posts', id: post.id }, post), slug, readTime, publishedAt }];
  });
  return { posts, total: standing.length };
}

/** The version ignores author and pictures, which are edited elsewhere. */
export function withPostVersion({ author, ...written }: PostWithContent) {
  return { ...withVersion(written), author };
}
