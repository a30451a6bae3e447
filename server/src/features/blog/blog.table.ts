export type PostsTable = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** File name in the library. */
  cover_image: string;
  published: 0 | 1;
  /** Null until the first publication. */
  published_at: string | null;
  /** Minutes. */
  read_time: number;
  /** Null once the account is deleted. */
  author_id: string | null;
  created_at: string;
  content: string;
};

export type BlogTables = { posts: PostsTable };
