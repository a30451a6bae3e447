import { z } from 'zod';
import { createSealedValue } from '../sealed-value.ts';
import type { OpenStoredValue } from '../stored-values.ts';
import { loadWebPush } from './load-web-push.ts';

/** In base64url: a point on P-256 and its private scalar (RFC 8292, 3.2). */
const pushKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
type PushKeys = z.output<typeof pushKeys>;

/**
 * The tenant's VAPID keys, which identify it to push services: made once, sealed, in no archive. If processes make keys
 * at the same time, one pair is stored. Keys sealed under another secret count as missing: browsers subscribe again.
 */
export function createPushKeys(where: { readonly openStoredValue: OpenStoredValue; readonly secret: string }) {
  const stored = createSealedValue({
    ...where,
    name: 'push-keys.json',
    purpose: 'approdo: push keys',
    shape: pushKeys,
  });

  return async (): Promise<PushKeys> => {
    const known = await stored.read();
    if (known) return known;
    const { generateVAPIDKeys } = await loadWebPush();
    return await stored.writeIfAbsent(generateVAPIDKeys());
  };
}
