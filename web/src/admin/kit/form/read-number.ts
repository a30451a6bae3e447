/** What a number field holds: an empty field is no number, rather than none. */
export function readNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
