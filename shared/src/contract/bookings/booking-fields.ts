import { z } from 'zod';
import { id, instant, localDate } from '../base/fields.ts';
import { foundBy } from './booking-requests.ts';

export const bookingStatus = z.enum(['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE']);

export const bookingOutcome = z.enum(['EXPIRED', 'CANCELLED']);

/** Where a booking came from: requested on the site, entered by the owner, or imported from a channel. */
export const bookingSource = z.enum(['SITE', 'OWNER', 'CHANNEL']);

const forAnyone = z.object({
  id,
  startDate: localDate,
  endDate: localDate,
  status: bookingStatus,
  isBlocked: z.boolean(),
});

/** Details of a guest's stay besides its dates, under the same names in requests, storage and views. */
export const guestDetails = z.object({
  guestName: z.string(),
  /** Null if the owner, who entered the stay, knows none. */
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  numberOfGuests: z.number().int(),
  linen: z.boolean(),
  note: z.string().nullable(),
  foundBy: foundBy.nullable(),
});

/** How a booking ended or may end; a field is left out if it does not apply. */
const ending = z.object({
  /** For a REJECTED booking that the owner did not reject. */
  outcome: bookingOutcome.optional(),
  /** When the outcome was reached. */
  closedAt: instant.optional(),
  /** When a PENDING booking expires. */
  expiresAt: instant.optional(),
  /** When its guest asked the owner to cancel it. */
  cancellationAskedAt: instant.optional(),
});

/** An extra on a stay, with its name when it was chosen. */
export const takenExtra = z.object({ id, name: z.string(), quantity: z.number().int() });

const forGuest = forAnyone.extend({
  ...guestDetails.shape,
  createdAt: instant,
  /** How many guests are below the paying age; left out if none. */
  children: z.number().int().optional(),
  /** Set if it was confirmed without the owner. */
  isInstant: z.literal(true).optional(),
  /** Until when its days are held for a payment by card. */
  heldUntil: instant.optional(),
  /** The extras of the stay in the owner's order; left out if none. */
  extras: z.array(takenExtra).optional(),
  ...ending.shape,
  mine: z.literal(true),
});

/** The channel that nights came from, their meaning, and when they end. */
const nightsOfChannel = z.object({
  id,
  name: z.string(),
  as: z.enum(['STAY', 'CLOSURE']),
  /** The guest's day of departure, or the first open day, whatever days are occupied here. */
  checkOut: localDate,
});

const adminOfBlock = forAnyone.extend({ createdAt: instant, reason: z.string().nullable(), source: bookingSource });

/** The fields of a booking for each kind of reader; responses must contain all of them. */
export const bookingFor = {
  anyone: forAnyone,
  guest: forGuest,
  admin: forGuest.partial({ mine: true }).extend({
    guest: z.object({ name: z.string(), email: z.string().nullable() }),
    source: bookingSource,
    /** What who cleans before the arrival is to know. */
    cleaningNote: z.string().nullable(),
    /** The portal where a stay brought from elsewhere was booked, if one is known. */
    portal: z.string().optional(),
    /** What that portal keeps, in cents, if the file told it. */
    commission: z.number().int().optional(),
  }),
  adminOfBlock,
  adminOfImport: adminOfBlock.extend({ channel: nightsOfChannel }),
};
