import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { bookingFor } from '@approdo/shared/contract/bookings/booking-fields';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { type ChosenExtra, nameOfExtra } from '@approdo/shared/domain/prices/extra';
import { isPublic } from '@approdo/shared/domain/stays/booking';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import type { GuestStay, StoredBooking } from './bookings.table.ts';
import type { NightsOfChannel } from './nights-of-channels.ts';

/** What matters about the viewer of a booking; a program reading bookings sees what an admin sees, and owns none. */
export type Viewer = Pick<Caller, 'userId' | 'role'>;

/** Who reads a stay, and in which language. */
export type StayReading = LocaleContext & { readonly caller: Viewer };

/** By booking id. */
type Imported = ReadonlyMap<string, NightsOfChannel>;

/** Whether this caller may know that a booking exists. */
export function maySee(booking: StoredBooking, caller: Viewer | undefined): boolean {
  return isPublic(booking.status) || caller?.role === 'ADMIN' || isOwn(booking, caller);
}

/** As much of a booking as the caller may know: an admin all, a guest their own, anyone the dates. */
export function viewBooking(
  booking: StoredBooking,
  caller: Viewer | undefined,
  imported: Imported = new Map(),
): Booking {
  if (booking.isBlocked) {
    if (caller?.role !== 'ADMIN') return viewAs(bookingFor.anyone, booking);
    const channel = imported.get(booking.id);
    return channel
      ? viewAs(bookingFor.adminOfImport, { ...booking, channel })
      : viewAs(bookingFor.adminOfBlock, booking);
  }
  if (caller?.role === 'ADMIN') return viewStayForAdmin(booking, caller);
  if (isOwn(booking, caller)) return viewAs(bookingFor.guest, { ...visibleStayOf(booking), mine: true });
  return viewAs(bookingFor.anyone, booking);
}

/** The answer with translated extras, and with the guest's language if the call names one and sees the guest. */
export function withGuestLanguage(
  answer: Booking,
  booking: StoredBooking,
  { language, requested }: LocaleContext,
): Booking {
  const named = nameExtras(answer, booking, language);
  const showsLanguage = requested !== undefined && !booking.isBlocked && answer.guestName !== undefined;
  return showsLanguage ? { ...named, language: booking.language } : named;
}

/** The answer with the names of its extras in a language; in Italian it already has them. */
export function nameExtras<Answer extends Pick<Booking, 'extras'>>(
  answer: Answer,
  booking: StoredBooking,
  language: Language,
): Answer {
  if (booking.isBlocked || answer.extras === undefined) return answer;
  const extras = booking.extras.map((extra) => ({ ...takenExtraOf(extra), name: nameOfExtra(extra, language) }));
  return { ...answer, extras };
}

export function isOwn(booking: StoredBooking, caller: Viewer | undefined): boolean {
  return !booking.isBlocked && caller !== undefined && booking.userId === caller.userId;
}

/** An admin's view of a stay. Only stays have a version, since a block cannot be edited. */
export function viewStayForAdmin(stay: GuestStay, admin: Viewer): Booking & Versioned {
  const guest = { name: stay.guestName, email: stay.guestEmail };
  const own = isOwn(stay, admin) ? ({ mine: true } as const) : {};
  return withVersion(viewAs(bookingFor.admin, { ...visibleStayOf(stay), ...own, guest }));
}

/** A stay as its readers see it; absent values are left out, so that older stays look as they always did. */
function visibleStayOf(stay: GuestStay) {
  const { children, extras, isInstant, heldUntil, outcome, closedAt, expiresAt, cancellationAskedAt } = stay;
  return {
    ...stay,
    children: children > 0 ? children : undefined,
    extras: extras.length > 0 ? extras.map(takenExtraOf) : undefined,
    isInstant: isInstant ? (true as const) : undefined,
    heldUntil: heldUntil ?? undefined,
    outcome: outcome ?? undefined,
    closedAt: closedAt ?? undefined,
    expiresAt: expiresAt ?? undefined,
    cancellationAskedAt: cancellationAskedAt ?? undefined,
    portal: stay.portal ?? undefined,
    commission: stay.commission ?? undefined,
  };
}

function takenExtraOf({ id, name, quantity }: ChosenExtra) {
  return { id, name, quantity };
}
