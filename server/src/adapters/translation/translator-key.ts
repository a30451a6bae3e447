import { z } from 'zod';
import type { OpenKept } from '../kept-values.ts';
import { createSealedValue, type SealedValue } from '../sealed-value.ts';

/** The key of the owner's account with a translation service, sealed. */
export function createTranslatorKey(where: {
  readonly openKept: OpenKept;
  readonly secret: string;
}): SealedValue<string> {
  return createSealedValue({ ...where, name: 'translator', purpose: 'approdo: translator', shape: z.string() });
}
