import { sha256 } from './digest.ts';
import { drawBytes } from './random.ts';

/** 256 bits: 43 characters in base64url. */
const TOKEN_BYTES = 32;

/** An unguessable token: whoever presents it is let in. */
export function makeToken(): string {
  return drawBytes(TOKEN_BYTES).toString('base64url');
}

/** The hexadecimal hash under which a token is looked up, so that the token itself is not stored. */
export function hashToken(token: string): string {
  return sha256(token);
}
