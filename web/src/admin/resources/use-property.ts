import { property } from '@approdo/shared/contract/stay/property';
import { rates } from '@approdo/shared/contract/stay/rates';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { PROPERTY, RATES } from '../texts/property.ts';

const ROWS = { property, rates };
const PROPERTY_KEY = ['property'];
const RATES_KEY = ['rates'];

export function useProperty() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: PROPERTY_KEY, queryFn: ({ signal }) => client.property.get({ signal }) });
}

/** Whether one guest may arrive on the day another leaves; not, as long as that is not known. */
export function useSameDayTurnover(): boolean {
  return useProperty().data?.sameDayTurnover ?? false;
}

/** Changes the property; rejects where the server refuses. */
export function useEditProperty() {
  const client = useClient(ROWS);
  return useAction({ run: client.property.update, reloads: [PROPERTY_KEY], success: () => PROPERTY.saved });
}

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
