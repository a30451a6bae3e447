const LINE = 120;

/** The beginning of what somebody wrote, as it fits in a line. */
export function firstLineOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const letters = [...line];
  return letters.length <= LINE ? line : `${letters.slice(0, LINE).join('').trimEnd()}…`;
}
