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
import type { WithStoredAuthor } from './post-author.ts';

type PageQuery = { readonly page: number; readonly limit: number };

export type ListNeeds = {
  readonly database: Database;
  /** Whether results may be cached, because this process learns of every change. */
  readonly mayCache: () => boolean;
};

/** The posts that everyone reads. */
export function createPublishedPosts({ database, mayCache }: ListNeeds) {
  const listPublished = preparePostList(database);
  /** The number of published posts, cached: counting takes longer the more there are. */
  let cached: { readonly total: number } | undefined;
  let edition = 0;

  async function countPublished(): Promise<number> {
    if (cached) return cached.total;
    const countedEdition = edition;
    const total = await countPublishedPosts(database);
    if (countedEdition === edition && mayCache()) cached = { total };
    return total;
  }

  async function listItalian({ page, limit }: PageQuery, locale: LocaleContext) {
    const posts = await listPublished({ limit, offset: (page - 1) * limit });
    const words = await readWords(database, locale, {});
    return {
      posts: posts.map((post) => inLanguage(words, { kind: 'posts', id: post.id }, post)),
      total: await countPublished(),
    };
  }

  return {
    /** If the call names its language, also lists the languages that have posts. */
    async list(page: PageQuery, locale: LocaleContext) {
      const { language, requested } = locale;
      const languages = requested === undefined ? undefined : await listLanguagesWithPosts(database);
      const listed = isOtherLanguage(language)
        ? await listTranslated(database, page, { language, requested })
        : await listItalian(page, locale);
      return { ...listed, ...(languages && { languages }) };
    },

    /** Call it when posts may have changed. */
    forget(): void {
      cached = undefined;
      edition += 1;
    },
  };
}

/** The posts as the back office lists them. */
export function createWrittenPosts({ database, mayCache }: ListNeeds) {
  /** Versions by post id, cached: each is derived from all that is written in a post. */
  let versions: ReadonlyMap<string, string> | undefined;
  let edition = 0;

  return {
    /** Every post, drafts included. */
    async list(): Promise<WithStoredAuthor<ListedPost>[]> {
      const listedEdition = edition;
      const cached = versions;
      if (cached) {
        const summaries = await listPostSummaries(database);
        const listed = summaries.flatMap((post) => {
          const version = cached.get(post.id);
          return version === undefined ? [] : [{ ...post, version }];
        });
        if (listedEdition === edition && listed.length === summaries.length) return listed;
      }
      const listed = (await listPosts(database)).map(withPostVersion);
      if (listedEdition === edition && mayCache()) versions = new Map(listed.map(({ id, version }) => [id, version]));
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
async function readPublicTranslations(reader: Reader, which: { readonly language?: OtherLanguage }) {
  const published = new Set(await listPublishedIds(reader));
  const documents = await listPublicDocuments(reader, 'posts', which);
  return { published, translations: documents.filter(({ thing_id }) => published.has(thing_id)) };
}

async function listLanguagesWithPosts(reader: Reader): Promise<Language[]> {
  const { published, translations } = await readPublicTranslations(reader, {});
  const written = new Set<Language>(translations.map(({ language }) => language));
  if (published.size > 0) written.add(ITALIAN);
  return (await listLanguages(reader)).filter((language) => written.has(language));
}

/** Lists and counts only the posts that are published in that language. */
async function listTranslated(
  reader: Reader,
  { page, limit }: PageQuery,
  locale: LocaleContext & { readonly language: OtherLanguage },
) {
  const { translations } = await readPublicTranslations(reader, { language: locale.language });
  const translationsOnPage = translations.slice((page - 1) * limit, page * limit);
  const ids = translationsOnPage.map(({ thing_id }) => thing_id);
  const words = await readWords(reader, locale, { posts: ids }, { without: ['content'] });
  const byId = new Map((await listSummariesOf(reader, ids)).map((post) => [post.id, post]));
  const posts = translationsOnPage.flatMap((translation) => {
    const post = byId.get(translation.thing_id);
    if (!post) return [];
    const { slug, read_time: readTime, published_at: publishedAt } = translation;
    return [{ ...inLanguage(words, { kind: 'posts', id: post.id }, post), slug, readTime, publishedAt }];
  });
  return { posts, total: translations.length };
}

/** The version ignores author and pictures, which are edited elsewhere. */
export function withPostVersion({ author, ...written }: PostWithContent) {
  return { ...withVersion(written), author };
}
