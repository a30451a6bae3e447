import { isAhead, isBlock } from '@approdo/shared/domain/stays/booking';
import { RowButton, RowButtons } from '../../kit/table/row-buttons.tsx';
import { BOOKING_ACTIONS } from '../../stays/stays/index.ts';
import type { ListedBooking } from './listed-bookings.ts';

type Props = Pick<ListedBooking, 'booking' | 'actions' | 'today' | 'isTaken' | 'isFirst'> & {
  /** The id of the element naming the booking, to tell equal buttons apart. */
  readonly describedBy: string;
};

/** Actions in the list itself: on requests and the owner's blocks. All others are on the booking's page. */
export function BookingButtons({ booking, actions, today, isTaken, isFirst, describedBy }: Props) {
  const shared = { isBusy: actions.isBusy(booking), describedBy };
  if (booking.channel) return null;
  if (isBlock(booking)) {
    return (
      <RowButtons>
        <RowButton {...shared} onClick={() => void actions.unblock(booking)}>
          {BOOKING_ACTIONS.unblock}
        </RowButton>
      </RowButtons>
    );
  }
  if (booking.status !== 'PENDING') return null;
  return (
    <RowButtons>
      {!isTaken(booking) && isAhead(booking, today) && (
        <RowButton
          {...shared}
          variant={isFirst(booking) ? 'filled' : 'outline'}
          onClick={() => void actions.decide(booking, 'CONFIRMED')}
        >
          {BOOKING_ACTIONS.confirm}
        </RowButton>
      )}
      <RowButton
        {...shared}
        variant={isFirst(booking) ? 'outline' : 'default'}
        onClick={() => void actions.decide(booking, 'REJECTED')}
      >
        {BOOKING_ACTIONS.reject}
      </RowButton>
    </RowButtons>
  );
}
