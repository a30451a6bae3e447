/** What keeps a file from being a database of this program, in words for the owner. */
export class DatabaseFault extends Error {
  override readonly name: string = 'DatabaseFault';
}

/** Where a value stands: nothing of the value, which may be a guest's. */
export type ValuePlace = {
  readonly table: string;
  /** Undefined where no single column tells. */
  readonly column?: string;
  /** The row's id, or which of the table's rows it is, from 1, where it has none. */
  readonly row: string | number;
};

/** A database that is whole holds what this program does not write: another version of it wrote it, or a hand that may be hostile. */
export class UnacceptedValue extends DatabaseFault {
  override readonly name = 'UnacceptedValue';

  constructor({ table, column, row }: ValuePlace) {
    const place = column === undefined ? table : `${table}.${column}`;
    super(`Il database nel backup contiene un valore che questa versione non accetta: ${place}, riga ${row}`);
  }
}
