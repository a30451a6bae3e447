import { withoutMarks } from './text.ts';
import { spellOutLetters } from './whole-letters.ts';

export const SLUG_MAX_LENGTH = 200;
export const UNTITLED_SLUG = 'senza-titolo';

/** Words that are paths of their own: `/blog/all`, `/pages/all`. */
const RESERVED_SLUGS: readonly string[] = ['all'];

/** Whether the text has only lowercase letters, digits and hyphens, at most 200; a reserved word is a slug too. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^-*[a-z0-9][a-z0-9-]*$/.test(text);
}

/** Whether the site itself uses a slug. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug);
}

/** A slug for a title or name: letters without their accents, hyphens between words, never empty or reserved. */
export function suggestSlug(title: string): string {
  const slug = foldToSlug(title) || UNTITLED_SLUG;
  return isReservedSlug(slug) ? `${slug}-1` : slug;
}

/** The same, but empty where the text has neither letters nor digits, and reserved where it is a reserved word. */
export function foldToSlug(text: string): string {
  const words = foldLetters(text)
    .replaceAll('&', ' e ')
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(words).slice(0, SLUG_MAX_LENGTH));
}

/** The slug itself, or the first of `slug-2`, `slug-3`… that is not taken. */
export function nextFreeSlug(slug: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) {
    const ending = `-${number}`;
    free = trimHyphens(slug.slice(0, SLUG_MAX_LENGTH - ending.length)) + ending;
  }
  return free;
}

function foldLetters(text: string): string {
  return spellOutLetters(withoutMarks(text).toLowerCase());
}

function trimHyphens(text: string): string {
  return text.replace(/^-+|-+$/g, '');
}
