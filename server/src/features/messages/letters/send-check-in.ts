import { letterDayOf } from '@approdo/shared/domain/messages/timed-letters';
import type { Actor } from '../../base/audit/index.ts';
import { type CheckInLink, makeCheckInLink } from '../../law/register/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction } from '../../stays/stays/index.ts';
import { readStayFacts } from './read-stay-facts.ts';

type Sending = {
  readonly stay: GuestStay;
  readonly isHeld?: boolean;
  /** Null if it is sent automatically. */
  readonly by: Actor;
};

/**
 * Makes a stay's check-in link and mails it if the guest's address is known. The link is only in that letter, which the
 * outbox empties once it is sent. Throws 409 if the arrival is over.
 */
export async function sendCheckIn(change: StayTransaction, { stay, isHeld, by }: Sending): Promise<CheckInLink> {
  const { trx, clock } = change;
  const link = await makeCheckInLink(trx, { stay, by, isMailed: stay.guestEmail !== null, now: clock.now() });
  if (stay.guestEmail === null) return link;
  const facts = { ...(await readStayFacts(trx, stay)), collegamento: link.path };
  const about = { stay, day: letterDayOf('CHECK_IN', stay), isByOwner: by !== null };
  await queueGuestLetter(change, about, { kind: 'CHECK_IN', facts, isHeld });
  return link;
}
