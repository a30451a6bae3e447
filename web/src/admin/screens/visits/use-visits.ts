import { visits } from '@approdo/shared/contract/site/visits';
import { useQuery } from '@tanstack/react-query';
import { sayThisFirst } from '../../feedback/failure.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { COUNTING } from '../../texts/visits.ts';
import type { DayRange } from './periods.ts';

const ROWS = { visits };
const VISITS_KEY = ['visits'];

/** What was counted on these days. */
export function useVisits({ from, to }: DayRange) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...VISITS_KEY, from, to],
    queryFn: ({ signal }) => client.visits.get({ query: { from, to }, signal }),
  });
}

/** Turns counting on and off. */
export function useSwitchCounting() {
  const client = useClient(ROWS);
  return useAction({
    run: (isOn: boolean) => client.visits.changeSettings({ body: { isOn } }),
    reloads: [VISITS_KEY],
    success: (isOn) => (isOn ? COUNTING.switchedOn : COUNTING.switchedOff),
    describe: (fault) => sayThisFirst(fault, COUNTING.failed),
  });
}
