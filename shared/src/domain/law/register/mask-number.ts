const SHOWN = 3;
const MASK = '•';

/** A document's number as its guest sees it again: its last three signs after a `•` for each other, and of so few only `•`. */
export function maskNumber(number: string): string {
  const signs = Array.from(number);
  const hidden = signs.length > SHOWN ? signs.length - SHOWN : signs.length;
  return MASK.repeat(hidden) + signs.slice(hidden).join('');
}

/** Whether it has a sign of a mask: it is no number that somebody typed. */
export function isMasked(number: string): boolean {
  return number.includes(MASK);
}
