import type { Reader } from '../../../db/transaction.ts';
import { deletePost, listPosts } from './blog.repository.ts';

/** The demo posts, and how they are removed. */
export const demoPosts = {
  kind: 'post',
  list: async (reader: Reader) =>
    (await listPosts(reader)).map(({ id, title, slug, excerpt, coverImage, content }) => ({
      id,
      title,
      words: [title, slug, excerpt, coverImage, content],
      content,
    })),
  remove: deletePost,
} as const;
