import { z } from 'zod';
import { TRANSLATION_STATES } from '../../domain/operations/translation.ts';
import { endpoint } from '../base/endpoint.ts';
import { version } from '../base/fields.ts';
import { RICH_BODY_LIMIT } from '../base/rich-text.ts';
import { TRANSLATABLE_KINDS } from './translatable.ts';

const kind = z.enum(TRANSLATABLE_KINDS);
const count = z.number().int();
const progress = z.object({ done: count, total: count });

/** A thing with Italian texts, and its progress in another language. */
const translatableThing = z.object({
  kind,
  id: z.string(),
  /** In Italian. */
  title: z.string(),
  missing: count,
  suggested: count,
  outdated: count,
  /** For a post or page, in that language; for other things, whether visitors see them in Italian. */
  isPublished: z.boolean(),
});

const translationsOverview = z.object({
  /** Texts without which the language cannot be offered. */
  needed: progress,
  all: progress,
  things: z.array(translatableThing),
});
export type TranslationsOverview = z.output<typeof translationsOverview>;

const translatedField = z.object({
  field: z.string(),
  format: z.enum(['line', 'text', 'html']),
  /** Maximum length in characters, for HTML in bytes. */
  max: count,
  italian: z.string(),
  /** The Italian that the translation was made from; null if there is none. */
  source: z.string().nullable(),
  text: z.string().nullable(),
  state: z.enum(TRANSLATION_STATES),
});

/** The texts of one thing in one language. */
export const translation = z.object({
  fields: z.array(translatedField),
  /** Of posts and pages, once they have a title in that language. */
  slug: z.string().optional(),
  /** Of posts and pages. */
  isPublished: z.boolean().optional(),
  version,
});
export type Translation = z.output<typeof translation>;

/** Fields left out keep their values; `text: null` deletes. Only checked texts are public. */
export const translationEdit = z.object({
  fields: z
    .record(
      z.string().max(200),
      z.object({
        text: z.string('Inserisci un testo').nullable(),
        isChecked: z.boolean('Scegli se il testo è controllato').default(false),
      }),
      'Indica i testi per campo',
    )
    .optional(),
  slug: z.string('Lo slug è un testo').optional(),
  isPublished: z.boolean('Scegli se pubblicare').optional(),
});
export type TranslationEdit = z.output<typeof translationEdit>;

const word = z.string().min(1).max(64);
const thing = z.object({ language: word, kind: word, id: word });

export const translations = {
  list: endpoint({
    method: 'GET',
    path: '/translations/{language}',
    access: 'editor',
    summary: 'How far the site is translated into a language, thing by thing; to editors without what is for admins',
    params: z.object({ language: word }),
    answer: translationsOverview,
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/translations/{language}/{kind}/{id}',
    access: 'editor',
    summary: 'The words of one thing in a language beside the Italian; what is for admins is refused to editors',
    params: thing,
    versioned: true,
    answer: translation,
    status: 200,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/translations/{language}/{kind}/{id}',
    access: 'editor',
    summary: 'Write, check or delete texts in a language, and publish a post or page in it; 409 names what is missing',
    params: thing,
    body: translationEdit,
    bodyLimit: RICH_BODY_LIMIT,
    versioned: true,
    answer: translation,
    status: 200,
    refusals: { 409: ['slugTaken', 'slugFixedInEach', 'pageNotHidden', 'translationGaps', 'translationPublished'] },
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/translations/{language}/{kind}/{id}/suggest',
    access: 'editor',
    summary: 'Let the translation service suggest what is missing, to be checked; 409 where none is linked',
    params: thing,
    answer: translation,
    status: 200,
    refusals: {
      409: [
        'translatorNotLinked',
        'translatorKeyEnded',
        'translatorQuotaUsed',
        'neverTranslated',
        'italianNotPublic',
        'tooLongToTranslate',
      ],
    },
    leavesSiteAlone: true,
  }),
};
