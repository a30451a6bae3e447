import { readFile } from 'node:fs/promises';
import type { MoveFormat } from '@approdo/shared/contract/operations/moves';
import { type Cell, isTooLarge, type Row, TOO_LARGE, textOf } from '@approdo/shared/domain/base/tables/cell';
import { findSeparator, type KnownTable, matchTable } from '@approdo/shared/domain/base/tables/match-table';
import { cleanText } from '@approdo/shared/domain/base/text/text';
import { REVIEW_TABLES } from '@approdo/shared/domain/operations/moving/read-review-row';
import { STAY_TABLES } from '@approdo/shared/domain/operations/moving/stay-tables';
import { type Emit, ReadingRefusal, refuseBroken, refuseTooMany } from './reading.ts';
import { listZipEntries } from './zip-entries.ts';

const MB = 1024 ** 2;
const MAX_ROWS = 5000;
const MAX_COLUMNS = 64;
const MAX_CELL_LENGTH = 2000;

/** The header may be the tenth row, and one row more than may be tells that there are too many. */
const ROWS_READ = MAX_ROWS + 11;

/** The sheets' library keeps all that a workbook unpacks to in memory; a table of portals has a tenth of it. */
const MAX_WORKBOOK = { bytes: 256 * MB, text: '256 MB' };

type Reading = { readonly kind: 'STAY' | 'REVIEW'; readonly format: MoveFormat };

const TABLES: Readonly<Record<Reading['kind'], readonly KnownTable<string>[]>> = {
  STAY: STAY_TABLES,
  REVIEW: REVIEW_TABLES,
};

/** Reads a table: an item for each row after the header that is not empty, and the header at the end. */
export async function readRows(path: string, { kind, format }: Reading, emit: Emit): Promise<void> {
  const tables = TABLES[kind];
  const read = format === 'CSV' ? await readCsv(path, tables) : await readSheet(path, format);
  const rows = read.map(boundRow);
  const header = matchTable(rows, tables)?.header ?? 0;
  const things = rows.slice(header + 1);
  if (things.filter((row) => row.length > 0).length > MAX_ROWS) throw refuseTooMany('5.000');
  for (const [index, cells] of things.entries()) {
    if (cells.length === 0) continue;
    const found = isTooLarge(cells) ? ({ state: 'FAULT', reason: TOO_LARGE } as const) : undefined;
    const key = String(header + index + 2);
    await emit({ item: { kind, source: '', key, title: '', facts: { cells }, ...(found && { found }) } });
  }
  await emit({ end: { format, left: [], hints: [], facts: { header: rows[header] ?? [] } } });
}

/**
 * The text of a file that does not name its encoding: UTF-16 by its mark, else UTF-8, else Windows-1252 as Excel writes
 * it (MOVING.md, section 5). The mark is dropped. The beginning of a file may end within a character.
 */
export function decodeText(bytes: Uint8Array, { isWhole = true } = {}): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A row without empty cells at its end, its texts cleaned; a cell that is too large stays so by one character. */
function boundRow(row: Row): Row {
  const length = row.findLastIndex((cell) => textOf(cell) !== '' || isTooLarge([cell])) + 1;
  if (length > MAX_COLUMNS) throw refuseTooMany('64');
  return row.slice(0, length).map(boundCell);
}

function boundCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  if (cell.length <= MAX_CELL_LENGTH) return cleanText(cell);
  return cell
    .slice(0, MAX_CELL_LENGTH + 1)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
}

/** The beginning of a table in which its header is found. */
const HEAD_LENGTH = 64 * 1024;

/** A record that has no end is no table; at most 64 cells of 2,000 characters count anyway. */
const MAX_RECORD_BYTES = MB;

async function readCsv(path: string, tables: readonly KnownTable<string>[]): Promise<readonly Row[]> {
  const text = decodeText(await readFile(path));
  return await parseCsv(text, findSeparator(text.slice(0, HEAD_LENGTH).split(/\r\n|\r|\n/), tables));
}

/** The rows of a text, at most so many. Throws a ReadingRefusal where it is broken. */
export async function parseCsv(text: string, delimiter: string, to = ROWS_READ): Promise<readonly Row[]> {
  const { CsvError, parse } = await import('csv-parse/sync');
  try {
    const tolerant = { relax_column_count: true, relax_quotes: true };
    const rows: string[][] = parse(text, { delimiter, to, max_record_size: MAX_RECORD_BYTES, ...tolerant });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuseBroken(typeof error.lines === 'number' ? error.lines : undefined);
  }
}

/** The first sheet: values as they are kept, never a formula, and numbers that are shown as dates by their serial. */
export async function readSheet(path: string, format: MoveFormat, sheetRows = ROWS_READ): Promise<readonly Row[]> {
  if (format === 'XLSX') await listZipEntries(path, MAX_WORKBOOK);
  const { read, SSF } = await import('@e965/xlsx');
  const bytes = await readFile(path);
  try {
    const cells = { cellFormula: false, cellHTML: false, cellNF: true, cellText: false };
    const workbook = read(bytes, { type: 'buffer', dense: true, sheets: 0, sheetRows, ...cells });
    const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
    const rows: readonly SheetRow[] = workbook.Sheets[workbook.SheetNames[0] ?? '']?.['!data'] ?? [];
    const isDate = (shown: unknown): boolean => typeof shown === 'string' && SSF.is_date(shown) === true;
    // Rows and cells that hold nothing are holes.
    return Array.from(rows, (row = []) => {
      if (row.length > MAX_COLUMNS) throw refuseTooMany('64');
      return Array.from(row, (cell) => readSheetCell(cell, { isDate, is1904 }));
    });
  } catch (error) {
    throw error instanceof ReadingRefusal ? error : refuseBroken();
  }
}

type SheetCell = { readonly t?: string; readonly v?: unknown; readonly z?: unknown };
type SheetRow = readonly (SheetCell | undefined)[] | undefined;

type DateReading = { readonly isDate: (shown: unknown) => boolean; readonly is1904: boolean };

/** Days between the first ones of Excel's two systems of dates (ECMA-376 part 1, 18.17.4.1). */
const DAYS_UNTIL_1904 = 1462;

function readSheetCell(cell: SheetCell | undefined, { isDate, is1904 }: DateReading): Cell {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  const { v: value, z: shown } = cell;
  if (typeof value !== 'number') return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  if (!Number.isFinite(value)) return '';
  return isDate(shown) ? { serial: is1904 ? value + DAYS_UNTIL_1904 : value } : value;
}
