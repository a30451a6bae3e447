import { type Cell, type DateOrder, type Row, textOf } from '../../base/tables/cell.ts';
import { cellOf, type FieldColumns, mapColumns, matchTable } from '../../base/tables/match-table.ts';
import { readAmount } from '../../base/tables/read-amount.ts';
import { dateOrder, readDay } from '../../base/tables/read-day.ts';
import { foldText } from '../../base/text/fold-text.ts';
import { type BankLine, cutLine } from './bank-line.ts';

type Field = 'date' | 'amount' | 'in' | 'out' | 'text' | 'name' | 'currency' | 'state';

/** The names that banks give their columns, folded; of each field the first that is there counts, of texts all. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  date: [
    ...['data operazione', 'data contabile', 'data registrazione', 'data', 'booking date', 'completed date', 'date'],
    ...['data valuta', 'value date'],
  ],
  amount: ['importo', 'importo eur', 'importo euro', 'amount', 'amount eur'],
  in: ['entrate', 'accrediti', 'accrediti euro', 'avere'],
  out: ['uscite', 'addebiti', 'addebiti euro', 'dare'],
  text: [
    ...['descrizione', 'descrizione completa', 'descrizione operazione', 'descrizione operazioni', 'operazione'],
    ...['dettagli', 'causale', 'payment reference', 'description'],
  ],
  name: ['partner name', 'payer name', 'ordinante', 'controparte'],
  currency: ['divisa', 'valuta', 'currency'],
  state: ['stato', 'state', 'contabilizzazione'],
};

/** What is not booked. */
const SKIPPED = ['pending', 'reverted', 'declined', 'non contabilizzato', 'in sospeso'];

const ROWS_WITH_HEADER = 30;
const CELLS_OF_HEADER = 3;
const ROWS_WITH_SAMPLES = 100;

/** A table of a bank, its header first. */
export type BankTable = {
  readonly rows: readonly Row[];
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** Empty where nobody knows them. */
  readonly fields: FieldColumns<Field>;
};

/** Finds the header of a statement, and what its columns are; undefined where all rows are empty. */
export function findBankTable(all: readonly Row[]): BankTable | undefined {
  const first = all.slice(0, ROWS_WITH_HEADER);
  const known = first.findIndex((row) => hasFields(fieldsOf(row)));
  const likely = first.findIndex((row) => row.filter((cell) => textOf(cell) !== '').length >= CELLS_OF_HEADER);
  const rows = all.slice(Math.max(0, known < 0 ? likely : known));
  const table = matchTable<Field>(rows.slice(0, ROWS_WITH_SAMPLES), []);
  if (!table) return undefined;
  const fields = known < 0 ? table.fields : fieldsOf(rows[0] ?? []);
  return { rows: rows.slice(table.header), columns: table.columns, fields };
}

/** The columns as the owner names them; undefined where the table has not all of them. */
export function mapBankTable(
  { columns, rows }: BankTable,
  mapping: Readonly<Record<string, string | undefined>>,
): FieldColumns<Field> | undefined {
  const named = FIELDS.flatMap((field) => {
    const name = mapping[field];
    return name ? [[field, name] as const] : [];
  });
  const fields = mapColumns({ columns, fields: new Map<Field, readonly number[]>() }, new Map(named));
  if (fields.size < named.length) return undefined;
  return new Map(fields).set('state', fieldsOf(rows[0] ?? []).get('state') ?? []);
}

/** Reads the rows of a table one by one; undefined for one without day or amount, or that is not booked. */
export function createRowReader(
  { rows }: BankTable,
  fields: FieldColumns<Field>,
  told?: DateOrder,
): (row: Row) => BankLine | undefined {
  const days = new Set(rows.slice(1).flatMap((row) => (fields.get('date') ?? []).map((place) => row[place] ?? '')));
  const order = told ?? dateOrder([{ days: [...days] }], 'DMY');
  return (row) => {
    const date = readDay(dayCell(cellOf(row, fields, 'date')), order);
    const amount = amountIn(row, fields);
    const isSkipped = SKIPPED.includes(compare(cellOf(row, fields, 'state')));
    if (date === undefined || !amount || amount.cents === 0 || isSkipped) return undefined;
    const text = cutLine((fields.get('text') ?? []).map((place) => textOf(row[place] ?? '')).join(' '));
    const name = cutLine(textOf(cellOf(row, fields, 'name')));
    const currency = /^[A-Z]{3}$/i.exec(textOf(cellOf(row, fields, 'currency')))?.[0] ?? amount.currency;
    return { date, amount: amount.cents, currency: currency.toUpperCase(), text, ...(name !== '' && { name }) };
  };
}

// The keys of `NAMES` are fields by its type.
const FIELDS = Object.keys(NAMES) as readonly Field[];

function fieldsOf(header: Row): FieldColumns<Field> {
  const names = header.map(compare);
  const placesOf = (field: Field) => NAMES[field].flatMap((name) => placeOf(names, name));
  return new Map(FIELDS.map((field) => [field, placesOf(field)]));
}

function placeOf(names: readonly string[], name: string): number[] {
  const place = names.indexOf(name);
  return place < 0 ? [] : [place];
}

function hasFields(fields: FieldColumns<Field>): boolean {
  const has = (field: Field) => (fields.get(field) ?? []).length > 0;
  return has('date') && has('text') && (has('amount') || has('in') || has('out'));
}

/** Lower case, marks off, other signs a blank. */
function compare(cell: Cell): string {
  return foldText(textOf(cell))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A bare number in a column of days is a spreadsheet's serial. */
function dayCell(cell: Cell): Cell {
  return typeof cell === 'number' ? { serial: cell } : cell;
}

function amountIn(row: Row, fields: FieldColumns<Field>) {
  const read = (field: Field) => {
    const cell = cellOf(row, fields, field);
    return typeof cell === 'object' ? undefined : readAmount(cell);
  };
  const [whole, income, outgo] = [read('amount'), read('in'), read('out')];
  if (whole) return whole;
  if (income && income.cents !== 0) return income;
  return outgo && { ...outgo, cents: -Math.abs(outgo.cents) };
}
