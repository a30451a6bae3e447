import { property } from '@approdo/shared/contract/content/property';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { PROPERTY } from './texts.ts';

const ROWS = { property };
const PROPERTY_KEY = ['property'];

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
