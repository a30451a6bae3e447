import { isSameAddress } from '@approdo/shared/domain/base/email';
import { isAhead } from '@approdo/shared/domain/stays/booking';
import { type GuestStay, type OnStayChange, type StayChange, withdrawTimedLetters } from '../../stays/stays/index.ts';
import { sayWrittenHere } from './guest-placeholders.ts';
import { notifyOfExtras } from './notify-of-extras.ts';
import { notifyOfRequest } from './notify-of-requests.ts';
import { notifyGuest, notifyOwner, notifyRequester } from './notify-people.ts';
import { readStayFacts } from './read-stay-facts.ts';
import { isRequestUnannounced } from './unannounced-requests.repository.ts';

/** Writes to the guest and the owner what has become of a stay. */
export const notifyOfStayChange: OnStayChange = async (change) => {
  const { kind, before, after } = change;
  if (kind === 'HELD') return;
  if (kind === 'REQUESTED') return await notifyOfNewRequest(change, after);
  if (kind === 'BOOKED') return await notifyOfInstantBooking(change, after);
  if (kind === 'ENTERED') return await notifyOfManualEntry(change, after, change.isGuestNotified);
  if (after === null) return await (kind === 'WITHDRAWN' ? notifyOfWithdrawal : notifyOfRemoval)(change, before);
  if (kind === 'EDITED') return await notifyOfEdit(change, { before, after });
  if (kind === 'EXTRAS_CHANGED')
    return await (change.isByGuest ? notifyOfExtras(change, { before, after }) : undefined);
  return await notifyOfOutcome(change, { kind, after });
};

type Changed = Exclude<StayChange, { readonly after: null } | { readonly before: null }>;
type Outcome = { readonly kind: Exclude<Changed['kind'], 'EDITED' | 'EXTRAS_CHANGED'>; readonly after: GuestStay };

async function notifyOfOutcome(change: StayChange, { kind, after }: Outcome): Promise<void> {
  const { trx, property } = change;
  const messaggio = change.message ?? '';
  const facts = async () => ({ ...(await readStayFacts(trx, after, { property })), messaggio });
  const forOwner = { stay: after, property, messaggio };
  switch (kind) {
    case 'CONFIRMED':
      if (after.isInstant) return await notifyOfInstantBooking(change, after);
      return await notifyConfirmed(change, after, { messaggio });
    case 'LAPSED':
      return await notifyOfNewRequest(change, after);
    case 'REJECTED':
      return await notifyRequester(change, after, { kind: 'BOOKING_REJECTED', facts: await facts() });
    case 'CANCELLED':
      await withdrawTimedLetters(trx, after.id);
      return await notifyGuest(change, { stay: after, property }, { kind: 'BOOKING_CANCELLED', facts: await facts() });
    case 'EXPIRED':
      await notifyRequester(change, after, { kind: 'BOOKING_EXPIRED', facts: await facts() });
      return await notifyOwner(change, after, { kind: 'BOOKING_EXPIRED_OWNER', facts: forOwner });
    case 'EXPIRING':
      return await notifyOwner(change, after, { kind: 'BOOKING_EXPIRING_OWNER', facts: forOwner });
    case 'CANCELLATION_ASKED':
      return await notifyOwner(change, after, { kind: 'CANCELLATION_ASKED_OWNER', facts: forOwner });
    case 'CANCELLATION_TAKEN_BACK':
      return await notifyOwner(change, after, { kind: 'CANCELLATION_TAKEN_BACK_OWNER', facts: forOwner });
    case 'CANCELLATION_DECLINED':
      return await notifyGuest(change, { stay: after }, { kind: 'CANCELLATION_DECLINED', facts: await facts() });
  }
}

/** The confirmation carries the owner's own message, and says if mail now goes to another address. */
async function notifyConfirmed(
  change: StayChange,
  stay: GuestStay,
  { messaggio = '', recapito = '' }: Readonly<Partial<Record<'messaggio' | 'recapito', string>>> = {},
): Promise<void> {
  const facts = { ...(await readStayFacts(change.trx, stay, change)), messaggio, recapito };
  await notifyGuest(change, { stay, property: facts.property }, { kind: 'BOOKING_CONFIRMED', facts });
}

async function notifyOfNewRequest(change: StayChange, stay: GuestStay): Promise<void> {
  const facts = await readStayFacts(change.trx, stay, change);
  await notifyRequester(change, stay, { kind: 'BOOKING_REQUESTED', facts });
  await notifyOfRequest(change, stay);
}

/** Writes to guest and owner about a stay confirmed without the owner. */
async function notifyOfInstantBooking(change: StayChange, stay: GuestStay): Promise<void> {
  await notifyConfirmed(change, stay);
  await notifyOwner(change, stay, { kind: 'BOOKING_INSTANT_OWNER', facts: { stay, property: change.property } });
}

/** A guest who is not to be notified is treated like one without an address: her letters are skipped. */
async function notifyOfManualEntry(change: StayChange, stay: GuestStay, isGuestNotified: boolean): Promise<void> {
  await notifyConfirmed(change, isGuestNotified ? stay : { ...stay, guestEmail: null });
}

/** Writes to the owner about a withdrawal, unless no letter had announced the request to her yet. */
async function notifyOfWithdrawal(change: StayChange, stay: GuestStay): Promise<void> {
  if (await isRequestUnannounced(change.trx, stay.id)) return;
  await notifyOwner(change, stay, { kind: 'BOOKING_WITHDRAWN_OWNER', facts: { stay, property: change.property } });
}

/** Nobody is notified about a stay that was not confirmed, or is over. */
async function notifyOfRemoval(change: StayChange, stay: GuestStay): Promise<void> {
  const { trx, clock, property } = change;
  await withdrawTimedLetters(trx, stay.id);
  if (stay.status !== 'CONFIRMED' || stay.endDate < clock.today()) return;
  const calledOff: GuestStay = { ...stay, status: 'REJECTED', revision: stay.revision + 1 };
  const facts = { ...(await readStayFacts(trx, stay, { property })), stay: calledOff, messaggio: '' };
  await notifyGuest(change, { stay: calledOff, property: facts.property }, { kind: 'BOOKING_CANCELLED', facts });
}

type Edited = { readonly before: GuestStay; readonly after: GuestStay };

/** Announces the stay to a changed address, and other changes to the guest; the revision counts the latter. */
async function notifyOfEdit(change: StayChange, { before, after }: Edited): Promise<void> {
  const { trx, clock, property } = change;
  const today = clock.today();
  if (before.sequence !== after.sequence) await withdrawTimedLetters(trx, after.id);
  if (hasNewAddress(before, after)) await notifyNewAddress(change, after);
  const isOfInterest =
    after.status === 'CONFIRMED' && after.heldUntil === null && (before.endDate >= today || after.endDate >= today);
  if (!isOfInterest || before.revision === after.revision) return;
  const facts = { ...(await readStayFacts(trx, after, { property })), before };
  await notifyGuest(change, { stay: after, property: facts.property }, { kind: 'BOOKING_CHANGED', facts });
}

/** Whether the address changed: not for another spelling, nor for the first one that is known. */
function hasNewAddress({ guestEmail: before }: GuestStay, { guestEmail: after }: GuestStay): boolean {
  return before !== null && !isSameAddress(before, after);
}

/**
 * Withdraws letters not yet sent to the old address and queues them for the new one. A confirmed stay is announced to
 * its new address, to which all later letters go; a request's letters go to its account until the owner decides.
 */
async function notifyNewAddress(change: StayChange, stay: GuestStay): Promise<void> {
  const { trx, clock } = change;
  await withdrawTimedLetters(trx, stay.id);
  if (stay.guestEmail === null || stay.status !== 'CONFIRMED' || !isAhead(stay, clock.today())) return;
  await notifyConfirmed(change, stay, { recapito: sayWrittenHere(stay.language) });
}
