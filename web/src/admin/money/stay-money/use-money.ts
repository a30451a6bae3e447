import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingMoney, money } from '@approdo/shared/contract/money/payments';
import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { ENTRY_FORM, PRICE, SCHEDULE } from '../payments/index.ts';

export type Entry = BookingMoney['entries'][number];

/** The money of a stay; closed days have none. */
export function useMoney({ id, ...state }: Pick<Booking, 'id' | 'isBlocked' | 'status'>) {
  return useRead(money.get, {
    params: { id },
    enabled: !isBlock(state),
    refetchInterval: ({ state }) => isOnItsWay(state.data) && LOOK_EVERY_MS,
  });
}

/** How often to check whether the card provider has confirmed a refund. */
const LOOK_EVERY_MS = 5000;

function isOnItsWay(money: BookingMoney | undefined): boolean {
  return money?.cardPayments?.some(({ pending }) => pending > 0) ?? false;
}

/** The refund by the terms for a cancelled stay, by who cancelled. */
export function useRefundSuggestion(id: string, by: 'GUEST' | 'OWNER') {
  return useRead(money.refundSuggestion, { params: { id }, query: { by } });
}

/** Quotes a booking at current prices; on failure shows a message and resolves with nothing. */
export function useBookingQuote(): (id: string) => Promise<QuoteAnswer | undefined> {
  const call = useCall();
  const banners = useBanners();
  return async (id) => {
    try {
      return await call(money.quote, { params: { id } });
    } catch (fault) {
      banners.fail(describeFailure(fault, PRICE.quoteFailed));
      return undefined;
    }
  };
}

/** Sets the price of a stay; rejects where the server refuses. */
export function useSetPrice() {
  return useWrite(money.setPrice, { success: () => PRICE.saved });
}

/** Sets the instalments of a stay; rejects where the server refuses. */
export function useSetSchedule() {
  return useWrite(money.setSchedule, { success: () => SCHEDULE.saved });
}

/** Records entries, and shows the server's warning; rejects where it refuses. */
export function useEnterMoney() {
  return useWrite(money.enter, {
    success: (_, { direction }) => ENTRY_FORM[direction].saved,
    warn: (_, { direction, warning }) => warning && `${ENTRY_FORM[direction].saved}. ${warning}`,
  });
}
