import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** 256 bits. */
const KEY_BYTES = 32;

/** The SHA-256 of bytes or of a UTF-8 text; hexadecimal unless base64url is asked for. */
export function sha256(content: string | Uint8Array, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

/** A keyed digest: without the key nobody can compute it or learn anything from it. */
export function hmacSha256(key: Uint8Array, content: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** A key for one purpose (HKDF-SHA-256, RFC 5869); it reveals neither the secret nor the keys of other purposes. */
export function deriveKey(secret: string | Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

/** Whether both are equal, in constant time: the duration reveals nothing about them. */
export function constantTimeEqual(one: string | Uint8Array, other: string | Uint8Array): boolean {
  // Digests have one length, whatever was sent.
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));
}
