import type { newEntry } from '@approdo/shared/contract/money/ledger-entry';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { bookingNotFound, type GuestStay, getBooking } from '../../stays/stays/index.ts';
import { type ConfirmPaidStay, isForStay } from './confirm-paid-stay.ts';
import { notifyGuestOfEntry } from './payment-letters.ts';
import type { StoredEntry } from './payments.table.ts';
import { reconcileTaxOf } from './reconcile-tax.ts';
import { enterMoney, type Undoer, undoEntry } from './write-entries.ts';

/** The transaction in which an owner writes or takes back an entry. */
type Change = Parameters<ConfirmPaidStay>[0];

type ByHand = {
  readonly bookingId: string;
  readonly entry: z.output<typeof newEntry>;
  /** Whether the guest hears nothing of it. */
  readonly isQuiet?: boolean;
};

type Entering = {
  readonly writer: ReturnType<typeof writerOf>;
  readonly confirmPaidStay: ConfirmPaidStay;
};

/**
 * Records money as an owner tells of it, confirms a stay whose days were held for it, and notifies the guest; the same
 * key again is the first entry.
 */
export async function enterByHand(
  change: Change,
  { bookingId, entry, isQuiet = false }: ByHand,
  { writer, confirmPaidStay }: Entering,
): Promise<{ readonly entry: StoredEntry; readonly isBooked: boolean }> {
  const stay = await getStay(change.trx, bookingId);
  const entered = await enterMoney(change.trx, { bookingId, entry }, writer);
  const isPaid = entered.isNew && isForStay(entered.entry);
  const after = isPaid && stay.heldUntil !== null ? await confirmPaidStay(change, stay) : undefined;
  if (entered.isNew && !isQuiet) await notifyGuestOfEntry(change, after ?? stay, entered.entry);
  return { entry: entered.entry, isBooked: after !== undefined };
}

/** Reverses an entry as an owner asks for it. Resolves with the reversal. */
export async function undoByHand(
  change: Change,
  what: { readonly id: string; readonly reason: string },
  undoer: Undoer,
): Promise<StoredEntry> {
  const entry = await undoEntry(change.trx, what, undoer);
  // The reversed amount becomes due again, at what is owed now.
  if (entry.purpose === 'TAX') await reconcileTaxOf(change, entry.bookingId);
  return entry;
}

export function writerOf(caller: Caller, clock: Clock) {
  return { name: caller.name, by: caller, now: clock.now(), today: clock.today() };
}

/** Throws 404 for closed days, which have no price. */
export async function getStay(reader: Reader, id: string): Promise<GuestStay> {
  const booking = await getBooking(reader, id);
  if (booking.isBlocked) throw bookingNotFound();
  return booking;
}
