import { z } from 'zod';
import { isReservedSlug, isSlug, SLUG_MAX_LENGTH } from '../../domain/base/text/slug.ts';

const NO_SLUG = 'L’indirizzo (slug) può contenere solo lettere minuscole, numeri e trattini';
const RESERVED = 'Questo indirizzo (slug) è riservato';

/** A slug that can be assigned: lowercase letters, digits and hyphens, but no reserved word of the site. */
export const slug = z
  .string(NO_SLUG)
  .refine(isSlug, NO_SLUG)
  .refine((text) => !isReservedSlug(text), RESERVED)
  .meta({ maxLength: SLUG_MAX_LENGTH, pattern: '^[a-z0-9-]+$' });

/** A slug to look up: an invalid one is simply not found. */
export const bySlug = z.object({ slug: z.string().min(1).max(1000) });

/** The name of a library file, without `/uploads/`. */
export function fileName(missing: string) {
  return z.string(missing).min(1, missing).max(200, "Questo file non c'è nella libreria");
}
