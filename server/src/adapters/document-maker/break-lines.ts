/** How wide a text is, in the unit that widths are in. */
type Measure = (text: string) => number;

/**
 * Breaks a text where its lines end, and where one would be wider than `width`: between words, and within one that has no
 * room in a line of its own. A line that goes on keeps its blank: words do not run together where it is read aloud.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((line) => breakLine(line, width, measure));
}

function breakLine(text: string, width: number, measure: Measure): string[] {
  const blank = measure(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let taken = 0;
  for (const word of text.split(' ')) {
    const [first = '', ...rest] = cutWord(word, width, measure);
    const wide = measure(first);
    if (line.length > 0 && taken + blank + wide > width) {
      lines.push(`${line.join(' ')} `);
      line = [];
      taken = 0;
    }
    taken += wide + (line.length > 0 ? blank : 0);
    line.push(first);
    for (const piece of rest) {
      lines.push(line.join(' '));
      line = [piece];
      taken = measure(piece);
    }
  }
  return [...lines, line.join(' ')];
}

/** Pieces of a word that have room in a line each; one sign at least. */
function cutWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const [sign] of word.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const wide = measure(sign);
    if (piece !== '' && taken + wide > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += sign;
    taken += wide;
  }
  return [...pieces, piece];
}
