import { property } from '@approdo/shared/contract/content/property';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { PROPERTY } from './texts.ts';

export function useProperty() {
  return useRead(property.get);
}

/** Whether one guest may arrive on the day another leaves; not, as long as that is not known. */
export function useSameDayTurnover(): boolean {
  return useProperty().data?.sameDayTurnover ?? false;
}

/** Changes the property; rejects where the server refuses. */
export function useEditProperty() {
  return useWrite(property.update, { success: () => PROPERTY.saved });
}
