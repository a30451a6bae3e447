import { letterDayOf } from '@approdo/shared/domain/messages/timed-letters';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction, writeStayCalendar } from '../../stays/stays/index.ts';
import { fillForStay } from './letters-of-stay.ts';

/** Letters that go to a guest by the calendar or upon confirmation, and whenever the owner sends them. */
export const SENDABLE = ['BOOKING_CONFIRMED', 'ARRIVAL', 'THANKS'] as const;
type Sendable = (typeof SENDABLE)[number];

type Sending = { readonly kind: Sendable; readonly stay: GuestStay; readonly isHeld?: boolean };

/** Puts it into the outbox; it then counts as the letter of its kind for this stay. */
export async function sendToGuest(change: StayTransaction, { kind, stay, isHeld }: Sending): Promise<void> {
  const { trx, clock, origin, cards, tax } = change;
  const filled = await fillForStay(trx, kind, { stay, cards, tax });
  if (!filled) throw new Error(`there is no letter ${kind}`);
  const isDated = kind === 'BOOKING_CONFIRMED';
  const place = { property: await getProperty(trx), origin, now: clock.now() };
  const about = { stay, ...(kind !== 'BOOKING_CONFIRMED' && { day: letterDayOf(kind, stay) }) };
  await queueGuestLetter(change, about, {
    ...filled,
    ...(isDated && { calendar: await writeStayCalendar(trx, stay, place) }),
    isHeld,
  });
}
