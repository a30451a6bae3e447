import type { AnswerOf, SentFile } from '@approdo/shared/contract/base/endpoint';
import type { reports } from '@approdo/shared/contract/money/reports';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { reportIncome } from '@approdo/shared/domain/money/income';
import { reportByLine } from '@approdo/shared/domain/money/income-by-line';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { listImportedStays } from '../../stays/stays/index.ts';
import { readPricedLines } from '../payments/index.ts';
import { listArrivals, listCashFlows, listEarningStays } from './income.repository.ts';
import { type ReceiptsOfEntries, readEntries } from './read-entries.ts';

type ReportsNeeds = ReceiptsOfEntries & { readonly database: Database; readonly clock: Clock };

export type Reports = ReturnType<typeof createReports>;

/** Reports on a year; on the current one by default. */
export function createReports({ database, clock, ...receipts }: ReportsNeeds) {
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
      const arrivals = await listArrivals(database, year);
      const begun = arrivals.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id);
      const { lines, extras } = reportByLine(await readPricedLines(database, begun));
      return { ...report, lines: { ...lines }, extras: [...extras] };
    },

    async writeEntries(year = thisYear()): Promise<SentFile> {
      const table = writeCsv(await readEntries(database, year, receipts), { isBare: true });
      return fileOfBytes(`entrate-${year}.csv`, Buffer.from(table));
    },
  };
}
