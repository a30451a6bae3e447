/** Why a file is not a usable database of this program, worded for the owner. */
export class DatabaseFault extends Error {
  override readonly name: string = 'DatabaseFault';
}

/** Where a value is, without the value, which may be a guest's. */
export type ValuePlace = {
  readonly table: string;
  /** Undefined if no single column is at fault. */
  readonly column?: string;
  /** The row's id, or its number in the table, from 1, if it has none. */
  readonly row: string | number;
};

/** An intact database contains a value that this program does not write: from another version, or from an attacker. */
export class UnacceptedValue extends DatabaseFault {
  override readonly name = 'UnacceptedValue';

  constructor({ table, column, row }: ValuePlace) {
    const place = column === undefined ? table : `${table}.${column}`;
    super(`Il database nel backup contiene un valore che questa versione non accetta: ${place}, riga ${row}`);
  }
}
