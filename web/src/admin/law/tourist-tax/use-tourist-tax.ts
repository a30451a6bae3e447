import { type DeadlineAnswer, deadlines } from '@approdo/shared/contract/law/deadlines';
import { touristTax } from '@approdo/shared/contract/law/tourist-tax';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { TaxPeriod } from '@approdo/shared/domain/law/tax/tax-period';
import { useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSaveFile } from '../../kit/frame/use-save-file.ts';
import { MONEY_KEY } from '../../money/stay-money/index.ts';
import { useClient } from '../../session/platform-context.ts';
import { DEADLINES_KEY, REGISTER_KEY } from '../deadlines/index.ts';
import { TAX, TAX_TERMS } from './texts.ts';

const ROWS = { touristTax, deadlines };

/** Whatever changes the register changes what is declared. */
const TAX_KEY = [...REGISTER_KEY, 'tax'];

/** What the municipality asks. */
export function useTouristTax() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...TAX_KEY, 'terms'],
    queryFn: ({ signal }) => client.touristTax.get({ signal }),
  });
}

/** Rejects where the server refuses. */
export function useReplaceTouristTax() {
  const client = useClient(ROWS);
  return useAction({
    run: client.touristTax.replace,
    reloads: [REGISTER_KEY, MONEY_KEY],
    success: () => TAX_TERMS.saved,
  });
}

/** What is to be declared of a period of the kind that is set. */
export function useTaxReport(period: TaxPeriod) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...TAX_KEY, 'report', period],
    queryFn: ({ signal }) => client.touristTax.report({ query: { period }, signal }),
  });
}

type Declared = { readonly period: TaxPeriod; readonly dueOn: LocalDate };

/** The deadline of a period; null of one that ended before anything was counted here. */
export function useTaxDeadline({ period, dueOn }: Declared) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...DEADLINES_KEY, period, dueOn],
    queryFn: async ({ signal }): Promise<DeadlineAnswer | null> => {
      const due = await client.deadlines.list({ query: { from: dueOn, to: dueOn }, signal });
      return due.find(({ key }) => key === `TAX:${period}`) ?? null;
    },
  });
}

/** Hands a period to the person as a table, and says so where that fails; undefined where the shell saves no files. */
export function useSaveTaxTable(): ((period: TaxPeriod) => Promise<void>) | undefined {
  const client = useClient(ROWS);
  const saveFile = useSaveFile();
  const banners = useBanners();
  return (
    saveFile &&
    (async (period) => {
      try {
        const table = await client.touristTax.csv({ query: { period } });
        await saveFile(new File([table], TAX.fileName(period), { type: 'text/csv;charset=utf-8' }));
      } catch (fault) {
        banners.fail(sayThisFirst(fault, TAX.csvFailed));
      }
    })
  );
}
