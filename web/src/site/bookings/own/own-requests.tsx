import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import { formatLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { canAskCancellation, canBeWithdrawn, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { Banner } from '../../../ui/banner.tsx';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import { MESSAGES_ID } from './messages-id.ts';
import styles from './own-requests.module.css';
import { RequestButtons } from './request-buttons.tsx';
import { type RequestActions, useRequestActions } from './use-request-actions.ts';

type OwnRequestsProps = {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
  /** Resolves with the current bookings; undefined if they cannot be loaded. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
};

/** The guest's own requests with any status; renders nothing without any. */
export function OwnRequests({ bookings, today, reload }: OwnRequestsProps) {
  const words = useTexts().booking.own;
  const { failure, actionsFor } = useRequestActions({ today, reload });
  if (bookings.length === 0 && !failure) return null;
  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests">{words.title}</h2>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <ul>
        {bookings.map((booking) => (
          <OwnRequest key={booking.id} booking={booking} today={today} actions={actionsFor(booking.id)} />
        ))}
      </ul>
    </section>
  );
}

type OwnRequestProps = {
  readonly booking: Booking;
  readonly today: LocalDate;
  readonly actions: RequestActions;
};

function OwnRequest({ booking, today, actions }: OwnRequestProps) {
  const { language, booking: texts, stayMessages, onTheWay } = useTexts();
  const words = texts.own;
  const { startDate, endDate, unread = 0, money } = booking;
  const status = overallStatusOf(booking);
  const price = money?.byAgreement ? onTheWay.byAgreement : money?.total != null && sayEuros(money.total, language);
  const due = money?.next && sayDue(money.next, { isLate: money.isLate, language, words: onTheWay.waits });
  return (
    <li>
      <a className={styles.dates} href={addressIn(language, `/booking/${booking.id}`)}>
        {formatLocalDate(startDate, language)} – {formatLocalDate(endDate, language)}
      </a>
      <span>{sayParty(booking, words)}</span>
      {price && <span>{price}</span>}
      <span className={styles.status} data-status={status}>
        {status === 'PENDING' ? onTheWay.waits.answer : words.status[status]}
      </span>
      {due && <strong>{due}</strong>}
      {unread > 0 && (
        <a className={styles.unread} href={`${addressIn(language, `/booking/${booking.id}`)}#${MESSAGES_ID}`}>
          {stayMessages.unread(unread)}
        </a>
      )}
      <RequestButtons
        booking={booking}
        actions={actions}
        canWithdraw={canBeWithdrawn(booking)}
        canAskCancellation={canAskCancellation(booking, today)}
      />
    </li>
  );
}

type DueOptions = {
  readonly isLate: boolean;
  readonly language: Language;
  readonly words: IslandTexts['onTheWay']['waits'];
};

function sayDue(
  { amount, dueDate }: NonNullable<MoneySummary['next']>,
  { isLate, language, words }: DueOptions,
): string {
  const say = isLate ? words.latePayment : words.payment;
  return say(sayEuros(amount, language), sayLocalDate(dueDate, language));
}

function sayParty({ numberOfGuests = 1, linen }: Booking, words: IslandTexts['booking']['own']): string {
  const guests = words.guests(numberOfGuests);
  return linen ? words.withLinen(guests) : guests;
}
