import { reports } from '@approdo/shared/contract/money/reports';
import { useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { useClient } from '../../session/platform-context.ts';
import { MONEY_KEY } from '../stay-money/index.ts';
import { INCOME } from './texts.ts';

const ROWS = { reports };

/** What a year brought. */
export function useIncome(year: number) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...MONEY_KEY, 'income', year],
    queryFn: ({ signal }) => client.reports.income({ query: { year }, signal }),
  });
}

/** The same with what each kind of line, and each extra, came to. */
export function useIncomeByLine(year: number) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...MONEY_KEY, 'income', year, 'detail'],
    queryFn: ({ signal }) => client.reports.income({ query: { year, detail: 'true' }, signal }),
  });
}

/** Hands a year's entries to the person as a table, and says so where that fails; undefined where the shell cannot. */
export function useSaveEntries(): ((year: number) => Promise<void>) | undefined {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (year) => {
      try {
        const table = await client.reports.incomeCsv({ query: { year } });
        await saveFile(new File([table], INCOME.fileName(year), { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, INCOME.saveFailed));
      }
    })
  );
}
