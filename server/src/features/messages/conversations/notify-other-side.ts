import type { MessageSide } from '@approdo/shared/contract/messages/conversations';
import type { Trx } from '../../../db/transaction.ts';
import { findConfirmedEmail } from '../../base/people/index.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, queueGuestLetter, type StayTransaction } from '../../stays/stays/index.ts';
import { listUnread, markNotified } from './conversations.repository.ts';
import type { StoredBookingMessage } from './conversations.table.ts';

/** Minimum time between two letters while messages of the first are unread. */
const BETWEEN_LETTERS_MS = 60 * 60_000;

/**
 * Mails the other side, in one letter, all messages not mailed yet; at most one letter an hour while some of the last
 * one are unread. Resolves with whether a letter was queued.
 */
export async function notifyOtherSide(change: StayTransaction, stay: GuestStay, side: MessageSide): Promise<boolean> {
  const { trx, clock } = change;
  const unread = await listUnread(trx, stay.id, side);
  const unannounced = unread.filter(({ toldAt }) => toldAt === null);
  if (unannounced.length === 0 || wasJustNotified(unread, clock.now())) return false;
  await markNotified(
    trx,
    unannounced.map(({ id }) => id),
    clock.now().toISOString(),
  );
  const messaggio = unannounced.map(({ text }) => text).join('\n\n');
  const facts = { stay, property: await getProperty(trx), messaggio };
  const guestAddress = await findGuestAddress(trx, stay);
  if (side === 'OWNER') {
    if (guestAddress === undefined) return false;
    const about = { stay: { ...stay, guestEmail: guestAddress }, isByOwner: true };
    await queueGuestLetter(change, about, { kind: 'BOOKING_MESSAGE', facts });
  } else await queueOwnerLetter(change, { kind: 'BOOKING_MESSAGE_OWNER', facts, replyTo: guestAddress });
  return true;
}

function wasJustNotified(unread: readonly StoredBookingMessage[], now: Date): boolean {
  const since = new Date(now.getTime() - BETWEEN_LETTERS_MS).toISOString();
  return unread.some(({ toldAt }) => toldAt !== null && toldAt > since);
}

/**
 * The guest's address. Before the owner confirms, a request may name anybody's address, so only the confirmed one of
 * the requesting account is used. Undefined if that is gone, or the owner knows no address.
 */
async function findGuestAddress(trx: Trx, stay: GuestStay): Promise<string | undefined> {
  if (stay.status === 'CONFIRMED' || stay.outcome === 'CANCELLED') return stay.guestEmail ?? undefined;
  return stay.userId === null ? undefined : await findConfirmedEmail(trx, stay.userId);
}
