/** What AES-GCM needs beside what it encrypts: a nonce of 96 bits, a tag of 128 (NIST SP 800-38D, 5.2.1). */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** How many characters so many bytes have once they are sealed: base64 of nonce, tag and what is encrypted. */
export function sealedLength(bytes: number): number {
  return 4 * Math.ceil((NONCE_BYTES + TAG_BYTES + bytes) / 3);
}
