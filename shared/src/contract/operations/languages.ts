import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { endpoint } from '../base/endpoint.ts';

const language = z.enum(LANGUAGES, 'Le lingue sono it, en, de e fr');

/** The languages offered to visitors, Italian first. */
const offeredLanguages = z.array(z.object({ language, name: z.string() }));
export type OfferedLanguages = z.output<typeof offeredLanguages>;

/** Italian is always included, named or not. */
const offer = z.object({ offered: z.array(language, 'Indica le lingue offerte').max(LANGUAGES.length * 2) });

export const languages = {
  list: endpoint({
    method: 'GET',
    path: '/languages',
    access: 'anyone',
    summary: 'The languages that the site is offered in, Italian first, each by its own name',
    answer: offeredLanguages,
    status: 200,
  }),
  offer: endpoint({
    method: 'PUT',
    path: '/languages',
    access: 'admin',
    summary: 'Offer these languages; 409 with `missing` while a text that one needs is not checked',
    body: offer,
    answer: offeredLanguages,
    status: 200,
    refusals: { 409: ['languageGaps'] },
  }),
};
