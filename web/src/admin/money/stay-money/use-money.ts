import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { type BookingMoney, money } from '@approdo/shared/contract/money/payments';
import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useWrite } from '../../kit/feedback/use-action.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { ENTRY_FORM, PRICE, SCHEDULE } from '../payments/index.ts';

export type Entry = BookingMoney['entries'][number];

/** What a stay costs and what was paid; closed days have nothing of it. */
export function useMoney({ id, ...state }: Pick<Booking, 'id' | 'isBlocked' | 'status'>) {
  return useRead(money.get, {
    params: { id },
    enabled: !isBlock(state),
    refetchInterval: ({ state }) => isOnItsWay(state.data) && LOOK_EVERY_MS,
  });
}

/** How often it is looked whether the provider of card payments has confirmed what it was asked for. */
const LOOK_EVERY_MS = 5000;

function isOnItsWay(money: BookingMoney | undefined): boolean {
  return money?.cardPayments?.some(({ pending }) => pending > 0) ?? false;
}

/** What the terms give back of a stay that was called off, by whom it is said. */
export function useRefundSuggestion(id: string, by: 'GUEST' | 'OWNER') {
  return useRead(money.refundSuggestion, { params: { id }, query: { by } });
}

/** Asks what the prices of now ask for a booking; says so where that fails, and resolves with nothing. */
export function useBookingQuote(): (id: string) => Promise<QuoteAnswer | undefined> {
  const call = useCall();
  const banners = useBanners();
  return async (id) => {
    try {
      return await call(money.quote, { params: { id } });
    } catch (fault) {
      banners.fail(sayThisFirst(fault, PRICE.quoteFailed));
      return undefined;
    }
  };
}

/** Sets what a stay costs; rejects where the server refuses. */
export function useSetPrice() {
  return useWrite(money.setPrice, { success: () => PRICE.saved });
}

/** Sets in which parts it is paid; rejects where the server refuses. */
export function useSetSchedule() {
  return useWrite(money.setSchedule, { success: () => SCHEDULE.saved });
}

/** Writes down what came or went, and says what the server warns of; rejects where it refuses. */
export function useEnterMoney() {
  return useWrite(money.enter, {
    success: (_, { direction }) => ENTRY_FORM[direction].saved,
    warn: (_, { direction, warning }) => warning && `${ENTRY_FORM[direction].saved}. ${warning}`,
  });
}
