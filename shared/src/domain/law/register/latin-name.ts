import { spellOutLetters } from '../../base/text/whole-letters.ts';

/** The lengths that the portal's line has room for. */
export const LAST_NAME_MAX = 50;
export const FIRST_NAME_MAX = 30;
export const DOC_NUMBER_MAX = 20;

/** What keeps a name from being written in Latin capitals: a sign that has none, or its length once it is written out. */
type LatinFault =
  | { readonly key: 'latinLettersOnly'; readonly values: { readonly sign: string } }
  | { readonly key: 'tooLongInLatin'; readonly values: { readonly max: number } };

type Latin =
  | { readonly written: string; readonly fault?: undefined }
  | { readonly written?: undefined; readonly fault: LatinFault };

const APOSTROPHES = /['’‘ʻʼʽʾʿʹ`´′‛＇]/g;
const BLANKS = /[\s\-‐‑‒–—―−]+/g;
const STOPS = /[.,]/g;
/** What is pasted along from a page or a message: nobody sees it. */
const UNSEEN = /\p{Cf}+/gu;

/**
 * A name in A–Z, apostrophes and single blanks, as the portal takes it (LAW.md section 6): marks are stripped, whole letters
 * written out, signs that nobody sees fall out. Nothing else is cut: what is left over, or too long then, is a fault.
 */
export function latinName(name: string, max: number): Latin {
  const plain = name.replace(UNSEEN, '').replace(APOSTROPHES, "'").replace(BLANKS, ' ').replace(STOPS, '');
  const written = spellOutLetters(withoutAccents(plain.toLowerCase())).toUpperCase().trim().replace(/ +/g, ' ');
  const sign = findRefused(written) ?? (/[A-Z]/.test(written) ? undefined : name.trim().slice(0, 1));
  if (sign !== undefined) return { fault: { key: 'latinLettersOnly', values: { sign } } };
  return written.length > max ? { fault: { key: 'tooLongInLatin', values: { max } } } : { written };
}

/** A document's number in capitals without blanks, full stops, hyphens, strokes and signs that nobody sees; the rest stays. */
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
