const LINE = 120;

/** The first line of a text, shortened to 120 characters. */
export function firstLineOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const letters = [...line];
  return letters.length <= LINE ? line : `${letters.slice(0, LINE).join('').trimEnd()}…`;
}
