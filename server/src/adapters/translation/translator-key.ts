import { z } from 'zod';
import { createSealedValue, type SealedValue } from '../sealed-value.ts';

/** The key of the owner's account with a translation service, sealed. */
export function createTranslatorKey(where: { readonly file: string; readonly secret: string }): SealedValue<string> {
  return createSealedValue({ ...where, purpose: 'approdo: translator', shape: z.string() });
}
