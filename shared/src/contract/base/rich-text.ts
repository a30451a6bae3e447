import { z } from 'zod';
import { utf8Length } from '../../domain/base/text/utf8.ts';
import { MAX_CONTENT_BYTES } from '../../rich-text/elements.ts';

/** Maximum bytes of a JSON body with rich content: the content, JSON's escapes, and the other fields. */
export const RICH_BODY_LIMIT = MAX_CONTENT_BYTES + 200 * 1024;

export const CONTENT_TOO_INTRICATE = 'Il contenuto è troppo complesso: ha troppi elementi, o troppi uno dentro l’altro';
export const CONTENT_TOO_LARGE = 'Il contenuto supera la dimensione massima di 1 MB';

/** HTML of the elements, links and embeds that shared/rich-text lists; the server drops all other markup. */
export function richText(missing: string) {
  return z
    .string(missing)
    .refine((html) => utf8Length(html) <= MAX_CONTENT_BYTES, CONTENT_TOO_LARGE)
    .meta({ contentMediaType: 'text/html', maxLength: MAX_CONTENT_BYTES });
}
