import type { Reader } from '../../../db/transaction.ts';
import type { FilledLetter, LetterKind } from '../../content/mail/index.ts';
import { type Cards, fillPaymentLetter } from '../../money/payments/index.ts';
import type { GuestStay, TaxOfStays } from '../../stays/stays/index.ts';
import { messagesForGuest, messagesForOwner } from '../conversations/index.ts';
import {
  cancellationAsked,
  cancellationDeclined,
  cancellationTakenBack,
  guestAskedForData,
  guestExpected,
  guestThanked,
  requestExpired,
  requestExpiredForOwner,
  requestExpiring,
  requestForOwner,
  requestReceived,
  requestRejected,
  requestsForOwner,
  requestWithdrawn,
  stayBooked,
  stayCancelled,
  stayChanged,
  stayConfirmed,
} from './bookings.mail.ts';
import type { StayFacts } from './describe-for-guest.ts';
import { readStayFacts } from './read-stay-facts.ts';

type Fill = (stay: GuestStay, facts: StayFacts) => FilledLetter;

/** The values that they would go out with at this moment; a message that somebody may still write is empty. */
const FILLS: Readonly<Record<string, Fill>> = {
  BOOKING_REQUESTED: requestReceived,
  BOOKING_CONFIRMED: (stay, facts) => stayConfirmed(stay, facts),
  BOOKING_REJECTED: (stay, facts) => requestRejected(stay, facts),
  BOOKING_EXPIRED: requestExpired,
  BOOKING_CHANGED: (stay, facts) => stayChanged({ before: stay, after: stay }, facts),
  BOOKING_CANCELLED: (stay, facts) => stayCancelled(stay, facts, null),
  CANCELLATION_DECLINED: (stay, facts) => cancellationDeclined(stay, facts, null),
  BOOKING_MESSAGE: (stay, { property }) => messagesForGuest(stay, { property, messages: [] }),
  BOOKING_MESSAGE_OWNER: (stay, { property }) => messagesForOwner(stay, { property, messages: [] }),
  ARRIVAL: guestExpected,
  // The link is made as it is sent.
  CHECK_IN: (stay, facts) => guestAskedForData(stay, facts, '/check-in#…'),
  THANKS: guestThanked,
  BOOKING_REQUESTED_OWNER: requestForOwner,
  BOOKINGS_REQUESTED_OWNER: (stay, { property }) => requestsForOwner([stay], property),
  BOOKING_INSTANT_OWNER: (stay, { property }) => stayBooked(stay, property),
  BOOKING_EXPIRING_OWNER: (stay, { property }) => requestExpiring(stay, property),
  BOOKING_EXPIRED_OWNER: (stay, { property }) => requestExpiredForOwner(stay, property),
  BOOKING_WITHDRAWN_OWNER: (stay, { property }) => requestWithdrawn(stay, property),
  CANCELLATION_ASKED_OWNER: (stay, { property }) => cancellationAsked(stay, { property, message: null }),
  CANCELLATION_TAKEN_BACK_OWNER: (stay, { property }) => cancellationTakenBack(stay, property),
} satisfies Partial<Record<LetterKind, Fill>>;

/** A letter with what it would tell of that stay at this moment; undefined where none of that kind is about stays. */
export async function fillForStay(
  reader: Reader,
  kind: string,
  told: { readonly stay: GuestStay; readonly cards: Cards; readonly tax: TaxOfStays },
): Promise<FilledLetter | undefined> {
  const fill = Object.hasOwn(FILLS, kind) ? FILLS[kind] : undefined;
  return fill ? fill(told.stay, await readStayFacts(reader, told.stay)) : await fillPaymentLetter(reader, kind, told);
}
