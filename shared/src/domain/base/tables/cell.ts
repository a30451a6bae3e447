import { addDays, type LocalDate } from '../date/local-date.ts';
import { cleanText } from '../text/text.ts';

/** A date of a spreadsheet: days of Excel's 1900 system, with the time of day as a fraction. */
type DateSerial = { readonly serial: number };

/** Text as written, a number of a spreadsheet, or a number that its cell shows as a date. */
export type Cell = string | number | DateSerial;

export type Row = readonly Cell[];

/** In which order dates in figures have day, month and year. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

const MAX_LENGTH = 2000;

export const TOO_LARGE = 'Troppo grande';

/** Whether a cell is over 2,000 characters. */
export function isTooLarge(row: Row): boolean {
  return row.some((cell) => typeof cell === 'string' && cell.length > MAX_LENGTH);
}

export function isEmptyRow(row: Row): boolean {
  return row.every((cell) => textOf(cell) === '');
}

/** A cell as cleaned text; a date as `yyyy-MM-dd`. Empty where it is too large. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'object') return dayOfSerial(cell) ?? '';
  if (typeof cell === 'number') return String(cell);
  return cell.length > MAX_LENGTH ? '' : cleanText(cell);
}

/** Excel's 1900 has a 29 February, which is no day (ECMA-376 part 1, 18.17.4.1). */
const UNREAL_SERIAL = 60;
const LAST_SERIAL = 2_958_465;

/** The day of a serial; undefined where it is none, or after 9999. */
export function dayOfSerial({ serial }: DateSerial): LocalDate | undefined {
  const days = Math.floor(serial);
  if (!(days >= 1 && days <= LAST_SERIAL) || days === UNREAL_SERIAL) return undefined;
  return addDays(days < UNREAL_SERIAL ? '1899-12-31' : '1899-12-30', days);
}
