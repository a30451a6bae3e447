import type { SentFile } from '@approdo/shared/contract/endpoint';
import type { BookingInFull, stayParts } from '@approdo/shared/contract/stay/bookings';
import { canAskCancellation, canBeWithdrawn, isCancellationAsked } from '@approdo/shared/domain/stay/booking';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { fileOfBytes } from '../../http/answers/send-download.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { conflict } from '../../http/problems.ts';
import { getProperty } from '../property/index.ts';
import {
  bookingNotFound,
  type GuestStay,
  getBooking,
  isOwn,
  readNightsOfChannels,
  type StayReading,
  type StoredBooking,
  viewBooking,
  writeStayCalendar,
} from '../stays/index.ts';
import type { BookingNeeds } from './booking-change.ts';

/** What other slices tell of a stay, each asked for its own part. */
export type StayParts = {
  readonly [Part in keyof typeof stayParts]: (stay: GuestStay, reading: StayReading) => Promise<BookingInFull[Part]>;
};

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly parts: StayParts;
  readonly hasMoney: BookingNeeds['hasMoney'];
};

const FILE_NAME = 'soggiorno.ics';

export type BookingsInFull = ReturnType<typeof createBookingsInFull>;

/** A booking with all that there is to tell of it. */
export function createBookingsInFull({ database, clock, origin, parts, hasMoney }: Needs) {
  /** Throws 404 where it is another's, as where there is none. */
  async function getFor(id: string, caller: Caller): Promise<StoredBooking> {
    const found = await getBooking(database, id);
    if (caller.role !== 'ADMIN' && !isOwn(found, caller)) throw bookingNotFound();
    return found;
  }

  return {
    /** One's own, for an admin any; throws 404 for all others. */
    async get(id: string, { caller, language, asked }: StayReading): Promise<BookingInFull> {
      const reading = { caller, language, asked };
      const found = await getFor(id, caller);
      const imported = caller.role === 'ADMIN' ? await readNightsOfChannels(database, id) : undefined;
      const shown = { ...viewBooking(found, caller, imported), language: found.language };
      if (found.isBlocked) return { ...shown, ...OF_CLOSED_DAYS };
      return {
        ...shown,
        canWithdraw: isOwn(found, caller) && canBeWithdrawn(found) && !(await hasMoney(database, found.id)),
        canAskCancellation:
          isOwn(found, caller) && canAskCancellation(found, clock.today()) && !isCancellationAsked(found),
        price: await parts.price(found, reading),
        documents: await parts.documents(found, reading),
        guide: await parts.guide(found, reading),
        unread: await parts.unread(found, reading),
      };
    },

    /** The stay as a calendar takes it; throws 409 unless it is confirmed. */
    async calendar(id: string, { caller }: StayReading): Promise<SentFile> {
      const stay = await getFor(id, caller);
      if (stay.isBlocked || stay.status !== 'CONFIRMED') throw conflict(say('calendarUnconfirmed'));
      const property = await getProperty(database);
      const file = await writeStayCalendar(database, stay, { property, origin, now: clock.now() });
      return fileOfBytes(FILE_NAME, new TextEncoder().encode(file));
    },
  };
}

const OF_CLOSED_DAYS = {
  canWithdraw: false,
  canAskCancellation: false,
  price: null,
  documents: [],
  guide: { opensOn: null, closesOn: null },
  unread: 0,
} satisfies Partial<BookingInFull>;
