import { constantTimeEqual, deriveKey, hmacSha256 } from '../../../adapters/digest.ts';

/** LOOK.md, 8. */
export const PREVIEW_MS = 30 * 60_000;

const INSTANT_BYTES = 6;
const SIGNATURE_BYTES = 26;
/** 256 bits in base64url. */
const WRITTEN = /^[\w-]{43}$/;

/** `origin` is the site's: another site's tokens are invalid, even with the same secret. */
type TokenKey = { readonly secret: string; readonly origin: string };

/**
 * A token that shows the draft until then: milliseconds since 1970 in 6 bytes and the first 26 bytes of their
 * HMAC-SHA-256, as 43 characters of base64url. It contains its own expiry, so that issuing one writes nothing.
 */
export function createPreviewToken({ secret, origin }: TokenKey, until: Date): string {
  const instant = Buffer.alloc(INSTANT_BYTES);
  instant.writeUIntBE(until.getTime(), 0, INSTANT_BYTES);
  const key = deriveKey(secret, 'approdo: previews of the look');
  const signature = hmacSha256(key, JSON.stringify([origin, until.getTime()]));
  return Buffer.concat([instant, signature.subarray(0, SIGNATURE_BYTES)]).toString('base64url');
}

/** Whether the token was made by this site and is still valid. */
export function verifyPreviewToken(tokenKey: TokenKey, token: string, now: Date): boolean {
  if (!WRITTEN.test(token)) return false;
  const until = new Date(Buffer.from(token, 'base64url').readUIntBE(0, INSTANT_BYTES));
  return constantTimeEqual(token, createPreviewToken(tokenKey, until)) && now.getTime() < until.getTime();
}
