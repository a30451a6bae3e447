import type { Reader } from '../../../db/transaction.ts';
import { deletePost, findPostWithAuthor, listPosts, type PostWithContent } from './blog.repository.ts';

/** The posts that a demo or a move brought, and how they are removed. */
export const demoPosts = {
  kind: 'post',
  list: async (reader: Reader) => (await listPosts(reader)).map(thingOf),
  async find(reader: Reader, id: string) {
    const post = await findPostWithAuthor(reader, 'posts.id', id);
    return post && thingOf(post);
  },
  remove: deletePost,
} as const;

function thingOf({ id, title, slug, excerpt, coverImage, content }: PostWithContent) {
  return { id, title, words: [title, slug, excerpt, coverImage, content], content };
}
