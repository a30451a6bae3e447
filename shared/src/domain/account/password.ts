import type { FaultBy } from '../text/fault.ts';
import { utf8Length } from '../text/utf8.ts';

const PASSWORD_MIN_CHARACTERS = 6;

/** bcrypt reads no further. */
export const PASSWORD_MAX_BYTES = 72;

export type PasswordFaultValues = {
  readonly newPasswordTooShort: { readonly min: number };
  readonly newPasswordTooLong: { readonly bytes: number };
};

type PasswordFault = FaultBy<PasswordFaultValues>;

const TOO_LONG: PasswordFault = { key: 'newPasswordTooLong', values: { bytes: PASSWORD_MAX_BYTES } };

/** What keeps the text from being a new password, to be worded: fewer than 6 characters, more than 72 bytes of UTF-8. */
export function findPasswordFault(password: string): PasswordFault | undefined {
  if (password.length > PASSWORD_MAX_BYTES) return TOO_LONG;
  if ([...password].length < PASSWORD_MIN_CHARACTERS) {
    return { key: 'newPasswordTooShort', values: { min: PASSWORD_MIN_CHARACTERS } };
  }
  return utf8Length(password) > PASSWORD_MAX_BYTES ? TOO_LONG : undefined;
}
