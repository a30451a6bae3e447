import { property } from '@approdo/shared/contract/content/property';
import { useRead } from '../../session/use-read.ts';

export function useProperty() {
  return useRead(property.get);
}

/** Whether same-day turnover is allowed; false until it is known. */
export function useSameDayTurnover(): boolean {
  return useProperty().data?.sameDayTurnover ?? false;
}
