import type { FaultBy } from './text/fault.ts';
import { utf8Length } from './text/utf8.ts';

const PASSWORD_MIN_CHARACTERS = 6;

/**
 * bcrypt's cost: the number of rounds as a power of two. Twice the minimum of OWASP's Password Storage Cheat Sheet
 * (10). One more would use a core for a third of a second at every sign-in, and a small server has two.
 */
export const PASSWORD_HASH_COST = 11;

/** bcrypt ignores further bytes. */
export const PASSWORD_MAX_BYTES = 72;

/** Maximum length of 72 bytes before normalization, which joins up to three code points to one of two bytes. */
const MAX_TYPED_LENGTH = 4 * PASSWORD_MAX_BYTES;

export type PasswordFaultValues = {
  readonly newPasswordTooShort: { readonly min: number };
  readonly newPasswordTooLong: { readonly bytes: number };
};

type PasswordFault = FaultBy<PasswordFaultValues>;

const TOO_LONG: PasswordFault = { key: 'newPasswordTooLong', values: { bytes: PASSWORD_MAX_BYTES } };

/** The form to hash and compare: `è` may be one code point or two, depending on the system (RFC 8265, 4.2.2). */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** The fault of a new password, if any: once normalized, under 6 characters or over 72 bytes of UTF-8. */
export function findPasswordFault(typed: string): PasswordFault | undefined {
  if (typed.length > MAX_TYPED_LENGTH) return TOO_LONG;
  const password = normalizePassword(typed);
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    return { key: 'newPasswordTooShort', values: { min: PASSWORD_MIN_CHARACTERS } };
  }
  return utf8Length(password) > PASSWORD_MAX_BYTES ? TOO_LONG : undefined;
}
