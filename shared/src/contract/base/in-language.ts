import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';

const language = z.enum(LANGUAGES);

/** Keys that an answer has only where the call names a language by `lang`. */

/** The fields left in Italian, since they are not translated. */
export const inItalian = z.array(z.string()).optional();

/** The slugs of a post or page by language, this one included, where visitors may read it. */
export const alternates = z.array(z.object({ language, slug: z.string() })).optional();

/** The languages in which a list has anything for visitors. */
export const languages = z.array(language).optional();

/** The language that somebody wrote in. */
export const writtenIn = language.optional();
