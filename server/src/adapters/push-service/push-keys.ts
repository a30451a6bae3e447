import { z } from 'zod';
import type { OpenKept } from '../kept-values.ts';
import { createSealedValue } from '../sealed-value.ts';
import { loadWebPush } from './load-web-push.ts';

/** In base64url: a point on P-256, and the number behind it (RFC 8292, 3.2). */
const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
type PushKeys = z.output<typeof pushKeys>;

/**
 * By which push services know the house: made once, sealed, in no archive. Of processes that make one at once, one is kept. What was
 * sealed under another secret counts as none: browsers then subscribe anew.
 */
export function createPushKeys(where: { readonly openKept: OpenKept; readonly secret: string }) {
  const kept = createSealedValue({ ...where, name: 'push-keys.json', purpose: 'approdo: push keys', shape: pushKeys });

  return async (): Promise<PushKeys> => {
    const known = await kept.read();
    if (known) return known;
    const { generateVAPIDKeys } = await loadWebPush();
    return await kept.keepFirst(generateVAPIDKeys());
  };
}
