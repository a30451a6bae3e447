import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits in base64url: a PKCE verifier, or a state to recognise one's own request by. */
export function makeVerifier(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The PKCE challenge of a verifier: its SHA-256 in base64url (RFC 7636, 4.2, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
