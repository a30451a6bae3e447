import { z } from 'zod';
import { createSealedValue, type SealedValue } from '../sealed-value.ts';
import type { OpenStoredValue } from '../stored-values.ts';

/** The key of the owner's account with a translation service, sealed. */
export function createTranslatorKey(where: {
  readonly openStoredValue: OpenStoredValue;
  readonly secret: string;
}): SealedValue<string> {
  return createSealedValue({ ...where, name: 'translator', purpose: 'approdo: translator', shape: z.string() });
}
