import { reports } from '@approdo/shared/contract/money/reports';
import { useDownload } from '../../kit/frame/use-download.ts';
import { useRead } from '../../session/use-read.ts';
import { INCOME } from './texts.ts';

/** The income report of a year. */
export function useIncome(year: number) {
  return useRead(reports.income, { query: { year } });
}

/** Saves a year's entries as a table on the user's device; undefined where the shell cannot. */
export function useSaveEntries() {
  return useDownload({
    read: async (year: number, call) => {
      const table = await call(reports.incomeCsv, { query: { year } });
      return new File([table], INCOME.fileName(year), { type: 'text/csv;charset=utf-8' });
    },
    failed: INCOME.saveFailed,
  });
}
