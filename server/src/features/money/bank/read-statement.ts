import type { BankMapping, BankReading } from '@approdo/shared/contract/money/bank';
import type { Row } from '@approdo/shared/domain/base/tables/cell';
import {
  type BankTable,
  createRowReader,
  findBankTable,
  mapBankTable,
} from '@approdo/shared/domain/money/year/bank-columns';
import { type BankLine, createLineNaming } from '@approdo/shared/domain/money/year/bank-line';
import { isOfAccounts } from '@approdo/shared/domain/money/year/days-of-accounts';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import type { ReadTable } from '../../../adapters/moving/table-reader.ts';
import type { Database } from '../../../db/database.ts';
import { eachSequentially } from '../../../db/in-portions.ts';
import { transact } from '../../../db/transaction.ts';
import { HttpProblem, invalidFields } from '../../../http/problems.ts';
import { findLayout, keepLayout } from './bank.repository.ts';

type NamedLine = BankLine & { readonly id: string };

type Statement = Pick<BankReading, 'format'> &
  (
    | { readonly lines: readonly NamedLine[]; readonly skipped: number }
    | { readonly columns: BankTable['columns']; readonly lines?: undefined }
  );

export type StatementNeeds = { readonly database: Database; readonly clock: Clock; readonly readTable: ReadTable };

/** Reads a statement; of a table that nobody knows its columns alone. A mapping is remembered for the same header. */
export async function readStatement(
  needs: StatementNeeds,
  path: string,
  mapping: BankMapping | undefined,
): Promise<Statement> {
  const read = await needs.readTable(path, 'BANK');
  const { format } = read;
  if (read.format === 'CAMT') return { format, ...(await nameLines(read.entries, (line) => line)) };
  const table = findBankTable(read.rows);
  if (!table) throw new HttpProblem(400, 'Il file è incompleto o rovinato', { code: 'FILE_BROKEN' });
  const readRow = await chooseColumns(needs, table, mapping);
  if (!readRow) return { format, columns: table.columns };
  return { format, ...(await nameLines(table.rows.slice(1), readRow)) };
}

async function chooseColumns(
  { database, clock }: StatementNeeds,
  table: BankTable,
  told: BankMapping | undefined,
): Promise<((row: Row) => BankLine | undefined) | undefined> {
  const isKnown = table.fields.size > 0;
  const header = sha256(table.columns.map(({ name }) => name).join('\n'));
  const mapping = told ?? (isKnown ? undefined : (await findLayout(database, header))?.mapping);
  if (!mapping) return isKnown ? createRowReader(table, table.fields) : undefined;
  const fields = mapBankTable(table, mapping);
  if (!fields) throw invalidFields({ mapping: 'Il file non ha una di queste colonne' });
  const layout = { header, mapping, usedAt: clock.now().toISOString() };
  if (told) await transact(database, (trx) => keepLayout(trx, layout));
  return createRowReader(table, fields, mapping.dateOrder);
}

/** Lets pages be served between one line and the next. */
async function nameLines<Written>(written: readonly Written[], read: (one: Written) => BankLine | undefined) {
  const name = createLineNaming(sha256);
  const lines: NamedLine[] = [];
  await eachSequentially(written, async (one) => {
    const line = read(one);
    if (line && line.amount !== 0 && isOfAccounts(line.date)) lines.push({ ...line, id: name(line) });
  });
  return { lines, skipped: written.length - lines.length };
}
