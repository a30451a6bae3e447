import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { CARD_NOTES } from './texts/cards.ts';

/** Accepts cards again after a restore, once events were resent. */
export function useResumeCards() {
  return useAction({
    run: (_: undefined, call) => call(cardPayments.resume),
    success: () => CARD_NOTES.resumed,
    describe: (fault) => describeFailure(fault, CARD_NOTES.resumeFailed),
  });
}
