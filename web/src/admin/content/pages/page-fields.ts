import {
  CONTENT_MIN_LENGTH,
  CONTENT_TOO_SHORT,
  fixedPageSlugs,
  pageDraft,
} from '@approdo/shared/contract/content/pages';
import { visibleLength } from '@approdo/shared/domain/base/text/text';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';
import { z } from 'zod';

/** The form fields of a page while it is written, valid or not. */
export const pageFields = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  published: z.boolean(),
});
export type PageFields = z.output<typeof pageFields>;

export const NO_PAGE: PageFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  published: false,
};

/** The validation of a page; only visible text counts as content. */
export const pageRules = pageDraft.extend({
  content: pageDraft.shape.content.refine(
    (html) => visibleLength(plainTextOf(html), CONTENT_MIN_LENGTH) >= CONTENT_MIN_LENGTH,
    CONTENT_TOO_SHORT,
  ),
});

/** Whether other screens link to the page, so that it can be neither moved nor hidden. */
export function isFixedPage(slug: string): boolean {
  return fixedPageSlugs.some((fixed) => fixed === slug);
}
