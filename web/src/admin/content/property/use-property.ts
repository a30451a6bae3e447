import { property } from '@approdo/shared/contract/content/property';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { PROPERTY } from './texts.ts';

export function useProperty() {
  return useRead(property.get);
}

/** Whether same-day turnover is allowed; false until it is known. */
export function useSameDayTurnover(): boolean {
  return useProperty().data?.sameDayTurnover ?? false;
}

/** Saves the property; rejects if the server refuses. */
export function useEditProperty() {
  return useWrite(property.update, { success: () => PROPERTY.saved });
}
