import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { CARD_NOTES, CARD_REFUND } from './texts/cards.ts';

/** Asks for a payment by card to be given back; rejects where the server refuses. */
export function useRefundCard() {
  return useWrite(cardPayments.refund, { success: () => CARD_REFUND.asked });
}

export function useDismissCardWarning() {
  return useWrite(cardPayments.dismiss, {
    success: () => CARD_NOTES.dismissed,
    describe: (fault) => sayThisFirst(fault, CARD_NOTES.dismissFailed),
  });
}

/** After a restore, once events were resent. */
export function useResumeCards() {
  return useAction({
    run: (_: undefined, call) => call(cardPayments.resume),
    success: () => CARD_NOTES.resumed,
    describe: (fault) => sayThisFirst(fault, CARD_NOTES.resumeFailed),
  });
}
