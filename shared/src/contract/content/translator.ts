import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { rawLine } from '../base/fields.ts';

const MISSING_KEY = 'Incolla la chiave del servizio di traduzione';

/** The translation service; null if there is none. */
const service = z.enum(['deepl', 'libretranslate']).nullable();

const translatorView = z.object({
  service,
  /** How many characters the account may still translate; null if unlimited or unknown at present. */
  charactersLeft: z.number().int().nullable(),
});
export type TranslatorView = z.output<typeof translatorView>;

export const translatorLink = z.object({
  key: rawLine(MISSING_KEY, 200)
    .min(1, MISSING_KEY)
    .max(200, 'La chiave è troppo lunga')
    .regex(/^[\x21-\x7e]+$/, 'La chiave non è scritta bene')
    .meta({ format: 'password' }),
});

export const translator = {
  get: endpoint({
    method: 'GET',
    path: '/translator',
    access: 'admin',
    summary: 'The translation service that is linked, and how many characters it has left',
    answer: translatorView,
    status: 200,
  }),
  find: endpoint({
    method: 'GET',
    path: '/translator/service',
    access: 'editor',
    summary: 'The translation service that is linked, for those who let it suggest; it is not asked anything',
    answer: z.object({ service }),
    status: 200,
  }),
  link: endpoint({
    method: 'PUT',
    path: '/translator',
    access: 'admin',
    summary: 'Link DeepL by the key of an account; it is tried first, kept sealed, and in no backup',
    body: translatorLink,
    answer: translatorView,
    status: 200,
    refusals: { 409: ['translatorQuotaUsed'] },
    leavesSiteAlone: true,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/translator',
    access: 'admin',
    summary: 'Forget the key',
    status: 204,
    leavesSiteAlone: true,
  }),
};
