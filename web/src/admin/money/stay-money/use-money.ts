import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { type BookingMoney, money } from '@approdo/shared/contract/money/payments';
import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { useQuery } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { ENTRY_FORM, PRICE, RETAIN_FORM, SCHEDULE, UNDO_FORM } from '../payments/index.ts';
import { MONEY_KEY } from './money-key.ts';

const ROWS = { money };

export type Entry = BookingMoney['entries'][number];

/** What a stay costs and what was paid; closed days have nothing of it. */
export function useMoney({ id, ...state }: Pick<Booking, 'id' | 'isBlocked' | 'status'>) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...MONEY_KEY, id],
    enabled: !isBlock(state),
    queryFn: ({ signal }) => client.money.get({ params: { id }, signal }),
    refetchInterval: ({ state }) => isOnItsWay(state.data) && LOOK_EVERY_MS,
  });
}

/** How often it is looked whether the provider of card payments has confirmed what it was asked for. */
const LOOK_EVERY_MS = 5000;

function isOnItsWay(money: BookingMoney | undefined): boolean {
  return money?.cardPayments?.some(({ pending }) => pending > 0) ?? false;
}

/** Who owes what, of all bookings. */
export function useDuePayments() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: [...MONEY_KEY, 'due'], queryFn: ({ signal }) => client.money.due({ signal }) });
}

/** What the terms give back of a stay that was called off, by whom it is said. */
export function useRefundSuggestion(id: string, by: 'GUEST' | 'OWNER') {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...MONEY_KEY, id, 'refund', by],
    queryFn: ({ signal }) => client.money.refundSuggestion({ params: { id }, query: { by }, signal }),
  });
}

/** Asks what the prices of now ask for a booking; says so where that fails, and resolves with nothing. */
export function useBookingQuote(): (id: string) => Promise<QuoteAnswer | undefined> {
  const client = useClient(ROWS);
  const banners = useBanners();
  return async (id) => {
    try {
      return await client.money.quote({ params: { id } });
    } catch (fault) {
      banners.fail(sayThisFirst(fault, PRICE.quoteFailed));
      return undefined;
    }
  };
}

/** Sets what a stay costs; rejects where the server refuses. */
export function useSetPrice() {
  const client = useClient(ROWS);
  return useAction({ run: client.money.setPrice, reloads: [BOOKINGS_KEY], success: () => PRICE.saved });
}

/** Sets in which parts it is paid; rejects where the server refuses. */
export function useSetSchedule() {
  const client = useClient(ROWS);
  return useAction({ run: client.money.setSchedule, reloads: [BOOKINGS_KEY], success: () => SCHEDULE.saved });
}

/** Writes down what came or went, and says what the server warns of; rejects where it refuses. */
export function useEnterMoney() {
  const client = useClient(ROWS);
  return useAction({
    run: client.money.enter,
    reloads: [BOOKINGS_KEY],
    success: (_, { direction }) => ENTRY_FORM[direction].saved,
    warn: (_, { direction, warning }) => warning && `${ENTRY_FORM[direction].saved}. ${warning}`,
  });
}

/** Undoes an entry; rejects where the server refuses. */
export function useUndoEntry() {
  const client = useClient(ROWS);
  return useAction({ run: client.money.reverse, reloads: [BOOKINGS_KEY], success: () => UNDO_FORM.undone });
}

/** Keeps a part of the deposit; rejects where the server refuses. */
export function useRetain() {
  const client = useClient(ROWS);
  return useAction({ run: client.money.retain, reloads: [BOOKINGS_KEY], success: () => RETAIN_FORM.saved });
}
