/** The overhead of AES-GCM: a nonce of 96 bits, a tag of 128 (NIST SP 800-38D, 5.2.1). */
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** The length in characters of so many bytes once sealed: base64 of nonce, tag and ciphertext. */
export function sealedLength(bytes: number): number {
  return 4 * Math.ceil((NONCE_BYTES + TAG_BYTES + bytes) / 3);
}
