const MAX_CHARACTERS = 40;

/**
 * A name as it may stand in a letter to an address whose reader did not ask for it: letters and what joins them, at
 * most 40. No digit, sign or dot within a word, since mail programs turn addresses and phone numbers into links.
 */
export function nameForStranger(name: string): string {
  const letters = name
    .replace(/[^\p{L}\p{M}'’.\- ]/gu, '')
    .replace(/\.(?=[^ ])/g, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = Array.from(letters);
  const safeName =
    characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('').trim()}…` : letters;
  return safeName || '—';
}
