import { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { STAY_RULES } from './texts/stay-rules.ts';

const ROWS = { stayRules };
const STAY_RULES_KEY = ['stay-rules'];
const IMPORTED_STAYS_KEY = ['imported-stays'];

/** What the owner asks of stays. */
export function useStayRules() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: STAY_RULES_KEY, queryFn: ({ signal }) => client.stayRules.get({ signal }) });
}

/** Replaces what is asked of stays; rejects where the server refuses. */
export function useReplaceStayRules() {
  const client = useClient(ROWS);
  return useAction({
    run: client.stayRules.replace,
    reloads: [STAY_RULES_KEY],
    success: () => STAY_RULES.saved,
  });
}

/** The stays of other calendars, from which preparation keeps its distance; asked for only where it does. */
export function useImportedStays() {
  const client = useClient(ROWS);
  const { data: rules } = useStayRules();
  return useQuery({
    queryKey: IMPORTED_STAYS_KEY,
    queryFn: ({ signal }) => client.stayRules.importedStays({ signal }),
    enabled: (rules?.preparationDays ?? 0) > 0,
  });
}
