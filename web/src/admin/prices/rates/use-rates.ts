import { rates } from '@approdo/shared/contract/prices/rates';
import { useQuery } from '@tanstack/react-query';
import { RATES } from '../../content/property/index.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { rates };
const RATES_KEY = ['rates'];

/** The price list of a year. */
export function useRates() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: RATES_KEY, queryFn: ({ signal }) => client.rates.get({ signal }) });
}

/** Replaces the price list; rejects where the server refuses. */
export function useReplaceRates() {
  const client = useClient(ROWS);
  return useAction({ run: client.rates.replace, reloads: [RATES_KEY], success: () => RATES.saved });
}
