import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { useRead } from '../../session/use-read.ts';

/** The stays of other calendars, which preparation days apply to; loaded only if there are any such days. */
export function useImportedStays() {
  const { data: rules } = useRead(stayRules.get);
  return useRead(stayRules.importedStays, { enabled: (rules?.preparationDays ?? 0) > 0 });
}
