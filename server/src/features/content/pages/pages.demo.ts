import type { Reader } from '../../../db/transaction.ts';
import { deletePage, findPage, listPages } from './pages.repository.ts';
import type { StoredPage } from './pages.table.ts';

/** The pages that a demo or a move brought, and how they are removed. */
export const demoPages = {
  kind: 'page',
  list: async (reader: Reader) => (await listPages(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const page = await findPage(reader, id);
    return page && thingOf(page);
  },
  remove: deletePage,
} as const;

function thingOf({ id, title, slug, excerpt, content, ...seo }: StoredPage) {
  const words = [title, slug, excerpt, content, seo.seoTitle, seo.seoDescription, seo.seoKeywords];
  return { id, title, words, content, shownAs: slug };
}
