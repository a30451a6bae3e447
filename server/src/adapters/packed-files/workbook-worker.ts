import type { Cell } from '@approdo/shared/domain/base/text/csv';
import { type CellObject, utils, write } from '@e965/xlsx';
import type { Sheet } from './workbook-maker.ts';

/** The entry point of the writer's thread. */
export default function work({ name, rows }: Sheet): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => row.map(cellOf))), name);
  // The library's types leave the answer open; of this kind it is a Buffer.
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx' });
  return bytes;
}

/** Texts as such, whatever they begin with: no cell is a formula. */
function cellOf(cell: Cell): CellObject {
  if (typeof cell === 'string') return { t: 's', v: cell };
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 'n', v: cell.cents / 100, z: '#,##0.00' };
}
