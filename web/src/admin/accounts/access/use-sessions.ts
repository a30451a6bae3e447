import { devices, type OpenSession } from '@approdo/shared/contract/accounts/devices';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { SESSIONS } from './texts/access.ts';

const ROWS = { devices };
const SESSIONS_KEY = ['sessions'];

/** Where whoever is signed in is so, the last used first. */
export function useSessions() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => client.devices.list({ signal }) });
}

/** Ends another session than this one. */
export function useEndSession() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ id }: OpenSession) => client.devices.end({ params: { id } }),
    reloads: [SESSIONS_KEY],
    success: () => SESSIONS.ended,
    describe: (fault) => sayWhatServerSaid(fault, SESSIONS.endFailed),
  });
}

/** Ends all but this one. */
export function useEndOtherSessions() {
  const client = useClient(ROWS);
  return useAction({
    run: () => client.devices.endOthers(),
    reloads: [SESSIONS_KEY],
    success: () => SESSIONS.othersEnded,
    describe: (fault) => sayWhatServerSaid(fault, SESSIONS.endOthersFailed),
  });
}
