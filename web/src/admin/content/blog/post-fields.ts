import { CONTENT_MISSING, postDraft } from '@approdo/shared/contract/content/blog';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { listEmbeds, plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { z } from 'zod';

/** The form fields of a post while it is written, valid or not. */
export const postFields = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** The file name in the library; empty until one is chosen. */
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

/** "Images jpg, jpeg, png, gif only" (SPEC.md section 2); uploads are named by what their bytes are. */
const COVER_FILE = /\.(?:jpe?g|png|gif)$/;

/** The file of the chosen cover, else of the first picture in the text that can be one; empty if there is neither. */
export function coverOf({ coverImage, content }: Pick<PostFields, 'coverImage' | 'content'>): string {
  if (coverImage) return coverImage;
  const files = listEmbeds(content).map((embed) => (embed.type === 'image' ? uploadNameOf(embed.src) : undefined));
  return files.find((file) => file && COVER_FILE.test(file)) ?? '';
}
