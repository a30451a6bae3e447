import { stayRequest } from '@approdo/shared/contract/bookings';
import { isRangeFree, type PlannedBooking } from '@approdo/shared/domain/availability';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/local-date';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stay';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { type Faults, type Reading, readWith } from '../use-submission.ts';
import type { BookingDraft } from './booking-draft.ts';

/** What a wish for dates is held against. */
export type Availability = {
  readonly bookings: readonly PlannedBooking[];
  readonly today: LocalDate;
  readonly sameDayTurnover: boolean;
  readonly maxGuests: number;
};

/** The dates of a draft, once both are there. */
export function findStay({ startDate, endDate }: BookingDraft): Stay | undefined {
  return isLocalDate(startDate) && isLocalDate(endDate) ? { startDate, endDate } : undefined;
}

/** What is wrong with the dates chosen, to be worded; nothing as long as one is missing. */
export function findDateFaults(draft: BookingDraft, { bookings, today, sameDayTurnover }: Availability): Faults {
  const stay = findStay(draft);
  if (!stay) return {};
  const faults = findStayFaults(stay, today);
  if (Object.keys(faults).length > 0) return { ...faults };
  return isRangeFree(stay, bookings, { sameDayTurnover }) ? {} : { startDate: say('datesTaken') };
}

/** The request that a draft makes, or everything that is wrong with it by field, in the order of the form. */
export function readRequest(
  draft: BookingDraft,
  availability: Availability,
  tooManyGuests: (most: number) => string,
): Reading<z.output<typeof stayRequest>> {
  const reading = readWith(stayRequest, {
    startDate: draft.startDate,
    endDate: draft.endDate,
    guestName: draft.guestName,
    guestEmail: draft.guestEmail,
    numberOfGuests: Number.parseInt(draft.numberOfGuests, 10),
    linen: draft.linen,
    note: draft.note,
    foundBy: draft.foundBy || null,
  });
  const faults = {
    ...findDateFaults(draft, availability),
    ...('faults' in reading && reading.faults),
    ...(fits(draft, availability) ? {} : { numberOfGuests: tooManyGuests(availability.maxGuests) }),
  };
  return Object.keys(faults).length > 0 ? { faults } : reading;
}

/** What is no number of guests does not fit either. */
function fits({ numberOfGuests }: BookingDraft, { maxGuests }: Availability): boolean {
  return Number(numberOfGuests) <= maxGuests;
}
