import { type DeadlineAnswer, deadlines } from '@approdo/shared/contract/law/deadlines';
import { touristTax } from '@approdo/shared/contract/law/tourist-tax';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { TaxPeriod } from '@approdo/shared/domain/law/tax/tax-period';
import { useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { DEADLINES_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { TAX } from './texts.ts';

type Declared = { readonly period: TaxPeriod; readonly dueOn: LocalDate };

/** The deadline of a period; null for periods that ended before nights were taxed here. */
export function useTaxDeadline({ period, dueOn }: Declared) {
  const call = useCall();
  return useQuery({
    queryKey: [...DEADLINES_KEY, period, dueOn],
    queryFn: async ({ signal }): Promise<DeadlineAnswer | null> => {
      const due = await call(deadlines.list, { query: { from: dueOn, to: dueOn }, signal });
      return due.find(({ key }) => key === `TAX:${period}`) ?? null;
    },
  });
}

/** Saves a period's declaration as a table, or shows why it failed; undefined where the shell saves no files. */
export function useSaveTaxTable(): ((period: TaxPeriod) => Promise<void>) | undefined {
  const call = useCall();
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (period) => {
      try {
        const table = await call(touristTax.csv, { query: { period } });
        await saveFile(new File([table], TAX.fileName(period), { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(describeFailure(fault, TAX.csvFailed));
      }
    })
  );
}
