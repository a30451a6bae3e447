import { sha256 } from './digest.ts';
import { drawBytes } from './random.ts';

/** 256 bits, which base64url writes in 43 characters. */
const TOKEN_BYTES = 32;

/** A token that nobody guesses: whoever has it is let in. */
export function makeToken(): string {
  return drawBytes(TOKEN_BYTES).toString('base64url');
}

/** What a token is found by without being kept; in hexadecimal. */
export function hashToken(token: string): string {
  return sha256(token);
}
