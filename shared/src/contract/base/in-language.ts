import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';

const language = z.enum(LANGUAGES);

/** Keys that an answer has only where the call names a language by `lang`. */

/** The fields whose words are Italian, for want of others. */
export const inItalian = z.array(z.string()).optional();

/** Where a post or page is in each language that visitors may read it in, this one included. */
export const alternates = z.array(z.object({ language, slug: z.string() })).optional();

/** The languages in which visitors find anything of a list. */
export const languages = z.array(language).optional();

/** What somebody wrote in. */
export const writtenIn = language.optional();
