import { reports } from '@approdo/shared/contract/money/reports';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { INCOME } from './texts.ts';

/** The income report of a year. */
export function useIncome(year: number) {
  return useRead(reports.income, { query: { year } });
}

/** Saves a year's entries as a table on the user's device, or shows why it failed; undefined where the shell cannot. */
export function useSaveEntries(): ((year: number) => Promise<void>) | undefined {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (year) => {
      try {
        const table = await call(reports.incomeCsv, { query: { year } });
        await saveFile(new File([table], INCOME.fileName(year), { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(describeFailure(fault, INCOME.saveFailed));
      }
    })
  );
}
