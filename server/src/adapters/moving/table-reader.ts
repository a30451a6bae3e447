import type { Row } from '@approdo/shared/domain/base/tables/cell';
import type { BankLine } from '@approdo/shared/domain/money/year/bank-line';
import type { Emit, ReadingFault } from './reading.ts';

/** The rows of a table, or the booked movements of a camt.053 statement. */
export type TableRead =
  | { readonly format: 'CSV' | 'XLSX' | 'XLS'; readonly rows: readonly Row[] }
  | { readonly format: 'CAMT'; readonly entries: readonly BankLine[] };

export type TableTask = { readonly path: string; readonly of: 'BANK' | 'PORTAL' };

/** Reads a table of a bank or of a portal in a process of its own. Throws a TableRefusal. */
export type ReadTable = (path: string, of: TableTask['of']) => Promise<TableRead>;

/** Why a table is not read, as the call answers it. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
  readonly status: 400 | 415;
  readonly code: string;

  constructor(status: 400 | 415, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Reader = { readonly readTable: (task: TableTask, onLine: Emit<TableRead, unknown>) => Promise<void> };

/** Puts what the reading process tells together. */
export function createTableReader(reader: Reader): ReadTable {
  return async (path, of) => {
    const parts: TableRead[] = [];
    await reader.readTable({ path, of }, async (line) => {
      if ('fault' in line) throw refusalOf(line.fault, of);
      if ('item' in line) parts.push(line.item);
    });
    const { format = 'CSV' } = parts[0] ?? {};
    if (format === 'CAMT') return { format, entries: parts.flatMap((part) => ('entries' in part ? part.entries : [])) };
    return { format, rows: parts.flatMap((part) => ('rows' in part ? part.rows : [])) };
  };
}

const FORMATS = { BANK: 'CSV, Excel o camt.053', PORTAL: 'CSV o Excel' };

type Refusal = readonly [status: 400 | 415, code: string, message?: string];

/** YEAR.md, section 1; a file that is damaged says at which row. */
const REFUSALS: Readonly<Record<NonNullable<ReadingFault['why']>, Refusal>> = {
  UNKNOWN: [415, 'FILE_UNKNOWN', 'Questo formato non si legge: scegli '],
  DOCTYPE: [400, 'FILE_UNSAFE', 'Il file contiene dichiarazioni (DOCTYPE) che non leggiamo'],
  UNSAFE: [400, 'FILE_UNSAFE', 'Il file Excel non è sicuro'],
  TOO_LONG: [400, 'FILE_TOO_LONG', 'Troppe righe: al massimo 10.000'],
  BROKEN: [400, 'FILE_BROKEN'],
};

function refusalOf({ why = 'BROKEN', message }: ReadingFault, of: TableTask['of']): TableRefusal {
  const [status, code, text = message] = REFUSALS[why];
  return new TableRefusal(status, code, why === 'UNKNOWN' ? `${text}${FORMATS[of]}` : text);
}
