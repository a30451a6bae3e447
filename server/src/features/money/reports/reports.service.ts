import type { AnswerOf, SentFile } from '@approdo/shared/contract/base/endpoint';
import type { reports } from '@approdo/shared/contract/money/reports';
import { reportIncome } from '@approdo/shared/domain/money/income';
import { reportByLine } from '@approdo/shared/domain/money/income-by-line';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { listImportedStays } from '../../stays/stays/index.ts';
import { readPricedLines } from '../payments/index.ts';
import type { VoidedReceipt } from '../receipts/index.ts';
import { writeEntriesCsv } from './entries-csv.ts';
import { listBegunIds, listCashFlows, listEarningStays, listEntriesOf } from './income.repository.ts';

type ReportsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** The receipt number of each of these entries, by entry id; entries on no receipt are left out. */
  readonly listReceiptNumbers: (reader: Reader, entryIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The voided receipts of a year, and those that voided them. */
  readonly listVoidedReceipts: (reader: Reader, year: number) => Promise<readonly VoidedReceipt[]>;
  /** The receipt numbers of a year that a restore removed. */
  readonly listLostNumbers: (reader: Reader, year: number) => Promise<readonly string[]>;
};

export type Reports = ReturnType<typeof createReports>;

/** Reports on a year; on the current one by default. */
export function createReports({ database, clock, listReceiptNumbers, ...needs }: ReportsNeeds) {
  const thisYear = () => Number(clock.today().slice(0, 4));

  return {
    /** With `isDetailed` also the totals of each kind of line and of each extra. */
    async getIncome(year = thisYear(), { isDetailed = false } = {}): Promise<AnswerOf<(typeof reports)['income']>> {
      const { months, damage, tax, portals } = reportIncome(year, {
        flows: await listCashFlows(database, year),
        stays: await listEarningStays(database, year),
        channelStays: await listImportedStays(database),
      });
      const report = { year, months: [...months], damage, tax, ...(portals && { portals: [...portals] }) };
      if (!isDetailed) return report;
      const { lines, extras } = reportByLine(await readPricedLines(database, await listBegunIds(database, year)));
      return { ...report, lines: { ...lines }, extras: [...extras] };
    },

    async writeEntries(year = thisYear()): Promise<SentFile> {
      const entries = await listEntriesOf(database, year);
      const receipts = await listReceiptNumbers(
        database,
        entries.map(({ id }) => id),
      );
      const voidedReceipts = await needs.listVoidedReceipts(database, year);
      const lost = await needs.listLostNumbers(database, year);
      const table = writeEntriesCsv(entries, { receipts, voidedReceipts, lost });
      return fileOfBytes(`entrate-${year}.csv`, Buffer.from(table));
    },
  };
}
