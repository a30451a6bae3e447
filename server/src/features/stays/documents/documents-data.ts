import { addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import type { DataPart, DataSubject } from '../stays/index.ts';
import { listDocuments } from './documents.repository.ts';

/** Article 2220 of the Italian civil code. */
const YEARS_OF_ACCOUNTS = 10;

const KINDS = [
  ['RECEIPT', 'keptReceipts'],
  ['CONTRACT', 'keptContracts'],
] as const;

async function listAll(reader: Reader, { stays }: DataSubject) {
  const papers = [];
  for (const { id } of stays)
    papers.push(...(await listDocuments(reader, id)).map((paper) => ({ ...paper, bookingId: id })));
  return papers;
}

/** The documents of a guest's stays, by id and hash; they are retained. */
export const documentsData: DataPart = {
  name: 'documents',
  list: listAll,

  async findRetained(reader, subject) {
    const papers = await listAll(reader, subject);
    return KINDS.flatMap(([kind, what]) => {
      const last = papers
        .filter((paper) => paper.kind === kind)
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1);
      if (last === undefined) return [];
      const until = addYears(todayInRome(new Date(last)), YEARS_OF_ACCOUNTS);
      return [{ what, why: 'keptForAccounts', until }];
    });
  },
};
