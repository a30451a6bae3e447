import { stayRequest } from '@approdo/shared/contract/bookings';
import { isRangeFree, type PlannedBooking } from '@approdo/shared/domain/availability';
import { isLocalDate, type LocalDate } from '@approdo/shared/domain/local-date';
import { DATES_TAKEN, findStayFaults, type Stay } from '@approdo/shared/domain/stay';
import { visibleLength } from '@approdo/shared/domain/text';
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

/** What is wrong with the dates chosen; nothing as long as one is missing. */
export function findDateFaults(draft: BookingDraft, { bookings, today, sameDayTurnover }: Availability): Faults {
  const stay = findStay(draft);
  if (!stay) return {};
  const faults = findStayFaults(stay, today);
  if (Object.keys(faults).length > 0) return { ...faults };
  return isRangeFree(stay, bookings, { sameDayTurnover }) ? {} : { startDate: DATES_TAKEN };
}

/** The request that a draft makes, or everything that is wrong with it by field, in the order of the form. */
export function readRequest(draft: BookingDraft, availability: Availability): Reading<z.output<typeof stayRequest>> {
  const reading = readWith(stayRequest, {
    startDate: draft.startDate,
    endDate: draft.endDate,
    guestName: draft.guestName,
    guestEmail: draft.guestEmail,
    numberOfGuests: Number.parseInt(draft.numberOfGuests, 10),
    note: noteOf(draft),
  });
  const faults = {
    ...findDateFaults(draft, availability),
    ...('faults' in reading && reading.faults),
    ...findNoteFault(draft),
    ...findGuestsFault(draft, availability),
  };
  return Object.keys(faults).length > 0 ? { faults } : reading;
}

const LINEN_WISHED = 'Biancheria e asciugamani: sì';
const NOTE_WITH_LINEN_MAX_LENGTH = 1000 - LINEN_WISHED.length - 1;

/** The request has no field for linen: the owner learns of it in the last line of the note. */
function noteOf({ note, linen }: BookingDraft): string {
  if (!linen) return note;
  const own = note.trim();
  return own === '' ? LINEN_WISHED : `${own}\n${LINEN_WISHED}`;
}

function findNoteFault({ note, linen }: BookingDraft): Faults {
  if (!linen || visibleLength(note.trim()) <= NOTE_WITH_LINEN_MAX_LENGTH) return {};
  return { note: `Con la biancheria le note possono avere al massimo ${NOTE_WITH_LINEN_MAX_LENGTH} caratteri` };
}

function findGuestsFault({ numberOfGuests }: BookingDraft, { maxGuests }: Availability): Faults {
  if (Number(numberOfGuests) <= maxGuests) return {};
  return { numberOfGuests: `La casa ospita al massimo ${maxGuests} persone` };
}
