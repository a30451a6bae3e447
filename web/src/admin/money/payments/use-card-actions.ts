import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { CARD_NOTES } from './texts/cards.ts';

/** Accepts cards again after a restore, once events were resent. */
export function useResumeCards() {
  return useAction({
    run: (_: undefined, call) => call(cardPayments.resume),
    success: () => CARD_NOTES.resumed,
    describe: (fault) => sayThisFirst(fault, CARD_NOTES.resumeFailed),
  });
}
