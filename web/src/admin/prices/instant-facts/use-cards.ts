import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { useRead } from '../../session/use-read.ts';

/** Whether cards are taken, and what there is to know of them. */
export function useCards() {
  return useRead(cardPayments.standing);
}
