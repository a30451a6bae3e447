import { readFile } from 'node:fs/promises';
import type { Cell, Row } from '@approdo/shared/domain/base/tables/cell';
import { cleanText } from '@approdo/shared/domain/base/text/text';
import { readCamt } from './read-camt.ts';
import { decodeText, parseCsv, readSheet } from './read-rows.ts';
import { type Emit, ReadingRefusal, refuseTooMany } from './reading.ts';
import type { TableRead, TableTask } from './table-reader.ts';
import { forEachZipEntry, listZipEntries } from './zip-entries.ts';

const MB = 1024 ** 2;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 64;
const MAX_CELL_LENGTH = 2000;

/** Characters that its cells come to: cells of a workbook may all be the same text. */
const MAX_CHARACTERS = 32 * MB;

const MAX_WORKBOOK = { entries: 2000, bytes: 50 * MB, text: '50 MB' };

/** The header may be the last of these, and one row more than may be tells that there are too many. */
const ROWS_WITH_HEADER = 30;
const ROWS_READ = MAX_ROWS + ROWS_WITH_HEADER + 1;

/** Rows in one line of what is written, which stays below 8 MB: all 64 cells of them may have 2,000 characters. */
const PORTION = 25;

/** Reads a table of a bank or a portal, its format known by its bytes (YEAR.md, 1), and writes it in portions. */
export async function readTable(task: TableTask, emit: Emit<TableRead, unknown>): Promise<void> {
  const read = await readAny(task).catch((error: unknown) => {
    throw error instanceof ReadingRefusal ? new ReadingRefusal({ message: error.message, why: error.why }) : error;
  });
  const all = read.format === 'CAMT' ? read.entries : read.rows;
  for (let from = 0; from === 0 || from < all.length; from += PORTION) await emit({ item: cutOut(read, from) });
  await emit({ end: {} });
}

function cutOut(read: TableRead, from: number): TableRead {
  const to = from + PORTION;
  if (read.format === 'CAMT') return { ...read, entries: read.entries.slice(from, to) };
  return { ...read, rows: read.rows.slice(from, to) };
}

/** Compound File Binary, and a local file of a zip. */
const CFB_MAGIC = 'd0cf11e0a1b11ae1';
const ZIP_MAGIC = '504b0304';

async function readAny({ path, of }: TableTask): Promise<TableRead> {
  const bytes = await readFile(path);
  const magic = bytes.subarray(0, 8).toString('hex');
  if (magic === CFB_MAGIC) return { format: 'XLS', rows: boundRows(await readSheet(path, 'XLS', ROWS_READ)) };
  if (magic.startsWith(ZIP_MAGIC)) {
    await checkWorkbook(path);
    return { format: 'XLSX', rows: boundRows(await readSheet(path, 'XLSX', ROWS_READ)) };
  }
  const text = decodeText(bytes);
  refuseDeclarations(text);
  const head = text.slice(0, HEAD_LENGTH);
  if (of === 'BANK' && /^\s*</.test(head) && head.includes(CAMT)) return { format: 'CAMT', entries: readCamt(text) };
  if (!/[,;\t]/.test(head) || NO_TABLE.test(head) || head.includes('\0')) throw refuse('UNKNOWN');
  return await readText(text);
}

const HEAD_LENGTH = 64 * 1024;

const CAMT = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.';

/** Markup, JSON, MT940, OFX, QIF and PDF. */
const NO_TABLE = /^\s*(?:[<[{]|:\d\d[A-Z]?:|OFXHEADER|!Type:|%PDF)|\n:\d\d[A-Z]?:/;

function refuseDeclarations(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw refuse('DOCTYPE');
}

async function checkWorkbook(path: string): Promise<void> {
  const entries = await listZipEntries(path, MAX_WORKBOOK);
  if (entries.length > MAX_WORKBOOK.entries) throw refuse('UNSAFE');
  if (!entries.some(({ name }) => name.startsWith('xl/'))) throw refuse('UNKNOWN');
  const isMarkup = (name: string) => /\.(?:xml|rels)$/i.test(name);
  await forEachZipEntry(path, isMarkup, async (_, bytes) => refuseDeclarations(bytes.toString('latin1')));
}

const SEPARATORS = [';', ',', '\t'] as const;

async function readText(text: string): Promise<TableRead> {
  const lines = text.slice(0, HEAD_LENGTH).split(/\r\n|\r|\n/, ROWS_WITH_HEADER);
  const inOrder = (line: string) => SEPARATORS.toSorted((a, b) => line.split(b).length - line.split(a).length);
  const header = lines.find((line, at) => {
    const [separator = ';'] = inOrder(line);
    const cells = line.replaceAll('"', '').split(separator);
    const isFollowed = lines.slice(at + 1).some((other) => other.split(separator).length === cells.length);
    return isFollowed && isHeader(cells);
  });
  const [separator = ';'] = inOrder(header ?? lines.join(''));
  return { format: 'CSV', rows: boundRows(await parseCsv(text, separator, ROWS_READ)) };
}

/** Three names or more, and no figures. */
function isHeader(cells: Row): boolean {
  const told = cells.filter((cell) => cell !== '');
  return told.length >= 3 && told.every((cell) => typeof cell === 'string' && !/\d/.test(cell));
}

/** Rows without empty cells at their end, their texts cleaned and cut. */
function boundRows(all: readonly Row[]): Row[] {
  let left = MAX_CHARACTERS;
  const rows = all.map((row) => {
    const cells = row.map(boundCell);
    const bounded = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    left -= bounded.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);
    if (bounded.length > MAX_COLUMNS || left < 0) throw refuseTooMany('64');
    return bounded;
  });
  const things = rows.slice(rows.slice(0, ROWS_WITH_HEADER).findIndex(isHeader) + 1);
  if (things.filter((row) => row.length > 0).length > MAX_ROWS) throw refuseTooMany('10.000');
  return rows;
}

function boundCell(cell: Cell): Cell {
  return typeof cell === 'string' ? cleanText(cell.slice(0, MAX_CELL_LENGTH)).toWellFormed() : cell;
}

function refuse(why: ReadingRefusal['why']): ReadingRefusal {
  return new ReadingRefusal({ message: why }, why);
}
