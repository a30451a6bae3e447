import { ownKeysRows } from '@approdo/shared/contract/accounts/own-keys';
import { useAction } from '../../kit/feedback/use-action.ts';
import { PROTECT_ACCESS } from './texts/protect-access.ts';

/** Hides the offer to add a second proof for good. */
export function usePutOfferAway() {
  return useAction({
    run: (_: undefined, call) => call(ownKeysRows.putOffer, { body: { isPutAway: true } }),
    success: () => PROTECT_ACCESS.putAway,
    describe: PROTECT_ACCESS.putAwayFailed,
  });
}
