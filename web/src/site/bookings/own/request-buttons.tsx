import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { sayInstantDate, sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import buttons from '../../../ui/button.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import { CancellationForm } from './cancellation-form.tsx';
import styles from './own-requests.module.css';
import type { RequestActions } from './use-request-actions.ts';

type Props = {
  readonly booking: Booking;
  readonly actions: RequestActions;
  readonly canWithdraw: boolean;
  readonly canAskCancellation: boolean;
};

/** The expiry of a request, its pending cancellation, and what the guest can do. */
export function RequestButtons({ booking, ...rest }: Props) {
  return (
    <>
      <RequestNotes booking={booking} />
      <EndingButtons booking={booking} {...rest} className={buttons.quiet} />
    </>
  );
}

/** When a request expires, and what became of the wish to cancel it. */
export function RequestNotes({ booking }: Pick<Props, 'booking'>) {
  const { language, booking: texts } = useTexts();
  const words = texts.own;
  const { expiresAt, cancellationAskedAt, closedAt } = booking;
  return (
    <>
      {expiresAt && <span>{words.expires(sayInstantDateTime(expiresAt, language))}</span>}
      {isCancellationRequested(booking) && cancellationAskedAt && (
        <span>{words.cancellation.asked(sayInstantDate(cancellationAskedAt, language))}</span>
      )}
      {booking.outcome === 'CANCELLED' && cancellationAskedAt && closedAt && (
        <span>
          {words.cancellation.done(sayInstantDate(cancellationAskedAt, language), sayInstantDate(closedAt, language))}
        </span>
      )}
    </>
  );
}

type EndingProps = Props & {
  /** Of the buttons that open a question, or take a wish back. */
  readonly className: string | undefined;
};

/** What ends a request or a stay, each after a question. */
export function EndingButtons({ booking, actions, canWithdraw, canAskCancellation, className }: EndingProps) {
  const words = useTexts().booking.own;
  const { question, onAsk, onLeave, onWithdraw, onCancel, onTakeBack } = actions;
  const isRequested = isCancellationRequested(booking);
  return (
    <>
      {canWithdraw && question === undefined && (
        <button type="button" className={className} onClick={() => onAsk('withdraw')}>
          {words.askWithdrawal}
        </button>
      )}
      {canAskCancellation && !isRequested && question === undefined && (
        <button type="button" className={className} onClick={() => onAsk('cancel')}>
          {words.cancellation.ask}
        </button>
      )}
      {isRequested && booking.mine && (
        <button type="button" className={className} onClick={onTakeBack}>
          {words.cancellation.takeBack}
        </button>
      )}
      {question === 'withdraw' && (
        <span className={styles.question}>
          {words.withdrawalQuestion}
          <button type="button" className={buttons.button} onClick={onWithdraw}>
            {words.withdraw}
          </button>
          <button type="button" className={buttons.quiet} onClick={onLeave}>
            {words.leave}
          </button>
        </span>
      )}
      {question === 'cancel' && <CancellationForm onSend={onCancel} onLeave={onLeave} />}
    </>
  );
}
