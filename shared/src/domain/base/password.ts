import type { FaultBy } from './text/fault.ts';
import { utf8Length } from './text/utf8.ts';

const PASSWORD_MIN_CHARACTERS = 6;

/**
 * How many times a password is hashed by bcrypt, as a power of two. Twice the work that OWASP's Password Storage Cheat Sheet
 * asks of it at least (10). One more would hold a core for a third of a second at every sign-in, and a small server has two.
 */
export const PASSWORD_HASH_COST = 11;

/** bcrypt reads no further. */
export const PASSWORD_MAX_BYTES = 72;

/** No text of 72 bytes is more signs before its accents are joined to their letters: of two bytes, three at most. */
const MOST_TYPED = 4 * PASSWORD_MAX_BYTES;

export type PasswordFaultValues = {
  readonly newPasswordTooShort: { readonly min: number };
  readonly newPasswordTooLong: { readonly bytes: number };
};

type PasswordFault = FaultBy<PasswordFaultValues>;

const TOO_LONG: PasswordFault = { key: 'newPasswordTooLong', values: { bytes: PASSWORD_MAX_BYTES } };

/** What is hashed and compared: `è` is one sign on Windows and two on a Mac, and one password (RFC 8265, 4.2.2). */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** What keeps the text from being a new password, to be worded: as it is hashed, fewer than 6 characters, more than 72 bytes of UTF-8. */
export function findPasswordFault(typed: string): PasswordFault | undefined {
  if (typed.length > MOST_TYPED) return TOO_LONG;
  const password = normalizePassword(typed);
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    return { key: 'newPasswordTooShort', values: { min: PASSWORD_MIN_CHARACTERS } };
  }
  return utf8Length(password) > PASSWORD_MAX_BYTES ? TOO_LONG : undefined;
}
