import type { Booking } from '@approdo/shared/contract/bookings';
import { canAskCancellation, canBeWithdrawn, isCancellationAsked, standingOf } from '@approdo/shared/domain/booking';
import { addressIn } from '@approdo/shared/domain/language-address';
import {
  formatInstantDate,
  formatInstantDateTime,
  formatLocalDate,
  type LocalDate,
} from '@approdo/shared/domain/local-date';
import buttons from '../../../ui/button.module.css';
import type { IslandTexts } from '../../texts/island-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CancellationForm, type SentCancellation } from './cancellation-form.tsx';
import styles from './own-requests.module.css';

/** What a guest is asked before it is done. */
export type Question = 'withdraw' | 'cancel';

type OwnRequestProps = {
  readonly booking: Booking;
  readonly today: LocalDate;
  /** What she is asked of this one; undefined where she is not. */
  readonly question: Question | undefined;
  readonly onAsk: (question: Question) => Promise<void>;
  readonly onLeave: () => void;
  readonly onWithdraw: () => Promise<void>;
  readonly onCancel: (cancellation: SentCancellation) => Promise<void>;
  readonly onTakeBack: () => Promise<void>;
};

export function OwnRequest({
  booking,
  today,
  question,
  onAsk,
  onLeave,
  onWithdraw,
  onCancel,
  onTakeBack,
}: OwnRequestProps) {
  const { language, booking: texts } = useTexts();
  const words = texts.own;
  const { startDate, endDate, expiresAt, cancellationAskedAt } = booking;
  const isAsked = isCancellationAsked(booking);
  const standing = standingOf(booking);
  return (
    <li>
      <a className={styles.dates} href={addressIn(language, `/booking/${booking.id}`)}>
        {formatLocalDate(startDate, language)} – {formatLocalDate(endDate, language)}
      </a>
      <span>{sayParty(booking, words)}</span>
      <span className={styles.status} data-status={standing}>
        {words.status[standing]}
      </span>
      {expiresAt && <span>{words.expires(formatInstantDateTime(expiresAt, language))}</span>}
      {isAsked && cancellationAskedAt && (
        <span>{words.cancellation.asked(formatInstantDate(cancellationAskedAt, language))}</span>
      )}
      {canBeWithdrawn(booking) && question === undefined && (
        <button type="button" className={buttons.quiet} onClick={() => onAsk('withdraw')}>
          {words.askWithdrawal}
        </button>
      )}
      {canAskCancellation(booking, today) && !isAsked && question === undefined && (
        <button type="button" className={buttons.quiet} onClick={() => onAsk('cancel')}>
          {words.cancellation.ask}
        </button>
      )}
      {isAsked && (
        <button type="button" className={buttons.quiet} onClick={onTakeBack}>
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
    </li>
  );
}

function sayParty({ numberOfGuests = 1, linen }: Booking, words: IslandTexts['booking']['own']): string {
  const guests = words.guests(numberOfGuests);
  return linen ? words.withLinen(guests) : guests;
}
