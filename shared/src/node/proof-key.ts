import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 256 random bits in base64url, which nobody can guess: what a program keeps to itself, or knows its own question by. */
export function makeVerifier(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What may be told of a verifier before it is: its SHA-256, in base64url (RFC 7636, 4.2, S256). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
