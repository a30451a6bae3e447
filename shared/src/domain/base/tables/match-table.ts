import { cleanLine } from '../text/text.ts';
import { type Cell, type DateOrder, type Row, textOf } from './cell.ts';

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

/** The indexes of the columns of each field, preferred ones first. */
export type FieldColumns<Field extends string> = ReadonlyMap<Field, readonly number[]>;

/** A column as the owner maps it: its own name, and up to three of its values. */
type TableColumn = { readonly name: string; readonly samples: readonly string[] };

export type MatchedTable<Field extends string> = {
  /** The index of the header; the things are in the rows after it. */
  readonly header: number;
  readonly columns: readonly TableColumn[];
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
  const header = named < 0 ? rows.findIndex((row) => row.some((cell) => textOf(cell) !== '')) : named;
  const cells = rows[header];
  if (!cells) return undefined;
  const places = new Map(cells.map((cell, place) => [comparable(textOf(cell)), place] as const).toReversed());
  const known = tables.find((table) => table.needs.every((field) => placesOf(table, field, places).length > 0));
  return { header, columns: describeColumns(rows, header), fields: fieldsOf(known, places), known };
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

const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What separates the cells of a text: what makes one of ten lines a header, else what the first line has most of. */
export function findSeparator<Field extends string>(
  lines: readonly string[],
  tables: readonly KnownTable<Field>[],
): Separator {
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

function placesOf<Field extends string>(
  { names }: KnownTable<Field>,
  field: Field,
  places: ReadonlyMap<string, number>,
): number[] {
  return (names[field] ?? []).flatMap((name) => places.get(comparable(name)) ?? []);
}

function fieldsOf<Field extends string>(
  known: KnownTable<Field> | undefined,
  places: ReadonlyMap<string, number>,
): FieldColumns<Field> {
  if (!known) return new Map();
  return new Map(fieldsIn(known).map((field) => [field, placesOf(known, field, places)]));
}

function describeColumns(rows: readonly Row[], header: number): TableColumn[] {
  const names = nameColumns(rows[header] ?? []);
  return names.map((name, place) => ({ name, samples: listSamples(rows, header, place) }));
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

function listSamples(rows: readonly Row[], header: number, place: number): string[] {
  const samples: string[] = [];
  for (let index = header + 1; index < rows.length && samples.length < SAMPLES; index += 1) {
    const text = cleanLine(textOf(rows[index]?.[place] ?? ''));
    if (text !== '') samples.push(text);
  }
  return samples;
}
