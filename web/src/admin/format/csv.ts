/** What a spreadsheet would take for a formula, and run: nothing that a guest wrote may begin with it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table for a spreadsheet (RFC 4180) as the Italian ones read it: semicolons between the cells, since the comma is for
 * decimals, and a byte order mark, without which accents are lost.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(';')}\r\n`).join('')}`;
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
