import { writeEuros } from '../money/typed-euros.ts';

/** Text that needs quotes: with separators or line breaks, or with blanks at its ends. */
const NEEDS_QUOTES = /[;"\t\r\n]|^\s|\s$/;

/** Signs that begin a formula in a spreadsheet; no text written by a guest may begin with one. */
const FORMULA_SIGN = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/g;

/** Characters after which a program with another separator, or that ignores quotes, begins a cell. */
const CELL_START = /[,;|\t\r\n]/;

/** Characters that such a program skips at the beginning of a cell. */
const PASSED_OVER = /[\s\p{Cf}"']/u;

/** A text, a number, or an amount, which is no text: its minus sign begins no formula. */
export type Cell = string | number | { readonly cents: number };

/**
 * A table for a spreadsheet (RFC 4180) as the Italian ones read it: semicolons between the cells, since the comma is for
 * decimals, and a byte order mark, without which accents are lost. `isBare` leaves the quotes out where none are needed.
 */
export function writeCsv(rows: readonly (readonly Cell[])[], { isBare = false } = {}): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => writeCell(cell, isBare)).join(';')}\r\n`).join('')}`;
}

/** Spreadsheets recognise numbers and dates even in quotes. */
function writeCell(cell: Cell, isBare: boolean): string {
  const text = textOf(cell);
  if (isBare && !NEEDS_QUOTES.test(text)) return text;
  return `"${text.replaceAll('"', '""')}"`;
}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return defuse(cell);
  return typeof cell === 'number' ? String(cell) : writeEuros(cell.cents);
}

/** Puts an apostrophe before formula signs, which makes the cell text (OWASP, CSV Injection). */
function defuse(text: string): string {
  const defused = text.replace(FORMULA_SIGN, (sign, at: number) => (mayBeginCell(text, at) ? `'${sign}` : sign));
  return /^[\t\r]/.test(defused) ? `'${defused}` : defused;
}

function mayBeginCell(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const character = text.charAt(before);
    if (CELL_START.test(character)) return true;
    if (!PASSED_OVER.test(character)) return false;
  }
  return true;
}
