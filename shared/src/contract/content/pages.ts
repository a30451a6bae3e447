import { z } from 'zod';
import { isReservedSlug, isSlug } from '../../domain/base/text/slug.ts';
import { visibleLength } from '../../domain/base/text/text.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, line, rawLine, text, version } from '../base/fields.ts';
import { alternates, inItalian } from '../base/in-language.ts';
import { RICH_BODY_LIMIT, richText } from '../base/rich-text.ts';
import { picture } from './media.ts';
import { bySlug } from './writing-fields.ts';

const TITLE_BOUNDS = 'Il titolo deve essere compreso tra 5 e 200 caratteri';
const SLUG_BOUNDS = 'Lo slug deve essere compreso tra 5 e 200 caratteri';
export const CONTENT_TOO_SHORT = 'Il contenuto deve essere di almeno 50 caratteri';
/** The minimum number of characters in a page's content, without its markup. */
export const CONTENT_MIN_LENGTH = 50;

/** Pages that other screens link to: they can be edited, but neither moved nor hidden. */
/** The page of the privacy notice. */
export const PRIVACY_NOTICE_SLUG = 'informativa-privacy';

export const fixedPageSlugs = [PRIVACY_NOTICE_SLUG, 'registrazione-richiesta'] as const;

const title = rawLine(TITLE_BOUNDS, 200, TITLE_BOUNDS)
  .refine((value) => visibleLength(value) >= 5 && visibleLength(value) <= 200, TITLE_BOUNDS)
  .meta({ minLength: 5, maxLength: 200 });

const pageSlug = z
  .string(SLUG_BOUNDS)
  .refine((value) => !isReservedSlug(value), 'Questo indirizzo (slug) è riservato')
  .min(5, SLUG_BOUNDS)
  .max(200, SLUG_BOUNDS)
  .refine(isSlug, 'L’indirizzo (slug) può contenere solo lettere minuscole, numeri e trattini');

const page = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  published: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  /** Null until it is first published. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  version,
  /** The library pictures that the content shows. */
  pictures: z.array(picture),
  inItalian,
  alternates,
});
export type Page = z.output<typeof page>;

export const pageSummary = page.omit({ pictures: true, inItalian: true, alternates: true });
export type PageSummary = z.output<typeof pageSummary>;

export const pageDraft = z.object({
  title,
  slug: pageSlug,
  excerpt: text({ max: 500 }).default(''),
  content: richText(CONTENT_TOO_SHORT),
  published: z.boolean('Scegli se pubblicare').default(false),
  seoTitle: line({ max: 200 }).default(''),
  seoDescription: line({ max: 500 }).default(''),
  seoKeywords: line({ max: 500 }).default(''),
});

/** The fields that a PUT may change; those left out stay as they were. */
export const pageEdit = z
  .object({
    title,
    slug: pageSlug,
    excerpt: text({ max: 500 }),
    content: richText(CONTENT_TOO_SHORT),
    published: z.boolean('Scegli se pubblicare'),
    seoTitle: line({ max: 200 }),
    seoDescription: line({ max: 500 }),
    seoKeywords: line({ max: 500 }),
  })
  .partial();

export const pages = {
  listAll: endpoint({
    method: 'GET',
    path: '/pages/all',
    access: 'editor',
    summary: 'Every page, drafts too, newest first',
    answer: z.array(pageSummary),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/pages/{slug}',
    access: 'anyone',
    summary: 'A page; a draft only to editors',
    params: bySlug,
    versioned: true,
    answer: page,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/pages',
    access: 'editor',
    summary: 'Write a page',
    body: pageDraft,
    bodyLimit: RICH_BODY_LIMIT,
    answer: page,
    status: 201,
    refusals: { 409: ['slugTaken'] },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/pages/{id}',
    access: 'editor',
    summary: 'Change, publish or hide a page',
    params: byId,
    body: pageEdit,
    bodyLimit: RICH_BODY_LIMIT,
    versioned: true,
    answer: page,
    status: 200,
    refusals: { 409: ['slugTaken', 'slugFixed', 'pageNotHidden'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/pages/{id}',
    access: 'editor',
    summary: 'Delete a page; the fixed ones stay',
    params: byId,
    status: 204,
    refusals: { 409: ['pageNeeded'] },
  }),
};
