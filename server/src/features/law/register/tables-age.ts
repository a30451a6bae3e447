import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import type { Reader } from '../../../db/transaction.ts';
import { listTables } from './official-tables.repository.ts';

/** The day of the oldest import of an official list; null where one is missing. */
export async function readTablesAge(reader: Reader): Promise<LocalDate | null> {
  const tables = await listTables(reader);
  if (tables.length < TABLE_KINDS.length) return null;
  const [oldest] = tables.map(({ importedAt }) => importedAt).toSorted();
  return oldest ? todayInRome(new Date(oldest)) : null;
}
