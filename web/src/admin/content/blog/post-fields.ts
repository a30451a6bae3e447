import { CONTENT_MISSING, postDraft } from '@approdo/shared/contract/content/blog';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { z } from 'zod';

/** The form fields of a post while it is written, valid or not. */
export const postFields = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** The file name in the library. */
  coverImage: z.string(),
  content: z.string(),
  published: z.boolean(),
});
export type PostFields = z.output<typeof postFields>;

export const NO_POST: PostFields = { title: '', excerpt: '', coverImage: '', content: '', published: false };

/** The validation of a post; markup alone is no content. */
export const postRules = postDraft
  .omit({ slug: true })
  .extend({ content: postDraft.shape.content.refine((html) => plainTextOf(html) !== '', CONTENT_MISSING) });
