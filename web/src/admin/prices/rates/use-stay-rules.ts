import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useRead } from '../../session/use-read.ts';
import { STAY_RULES } from './texts/stay-rules.ts';

/** What the owner asks of stays. */
export function useStayRules() {
  return useRead(stayRules.get);
}

/** Replaces what is asked of stays; rejects where the server refuses. */
export function useReplaceStayRules() {
  return useWrite(stayRules.replace, {
    success: () => STAY_RULES.saved,
  });
}

/** The stays of other calendars, from which preparation keeps its distance; asked for only where it does. */
export function useImportedStays() {
  const { data: rules } = useStayRules();
  return useRead(stayRules.importedStays, { enabled: (rules?.preparationDays ?? 0) > 0 });
}
