import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { KEYS_KEY } from '../../session/query-client.ts';
import { PROTECT_ACCESS } from './texts/protect-access.ts';

const ROWS = { keys: ownKeysRows };

/** What whoever is signed in is proved by beside her password. */
export function useKeys() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: KEYS_KEY, queryFn: ({ signal }) => client.keys.get({ signal }) });
}

/** The offer to add a second proof is never made again. */
export function usePutOfferAway() {
  const client = useClient(ROWS);
  return useAction({
    run: (_: undefined) => client.keys.putOffer({ body: { isPutAway: true } }),
    reloads: [KEYS_KEY],
    success: () => PROTECT_ACCESS.putAway,
    describe: (fault) => sayWhatServerSaid(fault, PROTECT_ACCESS.putAwayFailed),
  });
}
