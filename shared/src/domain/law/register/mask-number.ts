const VISIBLE_SIGNS = 3;
const MASK = '•';

/** A document number as its guest sees it: all but the last three characters as `•`, short ones entirely. */
export function maskNumber(number: string): string {
  const signs = Array.from(number);
  const hidden = signs.length > VISIBLE_SIGNS ? signs.length - VISIBLE_SIGNS : signs.length;
  return MASK.repeat(hidden) + signs.slice(hidden).join('');
}

/** Whether it contains a mask character, and so was not typed by anybody. */
export function isMasked(number: string): boolean {
  return number.includes(MASK);
}
