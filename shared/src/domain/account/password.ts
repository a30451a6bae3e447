import { type Said, say } from '../../words/say.ts';

const PASSWORD_MIN_CHARACTERS = 6;

/** bcrypt reads no further. */
export const PASSWORD_MAX_BYTES = 72;

const TOO_LONG = say('newPasswordTooLong', { bytes: PASSWORD_MAX_BYTES });

/** What keeps the text from being a new password, to be worded: fewer than 6 characters, more than 72 bytes of UTF-8. */
export function findPasswordFault(password: string): Said | undefined {
  if (password.length > PASSWORD_MAX_BYTES) return TOO_LONG;
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_CHARACTERS) {
    return say('newPasswordTooShort', { min: PASSWORD_MIN_CHARACTERS });
  }
  const bytes = characters.reduce((sum, character) => sum + utf8Length(character), 0);
  return bytes > PASSWORD_MAX_BYTES ? TOO_LONG : undefined;
}

function utf8Length(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
