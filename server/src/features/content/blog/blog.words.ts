import { type ItalianThing, textsOf, type WordSource } from '../../base/localization/index.ts';
import { findPost, listPosts } from './blog.repository.ts';

/** The translatable texts of posts. */
export const postWords: WordSource = {
  list: async (reader) => (await listPosts(reader)).map(wordsOf),

  async find(reader, id) {
    const post = await findPost(reader, id);
    return post && wordsOf(post);
  },
};

type Words = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly published: boolean;
};

function wordsOf({ id, title, excerpt, content, published }: Words): ItalianThing {
  return { kind: 'posts', id, title, isPublic: published, texts: textsOf({ title, excerpt, content }, published) };
}
