import type { Reader } from '../../../db/transaction.ts';
import { deletePage, listPages } from './pages.repository.ts';

/** The demo pages, and how they are removed. */
export const demoPages = {
  kind: 'page',
  list: async (reader: Reader) =>
    (await listPages(reader)).map(({ id, title, slug, excerpt, content, ...seo }) => ({
      id,
      title,
      words: [title, slug, excerpt, content, seo.seoTitle, seo.seoDescription, seo.seoKeywords],
      content,
      shownAs: slug,
    })),
  remove: deletePage,
} as const;
