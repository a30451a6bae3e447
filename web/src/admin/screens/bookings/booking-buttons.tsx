import type { Booking } from '@approdo/shared/contract/bookings';
import { canBeCancelled, canBeEdited, canMoveTo, isBlock, isCancellationAsked } from '@approdo/shared/domain/booking';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { Button } from '@mantine/core';
import type { BookingActions } from '../../resources/use-bookings.ts';
import { BOOKING_ACTIONS } from '../../texts/bookings.ts';
import { sayConversation } from '../../texts/conversation.ts';
import { MONEY } from '../../texts/money.ts';
import { STAY_LETTERS } from '../../texts/stay-letters.ts';
import styles from './booking-buttons.module.css';

type Props = {
  readonly booking: Booking;
  readonly actions: BookingActions;
  readonly today: LocalDate;
  readonly onEdit: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
  readonly onDecline: (booking: Booking) => void;
  readonly onMoney: (booking: Booking) => void;
  readonly onConversation: (booking: Booking) => void;
  readonly onLetters: (booking: Booking) => void;
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
  const shared = {
    size: 'xs',
    px: 'xs',
    'aria-disabled': isBusy,
    'data-disabled': isBusy,
    'aria-describedby': describedBy,
  };
  const isRequest = !isBlock(booking) && canMoveTo(booking.status, 'CONFIRMED');
  const isAsked = isCancellationAsked(booking);
  const canCancel = canBeCancelled(booking, today);
  return (
    <div className={styles.buttons}>
      {isRequest && (
        <>
          <Button {...shared} onClick={() => void actions.decide(booking, 'CONFIRMED')}>
            {BOOKING_ACTIONS.confirm}
          </Button>
          <Button {...shared} variant="outline" onClick={() => void actions.decide(booking, 'REJECTED')}>
            {BOOKING_ACTIONS.reject}
          </Button>
        </>
      )}
      {isAsked && canCancel && (
        <Button {...shared} onClick={() => onCancel(booking)}>
          {BOOKING_ACTIONS.acceptCancellation}
        </Button>
      )}
      {isAsked && (
        <Button {...shared} variant="outline" onClick={() => onDecline(booking)}>
          {BOOKING_ACTIONS.declineCancellation}
        </Button>
      )}
      {canBeEdited(booking) && (
        <Button {...shared} variant="default" onClick={() => onEdit(booking)}>
          {BOOKING_ACTIONS.edit}
        </Button>
      )}
      {!isBlock(booking) && (
        <Button {...shared} variant="default" onClick={() => onMoney(booking)}>
          {MONEY.open}
        </Button>
      )}
      {!isBlock(booking) && (
        <Button
          {...shared}
          variant={unread + unanswered > 0 ? 'filled' : 'default'}
          onClick={() => onConversation(booking)}
        >
          {sayConversation(booking)}
        </Button>
      )}
      {!isBlock(booking) && (
        <Button {...shared} variant="default" onClick={() => onLetters(booking)}>
          {STAY_LETTERS.open}
        </Button>
      )}
      {isBlock(booking) && (
        <Button {...shared} variant="default" onClick={() => void actions.unblock(booking)}>
          {BOOKING_ACTIONS.unblock}
        </Button>
      )}
      <Button {...shared} variant="outline" color="red" onClick={() => void actions.remove(booking)}>
        {BOOKING_ACTIONS.remove}
      </Button>
      {canCancel && !isAsked && (
        <Button {...shared} variant="outline" color="red" onClick={() => onCancel(booking)}>
          {BOOKING_ACTIONS.cancel}
        </Button>
      )}
    </div>
  );
}
