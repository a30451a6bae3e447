import type { MediaUse } from '@approdo/shared/contract/content/media';
import {
  CONTENT_MIN_LENGTH,
  CONTENT_TOO_SHORT,
  fixedPageSlugs,
  type Page,
  type PageSummary,
  PRIVACY_NOTICE_SLUG,
  type pageDraft,
  type pageEdit,
} from '@approdo/shared/contract/content/pages';
import { ITALIAN, isOtherLanguage, type Language } from '@approdo/shared/domain/base/language/language';
import { visibleLength } from '@approdo/shared/domain/base/text/text';
import { firstPublishedAt } from '@approdo/shared/domain/content/publication';
import { listUploads, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { conflict, type FieldTexts, invalidFields, requireFound } from '../../../http/problems.ts';
import {
  listPublicDocuments,
  listTranslatedWith,
  readDocumentIn,
  sweepTranslations,
} from '../../base/localization/index.ts';
import { noteNotice } from '../../base/notices/index.ts';
import { cleanContent, documentToFind, type ReadContent, requireFreeSlug } from '../../base/rich-content/index.ts';
import { listPictures } from '../media/index.ts';
import {
  deletePage,
  findPage,
  findPageBySlug,
  listPages,
  listSearchablePages,
  listTitlesWith,
  putPage,
} from './pages.repository.ts';
import type { StoredPage } from './pages.table.ts';

const MISSING = say('pageUnknown');

type PublicPage = Pick<StoredPage, 'slug' | 'publishedAt'>;

export type Pages = ReturnType<typeof createPages>;

export function createPages({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async listAll(): Promise<PageSummary[]> {
      return (await listPages(database)).map(withVersion);
    },

    /** The paths of the pages that visitors can read in a language. */
    async listPublic(language: Language = ITALIAN): Promise<PublicPage[]> {
      const pages = (await listPages(database)).filter(({ published }) => published);
      if (!isOtherLanguage(language)) return pages;
      const publicDocuments = await listPublicDocuments(database, 'pages', { language });
      return publicDocuments
        .filter(({ thing_id }) => pages.some(({ id }) => id === thing_id))
        .map(({ slug, published_at }) => ({ slug, publishedAt: published_at }));
    },

    /** Finds a page by its slug in the language of the call. */
    async get(slug: string, caller: Caller | undefined, locale: LocaleContext): Promise<Page> {
      const { document } = await readDocumentIn(database, {
        kind: 'pages',
        slug,
        caller,
        locale,
        missing: MISSING,
        findItalian: (by, value) => (by === 'id' ? findPage(database, value) : findPageBySlug(database, value)),
        view: withVersion,
      });
      return { ...document, pictures: await listPictures(database, listUploads(document.content), locale) };
    },

    /** Faults in the fields of a page that its schema cannot find. */
    async findFaults({ content }: { readonly content?: string | undefined }): Promise<FieldTexts> {
      const written = content === undefined ? undefined : await readPageContent(content);
      return written && 'fault' in written ? { content: written.fault } : {};
    },

    async create(draft: z.output<typeof pageDraft>): Promise<Page> {
      const now = clock.now();
      const page: StoredPage = {
        ...draft,
        id: makeId(),
        content: await requireContent(draft.content),
        publishedAt: firstPublishedAt(null, draft.published, now),
        createdAt: now.toISOString(),
      };
      return await transact(database, async (trx) => {
        await savePage(trx, page);
        return await viewPage(trx, requireFound(await findPage(trx, page.id), MISSING));
      });
    },

    /** Changes the fields that the edit names; the others stay as they were. */
    async edit(id: string, edit: z.output<typeof pageEdit>, precondition: Precondition): Promise<Page> {
      const content = edit.content === undefined ? undefined : await requireContent(edit.content);
      return await transact(database, async (trx) => {
        const page = requireFound(await findPage(trx, id), MISSING);
        precondition(withVersion(page));
        const publishedAt = firstPublishedAt(page.publishedAt, edit.published ?? page.published, clock.now());
        const edited = applyEdit(page, { ...edit, content, publishedAt });
        requireFixedPage(page, edited);
        await savePage(trx, edited);
        if (edited.slug === PRIVACY_NOTICE_SLUG) await noteNotice(trx, edited.content, clock.now());
        return await viewPage(trx, edited);
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        const page = requireFound(await findPage(trx, id), MISSING);
        if (isFixed(page)) throw conflict(say('pageNeeded'));
        await deletePage(trx, id);
        await sweepTranslations(trx, 'pages');
      });
    },
  };
}

/** Saves a page, new or changed; throws 409 if another has its slug. */
export async function savePage(trx: Trx, page: StoredPage): Promise<void> {
  await requireFreeSlug(() => putPage(trx, page));
}

/** Records the privacy notice as its newest version even if no edit of the owner's changed it. */
export async function recordNoticeVersion(trx: Trx, now: Date): Promise<void> {
  const page = await findPageBySlug(trx, PRIVACY_NOTICE_SLUG);
  if (page) await noteNotice(trx, page.content, now);
}

/** The pages that show a library file, in any language. */
export async function listPagesWith(reader: Reader, file: string): Promise<MediaUse[]> {
  return (await listTitlesWith(reader, file, await listTranslatedWith(reader, 'pages', file))).map(({ id, title }) => ({
    type: 'page',
    id,
    title,
  }));
}

/** Throws 409 if the edit would move or hide a page that other screens link to. */
function requireFixedPage(page: StoredPage, edited: StoredPage): void {
  if (!isFixed(page)) return;
  if (edited.slug !== page.slug) throw conflict(say('slugFixed'));
  if (!edited.published) throw conflict(say('pageNotHidden'));
}

function isFixed({ slug }: StoredPage): boolean {
  return fixedPageSlugs.some((fixed) => fixed === slug);
}

async function requireContent(html: string): Promise<string> {
  const written = await readPageContent(html);
  if ('fault' in written) throw invalidFields({ content: written.fault });
  return written.content;
}

/** Page content as it is stored, or why it cannot be stored; its bounds are the same in all languages. */
export async function readPageContent(html: string): Promise<ReadContent> {
  const cleaned = await cleanContent(html);
  if ('fault' in cleaned) return cleaned;
  const length = visibleLength(plainTextOf(cleaned.content), CONTENT_MIN_LENGTH);
  return length < CONTENT_MIN_LENGTH ? { fault: CONTENT_TOO_SHORT } : cleaned;
}

/** Pages for the search of the back office; drafts are included and marked. */
/** A page as it is stored, published or not. */
export async function readPage(reader: Reader, id: string): Promise<StoredPage | undefined> {
  return await findPage(reader, id);
}

/** The slugs of all pages, whether they exist already or are the program's. */
export async function readPageSlugs(reader: Reader): Promise<ReadonlySet<string>> {
  return new Set([...fixedPageSlugs, ...(await listPages(reader)).map(({ slug }) => slug)]);
}

export async function readSearchablePages(reader: Reader): Promise<SearchEntry[]> {
  return (await listSearchablePages(reader)).map(documentToFind);
}

/** The version ignores the texts of the pictures, which are edited in the library. */
async function viewPage(reader: Reader, page: StoredPage): Promise<Page> {
  return { ...withVersion(page), pictures: await listPictures(reader, listUploads(page.content)) };
}
