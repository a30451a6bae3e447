import { devices, type OpenSession } from '@approdo/shared/contract/accounts/devices';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { SESSIONS } from './texts/access.ts';

/** Ends another session than this one. */
export function useEndSession() {
  return useAction({
    run: ({ id }: OpenSession, call) => call(devices.end, { params: { id } }),
    success: () => SESSIONS.ended,
    describe: (fault) => sayWhatServerSaid(fault, SESSIONS.endFailed),
  });
}

/** Ends all but this one. */
export function useEndOtherSessions() {
  return useAction({
    run: (_: undefined, call) => call(devices.endOthers),
    success: () => SESSIONS.othersEnded,
    describe: (fault) => sayWhatServerSaid(fault, SESSIONS.endOthersFailed),
  });
}
