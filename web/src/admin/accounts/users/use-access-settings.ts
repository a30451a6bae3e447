import { accessSettings } from '@approdo/shared/contract/accounts/access-settings';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { STAFF_PROOFS } from './texts.ts';

export function useAskTwoProofs() {
  return useAction({
    run: (body: { readonly staffTwoProofs: boolean }, call) => call(accessSettings.update, { body }),
    success: ({ staffTwoProofs }) => (staffTwoProofs ? STAFF_PROOFS.on : STAFF_PROOFS.off),
    describe: (fault) => sayWhatServerSaid(fault, STAFF_PROOFS.failed),
  });
}
