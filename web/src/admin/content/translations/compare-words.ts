/** A stretch of a text from its word `firstWord` on, and whether the other text lacks it. */
export type Piece = { readonly text: string; readonly isChanged: boolean; readonly firstWord: number };

/** Above this many comparisons, everything between the first and the last difference counts as changed. */
const MOST_COMPARISONS = 4_000_000;

/** Compares two texts word by word: the older's pieces may be removed, the newer's added. */
export function compareWords(older: string, newer: string): { readonly older: Piece[]; readonly newer: Piece[] } {
  const from = wordsOf(older);
  const to = wordsOf(newer);
  const start = countCommon(from, to);
  const end = countCommon(from.slice(start).toReversed(), to.slice(start).toReversed());
  const common = findCommon(from.slice(start, from.length - end), to.slice(start, to.length - end));
  const isCommon = (words: readonly string[], inside: ReadonlySet<number>) => (_: string, index: number) =>
    index < start || index >= words.length - end || inside.has(index - start);
  return {
    older: join(from, from.map(isCommon(from, common.older))),
    newer: join(to, to.map(isCommon(to, common.newer))),
  };
}

/** Splits into words, each with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function countCommon(some: readonly string[], others: readonly string[]): number {
  const first = some.findIndex((word, index) => word !== others[index]);
  return first === -1 ? Math.min(some.length, others.length) : first;
}

/** The positions of the longest common subsequence of words. */
function findCommon(from: readonly string[], to: readonly string[]) {
  const common = { older: new Set<number>(), newer: new Set<number>() };
  if (from.length * to.length > MOST_COMPARISONS) return common;
  const lengths = measure(from, to);
  let [a, b] = [0, 0];
  while (a < from.length && b < to.length) {
    if (from[a] === to[b]) {
      common.older.add(a++);
      common.newer.add(b++);
    } else if (lengths(a + 1, b) >= lengths(a, b + 1)) a++;
    else b++;
  }
  return common;
}

/** The length of that subsequence from any two positions on. */
function measure(from: readonly string[], to: readonly string[]): (a: number, b: number) => number {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  const at = (a: number, b: number) => lengths[a * width + b] ?? 0;
  for (let a = from.length - 1; a >= 0; a--) {
    for (let b = to.length - 1; b >= 0; b--) {
      lengths[a * width + b] = from[a] === to[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  return at;
}

function join(words: readonly string[], isCommon: readonly boolean[]): Piece[] {
  const pieces: { text: string; readonly isChanged: boolean; readonly firstWord: number }[] = [];
  for (const [index, word] of words.entries()) {
    const isChanged = !isCommon[index];
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else pieces.push({ text: word, isChanged, firstWord: index });
  }
  return pieces;
}
