import { stayEdit } from '@approdo/shared/contract/stay/bookings';
import { canBeEdited } from '@approdo/shared/domain/stay/booking';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stay/stay';
import type { z } from 'zod';
import { conflict } from '../../http/problems.ts';
import { followEdit } from '../payments/plan-payments.ts';
import { getProperty } from '../property/property.service.ts';
import { readPriceList } from '../rates/rates.service.ts';
import { dropTimedLetters } from '../stay-letters/tell-guest.ts';
import {
  type GuestStay,
  occupyDays,
  refuseImported,
  requireFreeDays,
  type StoredBooking,
  shareFreedDays,
  updateStay,
} from '../stays/index.ts';
import type { BookingChange } from './booking-change.ts';
import { stayChanged } from './bookings.mail.ts';
import { readStayFacts } from './letters/read-stay-facts.ts';
import { hasNewAddress, tellNewAddress } from './new-address.ts';
import { findGuestsFault, requireSound } from './require-sound.ts';
import { tellGuestOfDates } from './tell-people.ts';

/** Left out or undefined, a field stays as it was. */
export type StayEdit = { readonly [Field in keyof StayEditBody]?: StayEditBody[Field] | undefined };

type Named = z.output<typeof stayEdit>;
type StayEditBody = { readonly [Field in keyof Named]-?: Exclude<Named[Field], undefined> };

/** The new dates and guests must be sound, and free of the days that others occupy. Another address is told of the stay. */
export async function editStay(change: BookingChange, stay: StoredBooking, edit: StayEdit): Promise<GuestStay> {
  const { trx, clock } = change;
  await refuseImported(trx, stay);
  if (stay.isBlocked || !canBeEdited(stay)) {
    throw conflict('Solo una prenotazione in attesa o confermata può essere modificata');
  }

  const property = await getProperty(trx);
  const today = clock.today();
  const named: GuestStay = { ...stay, ...namedIn(edit) };
  const isMoved = hasOtherDates(stay, named);
  const revised = isOther(stay, named) ? { ...named, revision: stay.revision + 1 } : named;
  const edited = isMoved ? { ...revised, changedAt: clock.now().toISOString(), sequence: stay.sequence + 1 } : revised;
  requireSound({
    ...findStayFaults(edited, today, { previousStart: stay.startDate }),
    ...(edit.numberOfGuests === undefined ? {} : findGuestsFault(edit.numberOfGuests, property.maxGuests)),
  });
  await requireFreeDays(trx, edited, property);
  await updateStay(trx, edited);
  const isPending = edited.status === 'PENDING';
  await followEdit(trx, { before: stay, after: edited, isPending }, { now: clock.now(), today, readPriceList });
  if (isMoved) {
    await dropTimedLetters(trx, stay.id);
    await occupyDays(trx, edited, property);
    if (edited.status === 'CONFIRMED') await shareFreedDays(change, stay);
  }

  if (hasNewAddress(stay, edited)) await tellNewAddress(change, edited);
  const isOfInterest = edited.status === 'CONFIRMED' && (stay.endDate >= today || edited.endDate >= today);
  if (isOfInterest && isOther(stay, edited)) {
    const facts = await readStayFacts(trx, edited, { property });
    const letter = stayChanged({ before: stay, after: edited }, facts);
    await tellGuestOfDates(change, edited, { letter, property });
  }
  return edited;
}

function namedIn(edit: StayEdit): Partial<StayEditBody> {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}

function isOther(before: GuestStay, after: GuestStay): boolean {
  // Where and in which words the guest is told is no change of her stay.
  const told = stayEdit.omit({ language: true, guestEmail: true });
  return told.keyof().options.some((field) => before[field] !== after[field]);
}

function hasOtherDates(before: Stay, after: Stay): boolean {
  return before.startDate !== after.startDate || before.endDate !== after.endDate;
}
