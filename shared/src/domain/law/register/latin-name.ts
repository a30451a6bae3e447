import { spellOutLetters } from '../../base/text/whole-letters.ts';

/** Field lengths of the portal's line. */
export const LAST_NAME_MAX = 50;
export const FIRST_NAME_MAX = 30;
export const DOC_NUMBER_MAX = 20;

/** Why a name cannot be written in Latin capitals: a character without one, or its length when written out. */
type LatinFault =
  | { readonly key: 'latinLettersOnly'; readonly values: { readonly sign: string } }
  | { readonly key: 'tooLongInLatin'; readonly values: { readonly max: number } };

type Latin =
  | { readonly written: string; readonly fault?: undefined }
  | { readonly written?: undefined; readonly fault: LatinFault };

const APOSTROPHES = /['’‘ʻʼʽʾʿʹ`´′‛＇]/g;
const BLANKS = /[\s\-‐‑‒–—―−]+/g;
const STOPS = /[.,]/g;
/** Invisible characters that are pasted from a page or a message. */
const UNSEEN = /\p{Cf}+/gu;

/**
 * A name in A–Z, apostrophes and single spaces, as the portal accepts it (LAW.md section 6): no accents, other letters
 * written out, no invisible characters. Any other character, or excess length, is a fault.
 */
export function latinName(name: string, max: number): Latin {
  const plain = name.replace(UNSEEN, '').replace(APOSTROPHES, "'").replace(BLANKS, ' ').replace(STOPS, '');
  const written = spellOutLetters(withoutAccents(plain.toLowerCase())).toUpperCase().trim().replace(/ +/g, ' ');
  const sign = findRefused(written) ?? (/[A-Z]/.test(written) ? undefined : name.trim().slice(0, 1));
  if (sign !== undefined) return { fault: { key: 'latinLettersOnly', values: { sign } } };
  return written.length > max ? { fault: { key: 'tooLongInLatin', values: { max } } } : { written };
}

/** A document number in capitals without spaces, full stops, hyphens, slashes and invisible characters. */
export function latinNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(UNSEEN, '')
    .replace(/[\s.\-/]/g, '');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '');
}

function findRefused(written: string): string | undefined {
  return /[^A-Z' ]/u.exec(written)?.[0];
}
