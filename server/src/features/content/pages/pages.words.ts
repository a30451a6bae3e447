import { fixedPageSlugs } from '@approdo/shared/contract/content/pages';
import { type ItalianThing, textsOf, type WordSource } from '../../base/localization/index.ts';
import { findPage, listPages } from './pages.repository.ts';
import type { StoredPage } from './pages.table.ts';

/** The translatable texts of pages, for readers and search engines. */
export const pageWords: WordSource = {
  list: async (reader) => (await listPages(reader)).map(wordsOf),

  async find(reader, id) {
    const page = await findPage(reader, id);
    return page && wordsOf(page);
  },
};

function wordsOf({ id, title, slug, published, ...words }: StoredPage): ItalianThing {
  const { content, excerpt, seoTitle, seoDescription, seoKeywords } = words;
  return {
    kind: 'pages',
    id,
    title,
    isPublic: published,
    fixedSlug: fixedPageSlugs.find((fixed) => fixed === slug),
    texts: textsOf({ title, content, excerpt, seoTitle, seoDescription, seoKeywords }, published),
  };
}
