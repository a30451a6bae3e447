import { addYears } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { DataPart, DataSubject } from '../../stays/stays/index.ts';
import { listEntries } from './entries.repository.ts';
import type { StoredEntry } from './payments.table.ts';

/** Articolo 2220 del codice civile. */
const YEARS_OF_ACCOUNTS = 10;

async function listAll(reader: Reader, { stays }: DataSubject): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = [];
  for (const { id } of stays) entries.push(...(await listEntries(reader, id)));
  return entries;
}

/** The entries of a guest's stays, which accounting law retains. */
export const moneyData: DataPart = {
  name: 'money',

  list: async (reader, subject) =>
    (await listAll(reader, subject)).map(({ id, bookingId, date, direction, purpose, amount, method, reference }) => ({
      ...{ id, bookingId, date, direction, purpose, amount },
      ...{ method, reference },
    })),

  async findRetained(reader, subject) {
    const last = (await listAll(reader, subject))
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    if (last === undefined) return [];
    return [{ what: 'keptEntries', why: 'keptForAccounts', until: addYears(last, YEARS_OF_ACCOUNTS) }];
  },
};
