import type { AmountRow, Block, Fact, Paper } from './paper.ts';
import type { Typefaces, Weight } from './typefaces.ts';

/** An A4 page and its text area, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 533, top: 62, bottom: 770 } as const;

const SIZES = { title: 17, heading: 11.5, text: 10, small: 8.5 } as const;

/** Line height, relative to the font size. */
const LEADING = 1.4;

/** The widths of columns, in points. */
const AMOUNT_WIDTH = 120;
const LABEL_WIDTH = 130;
const COLUMN_GAP = 12;

/** An element of the document structure (ISO 32000-1, 14.8.4), and the element that contains it. */
export type Part = {
  readonly type: string;
  readonly within?: Part;
  readonly scope?: 'Column';
  readonly figure?: Figure;
};

/** What is said of a picture to who does not see it, and where it lies: left, top, right and bottom in points. */
type Figure = { readonly alt: string; readonly bbox: readonly [number, number, number, number] };

/** A piece of text on a line; it hangs from the line's upper edge. */
export type Piece = {
  readonly part: Part;
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly x: number;
  readonly isQuiet?: true;
};

/** Pieces side by side, never split by a page break. */
export type Line = {
  readonly pieces: readonly Piece[];
  readonly height: number;
  /** Space above the line, omitted at the top of a page. */
  readonly above: number;
  /** Whether the line after it is to be on the same page. */
  readonly holdsNext?: true;
  /** A rule above it. */
  readonly isRuled?: true;
};

/** Lays a paper out in lines, from top to bottom. */
export function layOut({ title, blocks }: Paper, typefaces: Typefaces): Line[] {
  const { write } = createPen(typefaces);
  const lines = write(title, { part: { type: 'H1' }, weight: '700', size: SIZES.title, x: PAGE.left, width: FULL });
  return [...held(lines), ...blocks.flatMap((block) => layOutBlock(block, typefaces))];
}

const FULL = PAGE.right - PAGE.left;

function layOutBlock(block: Block, typefaces: Typefaces): Line[] {
  switch (block.kind) {
    case 'heading':
      return layOutHeading(block.text, typefaces);
    case 'paragraph':
      return layOutParagraph(block.text, typefaces);
    case 'facts':
      return layOutFacts(block.facts, typefaces);
    case 'amounts':
      return layOutAmounts(block, typefaces);
  }
}

function layOutHeading(text: string, typefaces: Typefaces): Line[] {
  const { write } = createPen(typefaces);
  const style = { part: { type: 'H2' }, weight: '700', size: SIZES.heading, x: PAGE.left, width: FULL } as const;
  return held(spaced(write(text, style), 18));
}

function layOutParagraph(text: string, typefaces: Typefaces): Line[] {
  const { write } = createPen(typefaces);
  const style = { part: { type: 'P' }, weight: '400', size: SIZES.text, x: PAGE.left, width: FULL } as const;
  return withoutWidows(spaced(write(text, style), 8));
}

/** Each fact is a paragraph that begins with its label. */
function layOutFacts(facts: readonly Fact[], typefaces: Typefaces): Line[] {
  const { write } = createPen(typefaces);
  return facts.flatMap(({ label, value }) => {
    const part: Part = { type: 'P' };
    const x = PAGE.left + LABEL_WIDTH + COLUMN_GAP;
    const labels = write(`${label} `, {
      part,
      weight: '400',
      size: SIZES.text,
      x: PAGE.left,
      width: LABEL_WIDTH,
      isQuiet: true,
    });
    const values = write(value, { part, weight: '400', size: SIZES.text, x, width: PAGE.right - x });
    return spaced(sideBySide(labels, values), 4);
  });
}

function layOutAmounts({ head, rows, total }: Extract<Block, { kind: 'amounts' }>, typefaces: Typefaces): Line[] {
  const table: Part = { type: 'Table' };
  const row = (cells: AmountRow, type: 'TH' | 'TD', weight: Weight) =>
    spaced(layOutRow(cells, { row: { type: 'TR', within: table }, type, weight }, typefaces), 5);
  const ruled = (lines: Line[]): Line[] =>
    lines.map((line, index) => (index === 0 ? { ...line, isRuled: true } : line));
  return [
    ...held(spaced(row(head, 'TH', '700'), 10)),
    ...ruled(rows.flatMap((cells) => row(cells, 'TD', '400'))).map((line, index, all) =>
      index === all.length - 1 ? { ...line, holdsNext: true as const } : line,
    ),
    ...ruled(row(total, 'TD', '700')),
  ];
}

type Cells = { readonly row: Part; readonly type: 'TH' | 'TD'; readonly weight: Weight };

function layOutRow([what, amount]: AmountRow, { row, type, weight }: Cells, typefaces: Typefaces): Line[] {
  const { write } = createPen(typefaces);
  const cell = (): Part => ({ type, within: row, ...(type === 'TH' && { scope: 'Column' }) });
  const style = { weight, size: SIZES.text } as const;
  const start = PAGE.right - AMOUNT_WIDTH;
  const names = write(`${what} `, { ...style, part: cell(), x: PAGE.left, width: start - PAGE.left - COLUMN_GAP });
  const amounts = write(amount, { ...style, part: cell(), x: start, width: AMOUNT_WIDTH, isRight: true });
  return sideBySide(names, amounts);
}

type Style = Omit<Piece, 'text'> & { readonly width: number; readonly isRight?: true };

function createPen(typefaces: Typefaces) {
  return {
    write(text: string, { width, isRight, ...style }: Style): Line[] {
      const measure = (part: string) => typefaces.widthOf(part, style.weight, style.size);
      return breakLines(text, width, measure).map((line) => {
        const x = isRight ? style.x + width - measure(line.trimEnd()) : style.x;
        const pieces = line.trim() === '' ? [] : [{ ...style, x, text: line }];
        return { pieces, height: style.size * LEADING, above: 0 };
      });
    },
  };
}

function sideBySide(left: readonly Line[], right: readonly Line[]): Line[] {
  const [longer, shorter] = left.length >= right.length ? [left, right] : [right, left];
  return longer.map((line, index) => {
    const other = shorter[index];
    const [first, second] = longer === left ? [line, other] : [other, line];
    return { ...line, pieces: [...(first?.pieces ?? []), ...(second?.pieces ?? [])] };
  });
}

function spaced(lines: readonly Line[], above: number): Line[] {
  return lines.map((line, index) => (index === 0 ? { ...line, above } : line));
}

/** Keeps lines together with what follows. */
function held(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, holdsNext: true }));
}

/** The first two lines of a paragraph stay together, and so do the last two. */
function withoutWidows(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => (index === 0 || index === lines.length - 2 ? { ...line, holdsNext: true } : line));
}

/** Measures the width of a text, in points. */
type Measure = (text: string) => number;

/**
 * Breaks a text at line ends, and where a line would exceed `width`: between words, or within a word too wide for a
 * line. A wrapped line keeps its trailing space, so that screen readers do not join words.
 */
function breakLines(text: string, width: number, measure: Measure): string[] {
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

/** Splits a word into pieces that fit on a line, with at least one character each. */
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
