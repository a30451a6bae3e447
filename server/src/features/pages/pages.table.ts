export type PagesTable = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  published: 0 | 1;
  /** Null until the first publication. */
  published_at: string | null;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  created_at: string;
  content: string;
};

export type PageTables = { pages: PagesTable };
