/** The text, or as many whole words of it as fit. */
export function cutAt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/(?<![\s.,;:])[\s.,;:]+$/, '')} …`;
}
