import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { CARDS_KEY } from '../../prices/instant-facts/index.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { CARD_NOTES, CARD_REFUND } from './texts/cards.ts';

const ROWS = { cardPayments };

/** Asks for a payment by card to be given back; rejects where the server refuses. */
export function useRefundCard() {
  const client = useClient(ROWS);
  return useAction({ run: client.cardPayments.refund, reloads: [BOOKINGS_KEY], success: () => CARD_REFUND.asked });
}

export function useDismissCardWarning() {
  const client = useClient(ROWS);
  return useAction({
    run: client.cardPayments.dismiss,
    reloads: [CARDS_KEY],
    success: () => CARD_NOTES.dismissed,
    describe: (fault) => sayThisFirst(fault, CARD_NOTES.dismissFailed),
  });
}

/** After a restore, once events were resent. */
export function useResumeCards() {
  const client = useClient(ROWS);
  return useAction({
    run: () => client.cardPayments.resume(),
    reloads: [CARDS_KEY, BOOKINGS_KEY],
    success: () => CARD_NOTES.resumed,
    describe: (fault) => sayThisFirst(fault, CARD_NOTES.resumeFailed),
  });
}
