import { accessSettings } from '@approdo/shared/contract/accounts/access-settings';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { KEYS_KEY } from '../../session/query-client.ts';
import { STAFF_PROOFS } from './texts.ts';

const ROWS = { accessSettings };
export const ACCESS_SETTINGS_KEY = ['access-settings'];

/** What the house asks of whoever manages it. */
export function useAccessSettings() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: ACCESS_SETTINGS_KEY,
    queryFn: ({ signal }) => client.accessSettings.get({ signal }),
  });
}

export function useAskTwoProofs() {
  const client = useClient(ROWS);
  return useAction({
    run: (body: { readonly staffTwoProofs: boolean }) => client.accessSettings.update({ body }),
    reloads: [ACCESS_SETTINGS_KEY, KEYS_KEY],
    success: ({ staffTwoProofs }) => (staffTwoProofs ? STAFF_PROOFS.on : STAFF_PROOFS.off),
    describe: (fault) => sayWhatServerSaid(fault, STAFF_PROOFS.failed),
  });
}
