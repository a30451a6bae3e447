import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { Booking, BookingDetails, BookingNeighbour, stayParts } from '@approdo/shared/contract/bookings/booking';
import type { MoneySummary } from '@approdo/shared/contract/bookings/money-summary';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import {
  canAskCancellation,
  canBeWithdrawn,
  datesOf,
  isCancellationRequested,
} from '@approdo/shared/domain/stays/booking';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { conflict } from '../../../http/problems.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { getProperty } from '../../content/property/index.ts';
import {
  bookingNotFound,
  findNeighbour,
  type GuestStay,
  getBooking,
  isOwn,
  listBookings,
  maySee,
  nameExtras,
  readNightsOfChannels,
  type StayReading,
  type StoredBooking,
  type Viewer,
  viewBooking,
  withGuestLanguage,
  writeStayCalendar,
} from '../../stays/stays/index.ts';
import type { BookingNeeds } from './booking-change.ts';

/** The parts that other slices add to the view of a stay. */
export type StayParts = {
  readonly [Part in keyof typeof stayParts]: (stay: GuestStay, reading: StayReading) => Promise<BookingDetails[Part]>;
};

/** What a guest may do for her stay in other areas of the site; left out if not. */
export type GuestTasks = Pick<BookingDetails, 'checkInUntil' | 'canReview'>;

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly parts: StayParts;
  /** What the guest of a confirmed stay may do beside it. */
  readonly readGuestTasks: (stay: GuestStay) => Promise<GuestTasks>;
  readonly hasMoney: BookingNeeds['hasMoney'];
  /** The payment summary of stays on a given day. */
  readonly readMoneySummaries: (
    reader: Reader,
    today: LocalDate,
  ) => Promise<{ readonly of: (stay: GuestStay) => MoneySummary }>;
  /** The caller's unread messages, by booking; bookings with none are left out. */
  readonly readUnread: (reader: Reader, caller: Viewer) => Promise<ReadonlyMap<string, number>>;
  /** How many messages of a stay await the owner's answer. */
  readonly readUnanswered: (reader: Reader, today: LocalDate) => Promise<{ readonly of: (stay: GuestStay) => number }>;
};

/** Which bookings to list, and with which parts. */
type ListQuery = { readonly from?: LocalDate | undefined; readonly with?: 'money' | undefined };

const FILE_NAME = 'soggiorno.ics';

export type BookingViews = ReturnType<typeof createBookingViews>;

/** The views of bookings that a caller may see. */
export function createBookingViews({ database, clock, origin, parts, readGuestTasks, hasMoney, ...rest }: Needs) {
  /** Throws 404 if there is no such booking or it belongs to somebody else. */
  async function getFor(id: string, caller: Viewer): Promise<StoredBooking> {
    const found = await getBooking(database, id);
    if (caller.role !== 'ADMIN' && !isOwn(found, caller)) throw bookingNotFound();
    return found;
  }

  return {
    /**
     * All bookings that the caller may see, or only those ending on `from` or later. Guests see the money of their own
     * stays, admins that of all.
     */
    async list(
      { caller, ...locale }: LocaleContext & { readonly caller: Viewer | undefined },
      { from, with: part }: ListQuery,
    ): Promise<Booking[]> {
      const imported = caller?.role === 'ADMIN' ? await readNightsOfChannels(database) : undefined;
      // Admins see a portal guest's check-out day, which may be later than the last occupied day.
      const bookings = await listBookings(database, imported ? undefined : from);
      const unread = caller && (await rest.readUnread(database, caller));
      const unanswered = caller?.role === 'ADMIN' ? await rest.readUnanswered(database, clock.today()) : undefined;
      const showsMoneyOf = (booking: StoredBooking): booking is GuestStay =>
        !booking.isBlocked && (caller?.role === 'ADMIN' || isOwn(booking, caller));
      const money =
        part && bookings.some(showsMoneyOf) ? await rest.readMoneySummaries(database, clock.today()) : undefined;
      return bookings
        .filter((booking) => maySee(booking, caller))
        .map((booking) => ({
          ...withGuestLanguage(viewBooking(booking, caller, imported), booking, locale),
          ...(unread?.has(booking.id) && { unread: unread.get(booking.id) }),
          ...(part && { money: showsMoneyOf(booking) ? (money?.of(booking) ?? null) : null }),
          ...(unanswered && !booking.isBlocked && viewUnanswered(unanswered.of(booking))),
        }))
        .filter((view) => from === undefined || datesOf(view).endDate >= from);
    },

    /** Full details of a booking, for its guest or an admin; throws 404 for everybody else. */
    async get(id: string, { caller, language, requested }: StayReading): Promise<BookingDetails> {
      const reading = { caller, language, requested };
      const found = await getFor(id, caller);
      const imported = caller.role === 'ADMIN' ? await readNightsOfChannels(database, id) : undefined;
      const view = {
        ...nameExtras(viewBooking(found, caller, imported), found, language),
        language: found.language,
        ...(caller.role === 'ADMIN' && (await readNeighbours(database, found))),
      };
      if (found.isBlocked) return { ...view, ...BLOCK_DETAILS };
      const isHers = isOwn(found, caller);
      return {
        ...view,
        canWithdraw: isHers && canBeWithdrawn(found) && !(await hasMoney(database, found.id)),
        canAskCancellation: isHers && canAskCancellation(found, clock.today()) && !isCancellationRequested(found),
        ...(isHers && found.status === 'CONFIRMED' && (await readGuestTasks(found))),
        price: await parts.price(found, reading),
        documents: await parts.documents(found, reading),
        guide: await parts.guide(found, reading),
        unread: await parts.unread(found, reading),
      };
    },

    /** The stay as an .ics file; throws 409 unless it is confirmed. */
    async calendar(id: string, { caller }: StayReading): Promise<SentFile> {
      const stay = await getFor(id, caller);
      if (stay.isBlocked || stay.status !== 'CONFIRMED') throw conflict(say('calendarUnconfirmed'));
      const property = await getProperty(database);
      const file = await writeStayCalendar(database, stay, { property, origin, now: clock.now() });
      return fileOfBytes(FILE_NAME, new TextEncoder().encode(file));
    },
  };
}

async function readNeighbours(reader: Reader, booking: StoredBooking) {
  const [previous, next] = await Promise.all([
    findNeighbour(reader, booking, 'previous'),
    findNeighbour(reader, booking, 'next'),
  ]);
  return { previous: viewNeighbour(previous), next: viewNeighbour(next) };
}

function viewNeighbour(stay: GuestStay | undefined): BookingNeighbour | null {
  return stay ? { id: stay.id, guestName: stay.guestName, startDate: stay.startDate } : null;
}

const BLOCK_DETAILS = {
  canWithdraw: false,
  canAskCancellation: false,
  price: null,
  documents: [],
  guide: { opensOn: null, closesOn: null },
  unread: 0,
} satisfies Partial<BookingDetails>;

/** Left out when no message is waiting. */
function viewUnanswered(unanswered: number): Pick<Booking, 'unanswered'> {
  return unanswered > 0 ? { unanswered } : {};
}
