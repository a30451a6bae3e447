import { z } from 'zod';
import { visibleLength } from '../../domain/base/text/text.ts';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, rawLine, version } from '../base/fields.ts';
import { alternates, inItalian, languages } from '../base/in-language.ts';
import { encodeMessage } from '../base/messages.ts';
import { RICH_BODY_LIMIT, richText } from '../base/rich-text.ts';
import { picture } from './media.ts';
import { bySlug, fileName, slug } from './writing-fields.ts';

const TITLE_MISSING = 'Il titolo è obbligatorio';
const TITLE_BOUNDS = 'Il titolo deve essere compreso tra 5 e 200 caratteri';
const EXCERPT_MISSING = "L'estratto è obbligatorio";
const EXCERPT_BOUNDS = "L'estratto deve essere compreso tra 10 e 500 caratteri";
export const CONTENT_MISSING = 'Il contenuto è obbligatorio';
const COVER_MISSING = 'Per favore scegli o carica una immagine di copertina';

const title = rawLine(TITLE_MISSING, 200, TITLE_BOUNDS)
  .min(1, TITLE_MISSING)
  .refine((text) => isBetween(text, 5, 200), TITLE_BOUNDS)
  .meta({ minLength: 5, maxLength: 200 });

const excerpt = rawLine(EXCERPT_MISSING, 500, EXCERPT_BOUNDS)
  .min(1, EXCERPT_MISSING)
  .refine((text) => isBetween(text, 10, 500), EXCERPT_BOUNDS)
  .meta({ minLength: 10, maxLength: 500 });

/** A post as it is listed. */
const postSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** File name in the library, without the `/uploads/` before it. */
  coverImage: z.string(),
  published: z.boolean(),
  /** In minutes. */
  readTime: z.number().int(),
  /** Null until it is first published. */
  publishedAt: instant.nullable(),
  createdAt: instant,
  author: z.object({ name: z.string(), avatar: z.string().nullable() }),
});
export type PostSummary = z.output<typeof postSummary>;

/** A listed post as its editors see it. */
const listedPost = postSummary.extend({ version });
export type ListedPost = z.output<typeof listedPost>;

export const post = listedPost.extend({
  content: z.string(),
  /** The library pictures that the post shows: its cover and those in its content. */
  pictures: z.array(picture),
  inItalian,
  alternates,
});
export type Post = z.output<typeof post>;

export const postDraft = z.object({
  title,
  excerpt,
  content: richText(CONTENT_MISSING),
  coverImage: fileName(COVER_MISSING),
  published: z.boolean('Scegli se pubblicare').default(false),
  /** Derived from the title if left out. */
  slug: slug.optional(),
});

/** The fields that a PUT may change; those left out stay as they were. */
export const postEdit = postDraft.extend({ published: z.boolean('Scegli se pubblicare') }).partial();

const wholeNumber = z.union(
  [
    z.int().min(1).max(9_999_999_999_999),
    z
      .string()
      .regex(/^0{0,9}[1-9]\d{0,12}$/)
      .transform(Number),
  ],
  encodeMessage(say('numberInvalid')),
);

export const blog = {
  list: endpoint({
    method: 'GET',
    path: '/blog',
    access: 'anyone',
    summary: 'A page of the published posts, newest first',
    query: z.object({
      page: wholeNumber.default(1),
      limit: wholeNumber.transform((limit) => Math.min(limit, 100)).default(10),
    }),
    answer: z.object({ posts: z.array(postSummary.extend({ inItalian })), total: z.number().int(), languages }),
    status: 200,
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/blog/all',
    access: 'editor',
    summary: 'Every post, drafts too, newest first',
    answer: z.array(listedPost),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/blog/{slug}',
    access: 'anyone',
    summary: 'A post; a draft only to editors',
    params: bySlug,
    versioned: true,
    answer: post,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/blog',
    access: 'editor',
    summary: 'Write a post',
    body: postDraft,
    bodyLimit: RICH_BODY_LIMIT,
    answer: post,
    status: 201,
    refusals: { 409: ['slugTaken'] },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/blog/{id}',
    access: 'editor',
    summary: 'Change, publish or hide a post',
    params: byId,
    body: postEdit,
    bodyLimit: RICH_BODY_LIMIT,
    versioned: true,
    answer: post,
    status: 200,
    refusals: { 409: ['slugTaken'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/blog/{id}',
    access: 'editor',
    summary: 'Delete a post',
    params: byId,
    status: 204,
  }),
};

function isBetween(text: string, min: number, max: number): boolean {
  const length = visibleLength(text);
  return length >= min && length <= max;
}
