import type { Booking } from '@approdo/shared/contract/stay/bookings';
import {
  canBeCancelled,
  canBeEdited,
  canMoveTo,
  isAhead,
  isBlock,
  isCancellationAsked,
} from '@approdo/shared/domain/stay/booking';
import { RowButton, RowButtons } from '../../table/row-buttons.tsx';
import { BOOKING_ACTIONS } from '../../texts/bookings.ts';
import { sayConversation } from '../../texts/conversation.ts';
import { MONEY } from '../../texts/money.ts';
import { STAY_LETTERS } from '../../texts/stay-letters.ts';
import styles from './booking-buttons.module.css';
import type { BookingWays } from './listed-bookings.ts';

type Props = BookingWays & {
  readonly booking: Booking;
  /** The id of what names the booking, so that a button of many with the same word says which. */
  readonly describedBy: string;
};

/** What can be done with a booking in its status (SPEC.md section 4); with what comes from a portal, nothing. */
export function BookingButtons(props: Props) {
  const { channel } = props.booking;
  if (channel) return <p className={styles.imported}>{BOOKING_ACTIONS.importedFrom(channel.name)}</p>;
  return <OwnButtons {...props} />;
}

function OwnButtons({
  booking,
  actions,
  today,
  onEdit,
  onCancel,
  onDecline,
  onMoney,
  onConversation,
  onLetters,
  describedBy,
}: Props) {
  const { unread = 0, unanswered = 0 } = booking;
  const isBusy = actions.isBusy(booking);
  const shared = { isBusy, describedBy };
  const isRequest = !isBlock(booking) && canMoveTo(booking.status, 'CONFIRMED');
  const isAsked = isCancellationAsked(booking);
  const canCancel = canBeCancelled(booking, today);
  return (
    <RowButtons>
      {isRequest && isAhead(booking, today) && (
        <RowButton {...shared} variant="filled" onClick={() => void actions.decide(booking, 'CONFIRMED')}>
          {BOOKING_ACTIONS.confirm}
        </RowButton>
      )}
      {isRequest && (
        <RowButton {...shared} variant="outline" onClick={() => void actions.decide(booking, 'REJECTED')}>
          {BOOKING_ACTIONS.reject}
        </RowButton>
      )}
      {isAsked && canCancel && (
        <RowButton {...shared} variant="filled" onClick={() => onCancel(booking)}>
          {BOOKING_ACTIONS.acceptCancellation}
        </RowButton>
      )}
      {isAsked && (
        <RowButton {...shared} variant="outline" onClick={() => onDecline(booking)}>
          {BOOKING_ACTIONS.declineCancellation}
        </RowButton>
      )}
      {canBeEdited(booking) && (
        <RowButton {...shared} onClick={() => onEdit(booking)}>
          {BOOKING_ACTIONS.edit}
        </RowButton>
      )}
      {!isBlock(booking) && (
        <RowButton {...shared} onClick={() => onMoney(booking)}>
          {MONEY.open}
        </RowButton>
      )}
      {!isBlock(booking) && (
        <RowButton
          {...shared}
          variant={unread + unanswered > 0 ? 'filled' : 'default'}
          onClick={() => onConversation(booking)}
        >
          {sayConversation(booking)}
        </RowButton>
      )}
      {!isBlock(booking) && (
        <RowButton {...shared} onClick={() => onLetters(booking)}>
          {STAY_LETTERS.open}
        </RowButton>
      )}
      {isBlock(booking) && (
        <RowButton {...shared} onClick={() => void actions.unblock(booking)}>
          {BOOKING_ACTIONS.unblock}
        </RowButton>
      )}
      <RowButton {...shared} variant="outline" color="red" onClick={() => void actions.remove(booking)}>
        {BOOKING_ACTIONS.remove}
      </RowButton>
      {canCancel && !isAsked && (
        <RowButton {...shared} variant="outline" color="red" onClick={() => onCancel(booking)}>
          {BOOKING_ACTIONS.cancel}
        </RowButton>
      )}
    </RowButtons>
  );
}
