import type { PostSummary } from '@approdo/shared/contract/content/blog';
import { WORDS } from '@approdo/shared/words/words';
import type { LocaleContext } from '../../../http/locale-context.ts';

/** A post whose author's name is null once the account is deleted; `withAuthorName` fills it in. */
export type WithStoredAuthor<Post extends PostSummary> = Omit<Post, 'author'> & {
  readonly author: { readonly name: string | null; readonly avatar: string | null };
};

export function withAuthorName<Post extends WithStoredAuthor<PostSummary>>(post: Post, { language }: LocaleContext) {
  const { name, avatar } = post.author;
  return { ...post, author: { name: name ?? WORDS[language].formerGuest, avatar } };
}
