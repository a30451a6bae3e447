import type { LocalDate } from '../date/local-date.ts';
import { cleanLine } from '../text/text.ts';
import { type Cell, type DateOrder, isEmptyRow, type Row, textOf } from './cell.ts';

/** A table that a portal exports, in each language whose names differ. */
export type KnownTable<Field extends string> = {
  /** Absent where a column names it. */
  readonly portal?: string;
  /** Of its dates, where the file itself leaves it undecided. */
  readonly order?: DateOrder;
  /** The fields whose columns suffice to know it. */
  readonly needs: readonly Field[];
  /** The names that a field's column may have; where a row has several, the first that is not empty counts. */
  readonly names: { readonly [Name in Field]?: readonly string[] };
};

/** What holds for all rows of a table. */
export type TableAtHand<Field extends string> = {
  readonly fields: FieldColumns<Field>;
  /** That of the table or of the owner's choice; a column of the row comes before it. */
  readonly portal?: string | undefined;
  readonly order?: DateOrder | undefined;
  readonly today: LocalDate;
};

/** The indexes of the columns of each field, preferred ones first. */
export type FieldColumns<Field extends string> = ReadonlyMap<Field, readonly number[]>;

export type MatchedTable<Field extends string> = {
  /** The index of the header; the things are in the rows after it. */
  readonly header: number;
  /** As the owner maps them: each by a name of its own, with up to three of its values. */
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** Empty where the table is not known. */
  readonly fields: FieldColumns<Field>;
  /** Undefined where the owner has to tell what its columns are. */
  readonly known: KnownTable<Field> | undefined;
};

const ROWS_WITH_HEADER = 10;
const NAMES_OF_HEADER = 3;
const SAMPLES = 3;

/**
 * Finds the header of a table, which is the first of ten rows with three known names, and what its columns are. Without
 * known names the first row with a text is the header. Undefined where all rows are empty.
 */
export function matchTable<Field extends string>(
  rows: readonly Row[],
  tables: readonly KnownTable<Field>[],
): MatchedTable<Field> | undefined {
  const names = listNames(tables);
  const named = rows.slice(0, ROWS_WITH_HEADER).findIndex((row) => isHeader(row.map(textOf), names));
  const header = named < 0 ? rows.findIndex((row) => !isEmptyRow(row)) : named;
  const cells = rows[header];
  if (!cells) return undefined;
  const places = new Map(cells.map((cell, place) => [comparable(textOf(cell)), place] as const).toReversed());
  const placesOf = (table: KnownTable<Field>, field: Field) =>
    (table.names[field] ?? []).flatMap((name) => places.get(comparable(name)) ?? []);
  const known = tables.find((table) => table.needs.every((field) => placesOf(table, field).length > 0));
  const fields = new Map(known && fieldsIn(known).map((field) => [field, placesOf(known, field)]));
  return { header, columns: describeColumns(cells, rows.slice(header + 1)), fields, known };
}

/** The columns of a table with those that the owner has mapped by name; an unknown name changes nothing. */
export function mapColumns<Field extends string>(
  { columns, fields }: Pick<MatchedTable<Field>, 'columns' | 'fields'>,
  mapping: ReadonlyMap<Field, string>,
): FieldColumns<Field> {
  const mapped = new Map(fields);
  for (const [field, name] of mapping) {
    const place = columns.findIndex((column) => column.name === name);
    if (place >= 0) mapped.set(field, [place]);
  }
  return mapped;
}

/** The cell of a field in a row: the first of its columns that is not empty, else an empty text. */
export function cellOf<Field extends string>(row: Row, fields: FieldColumns<Field>, field: Field): Cell {
  const cells = (fields.get(field) ?? []).map((place) => row[place] ?? '');
  return cells.find((cell) => textOf(cell) !== '') ?? '';
}

const SEPARATORS = [',', ';', '\t', '|'];

/** What separates the cells of a text: what makes one of ten lines a header, else what the first line has most of. */
export function findSeparator<Field extends string>(
  lines: readonly string[],
  tables: readonly KnownTable<Field>[],
): string {
  const names = listNames(tables);
  for (const line of lines.slice(0, ROWS_WITH_HEADER)) {
    const found = SEPARATORS.find((separator) => isHeader(line.replaceAll('"', '').split(separator), names));
    if (found) return found;
  }
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const [most = ','] = SEPARATORS.toSorted((one, other) => first.split(other).length - first.split(one).length);
  return most;
}

/** Names are compared without case, blanks at the ends and the shape of apostrophes. */
function comparable(name: string): string {
  return name.trim().toLowerCase().replaceAll('’', "'");
}

function listNames<Field extends string>(tables: readonly KnownTable<Field>[]): ReadonlySet<string> {
  const names = tables.flatMap((table) => fieldsIn(table).flatMap((field) => table.names[field] ?? []));
  return new Set(names.map(comparable));
}

function fieldsIn<Field extends string>({ names }: KnownTable<Field>): Field[] {
  // The keys of `names` are fields by its type.
  return Object.keys(names) as Field[];
}

function isHeader(cells: readonly string[], names: ReadonlySet<string>): boolean {
  const found = new Set(cells.map(comparable).filter((name) => names.has(name)));
  return found.size >= NAMES_OF_HEADER;
}

function describeColumns(header: Row, rows: readonly Row[]): MatchedTable<string>['columns'] {
  return nameColumns(header).map((name, place) => {
    const samples: string[] = [];
    for (const row of rows) {
      const text = cleanLine(textOf(row[place] ?? ''));
      if (text !== '') samples.push(text);
      if (samples.length === SAMPLES) break;
    }
    return { name, samples };
  });
}

/** Each column by a name of its own: `Colonna 3` without one, `Nome (2)` for a second of that name. */
function nameColumns(header: Row): string[] {
  const times = new Map<string, number>();
  return header.map((cell, place) => {
    const name = cleanLine(textOf(cell)) || `Colonna ${place + 1}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  });
}
