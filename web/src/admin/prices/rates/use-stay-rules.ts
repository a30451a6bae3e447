import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { useRead } from '../../session/use-read.ts';

/** The stays of other calendars, from which preparation keeps its distance; asked for only where it does. */
export function useImportedStays() {
  const { data: rules } = useRead(stayRules.get);
  return useRead(stayRules.importedStays, { enabled: (rules?.preparationDays ?? 0) > 0 });
}
