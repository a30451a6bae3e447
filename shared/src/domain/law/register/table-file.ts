import { isLocalDate } from '../../base/date/local-date.ts';
import { ITALY, type OfficialRow, ROLE_NAMES, type TableKind } from './official-tables.ts';

/** A fault of a file: in a row, counted from 1 with the header, or a required name that is missing. */
export type TableFault =
  | {
      readonly row: number;
      readonly what: 'HEADER' | 'FIELDS' | 'CODE' | 'NAME' | 'END' | 'TWICE' | 'NONE' | 'OTHER_LIST';
    }
  | { readonly lacks: string };

type Read = { readonly rows: readonly OfficialRow[]; readonly fault?: undefined } | { readonly fault: TableFault };

const SHORT = ['Codice', 'Descrizione'];
const LONG = [...SHORT, 'Provincia', 'DataFineVal'];

const CODES: Readonly<Record<TableKind, RegExp>> = {
  COMUNI: /^\d{9}$/,
  STATI: /^\d{9}$/,
  DOCUMENTI: /^[A-Z0-9]{5}$/,
  TIPO_ALLOGGIATO: /^\d{2}$/,
};

/** The names that a list cannot be used without. */
const NEEDED: Readonly<Record<TableKind, readonly string[]>> = {
  COMUNI: [],
  STATI: [ITALY],
  DOCUMENTI: [],
  TIPO_ALLOGGIATO: Object.values(ROLE_NAMES),
};

/**
 * A list as the portal of the Polizia di Stato offers it: a header, commas or semicolons, no quotes, LF or CRLF, with
 * or without a byte order mark (LAW.md section 4). The first invalid row is reported, and then none is read. Of the
 * joint file of states and municipalities, each list takes its own rows.
 */
export function readTableFile(kind: TableKind, text: string): Read {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = header.includes(';') ? ';' : ',';
  const names = kind === 'COMUNI' || kind === 'STATI' ? LONG : SHORT;
  if (header.trim() !== names.join(separator)) return { fault: { row: 1, what: 'HEADER' } };
  const rows = new Map<string, OfficialRow>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const row = readRow(kind, line.split(separator), names.length);
    const what = typeof row === 'string' ? row : findSecond(row, rows.get(row.code));
    if (what) return { fault: { row: index + 2, what } };
    if (typeof row !== 'string') rows.set(row.code, row);
  }
  if (rows.size === 0) return { fault: { row: 2, what: 'NONE' } };
  const own = [...rows.values()].filter(({ code }) => isOf(kind, code));
  return own.length === 0 ? { fault: { row: 2, what: 'OTHER_LIST' } } : findLacking(kind, own);
}

/** State codes begin with 1, those of municipalities, also ended ones, with 4. */
function isOf(kind: TableKind, code: string): boolean {
  if (kind === 'COMUNI') return !code.startsWith('1');
  return kind !== 'STATI' || !code.startsWith('4');
}

type Wrong = 'FIELDS' | 'CODE' | 'NAME' | 'END' | 'TWICE';

function readRow(kind: TableKind, fields: readonly string[], width: number): OfficialRow | Wrong {
  if (fields.length !== width) return 'FIELDS';
  const [code = '', name = '', province = '', end = ''] = fields.map((field) => field.trim());
  if (!CODES[kind].test(code)) return 'CODE';
  if (name === '' || name.length > 100) return 'NAME';
  if (kind === 'COMUNI' && !/^[A-Z]{2}$/.test(province)) return 'FIELDS';
  const endedOn = end === '' ? null : readDay(end);
  return endedOn === undefined ? 'END' : { code, name, province: kind === 'COMUNI' ? province : null, endedOn };
}

/** `31/12/1994 00:00:00` */
function readDay(end: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4}) (?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.exec(end) ?? [];
  const date = `${year}-${month}-${day}`;
  return isLocalDate(date) ? date : undefined;
}

function findSecond(row: OfficialRow, before: OfficialRow | undefined): 'TWICE' | undefined {
  if (!before) return undefined;
  const isSame = before.name === row.name && before.province === row.province && before.endedOn === row.endedOn;
  return isSame ? undefined : 'TWICE';
}

function findLacking(kind: TableKind, rows: readonly OfficialRow[]): Read {
  const there = new Set(rows.map(({ name }) => name));
  const lacks = NEEDED[kind].find((name) => !there.has(name));
  return lacks === undefined ? { rows } : { fault: { lacks } };
}
