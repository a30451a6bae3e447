/** First characters of a set's ten codes, in order: a code is found by it, without comparing it to each hash. */
const RECOVERY_LETTERS = 'abcdefghjk';

/** Without ambiguous characters: i, l and o, 0 and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 54 random bits. */
const RANDOM_LENGTH = 11;

const WHOLE = new RegExp(`^[${RECOVERY_LETTERS}][${ALPHABET}]{${RANDOM_LENGTH}}$`);

/** A code as read: its first character, and all of it without separators. */
export type RecoveryCode = { readonly letter: string; readonly code: string };

/** Draws a set of ten. `draw` gives a random whole number from 0 to below `limit`. */
export function drawRecoveryCodes(draw: (limit: number) => number): readonly RecoveryCode[] {
  return [...RECOVERY_LETTERS].map((letter) => {
    const rest = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET.charAt(draw(ALPHABET.length)));
    return { letter, code: `${letter}${rest.join('')}` };
  });
}

/** As it is displayed: in fours with hyphens. */
export function writeRecoveryCode({ code }: RecoveryCode): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
}

/** With any separators, in any case; undefined if it is none. */
export function readRecoveryCode(written: string): RecoveryCode | undefined {
  const code = written.replace(/[\s.\p{Pd}]/gu, '').toLowerCase();
  return WHOLE.test(code) ? { letter: code.charAt(0), code } : undefined;
}
