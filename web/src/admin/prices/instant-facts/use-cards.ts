import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { cardPayments };
export const CARDS_KEY = ['cards'];

/** Whether cards are taken, and what there is to know of them. */
export function useCards() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: CARDS_KEY, queryFn: ({ signal }) => client.cardPayments.standing({ signal }) });
}
