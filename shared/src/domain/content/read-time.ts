const WORDS_PER_MINUTE = 200;

/** Minutes to read plain text at 200 words a minute, rounded up, at least 1 (SPEC.md section 9). */
export function readTimeOf(text: string): number {
  const words = text.match(/\S+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
