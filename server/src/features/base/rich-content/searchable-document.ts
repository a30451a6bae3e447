import type { SearchEntry } from '../../../db/search-entry.ts';

type Document = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly published: number;
  readonly created_at: string;
};

/** The search entry of an article or page; a draft is marked as one. */
export function documentToFind({ id, title, excerpt, slug, published, created_at }: Document): SearchEntry {
  return { id, title, detail: published ? excerpt : 'Bozza', texts: [title, excerpt, slug], at: created_at };
}
