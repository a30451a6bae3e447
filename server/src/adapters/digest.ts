import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** 256 bits. */
const KEY_BYTES = 32;

/** What bytes, or a text in UTF-8, are told from all others by; in hexadecimal unless it is to be short. */
export function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** A digest that nobody makes, or finds anything out from, without the key. */
export function hmacSha256(key: Uint8Array, content: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** A key for one purpose (HKDF-SHA-256, RFC 5869), which tells nothing of the secret or of what is derived for others. */
export function deriveKey(secret: string | Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** Whether both are the same; of what they are, how long that takes tells nothing. */
export function constantTimeEqual(one: string | Uint8Array, other: string | Uint8Array): boolean {
  // Digests are of one length, whatever was sent.
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}
