import type { Figure } from './row.ts';

const HEADINGS = ['what', 'measured', 'reference', 'ratio', 'goal', 'met'] as const;

/** The figures as a Markdown table, its columns aligned. */
export function drawTable(figures: readonly Figure[]): string {
  const lines = figures.map(cellsOf);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(...[heading, ...lines.map((line) => line[column] ?? '')].map(lengthOf)),
  );
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0)).join(' | ')} |`;
  return [draw(HEADINGS), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}

function cellsOf({ what, measured, reference, ratio, goal, isMet }: Figure): readonly string[] {
  const met = isMet ? 'yes' : 'NO';
  return [what, measured, reference, ratio, goal, isMet === undefined ? '' : met];
}

function lengthOf(text: string): number {
  return [...text].length;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - lengthOf(text));
}
