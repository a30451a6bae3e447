import { rates } from '@approdo/shared/contract/prices/rates';
import { RATES } from '../../content/property/index.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';

/** The price list of a year. */
export function useRates() {
  return useRead(rates.get);
}

/** Replaces the price list; rejects if the server refuses. */
export function useReplaceRates() {
  return useWrite(rates.replace, { success: () => RATES.saved });
}
