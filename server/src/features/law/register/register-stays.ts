import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { StaySource } from '@approdo/shared/domain/law/register/register-stay';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { requireFound } from '../../../http/problems.ts';
import { findStay, type GuestStay, listStaysTouching } from '../../stays/stays/index.ts';
import type { AddedStay } from './register.table.ts';
import { listReportedStays, wasReported } from './reported-arrivals.records.ts';
import { type Days, findAddedStay, listAddedStays } from './stays.records.ts';

/** A stay whose guests are to be reported. */
export type ListedStay = {
  /** The booking's id where it is one. */
  readonly id: string;
  readonly source: StaySource;
  /** The guest's name, or an added stay's title. */
  readonly title: string;
  readonly startDate: LocalDate;
  /** The day of departure. */
  readonly endDate: LocalDate;
  readonly numberOfGuests: number;
  /** Whether it was added here; a booking's dates are changed in the booking. */
  readonly isAdded: boolean;
  /** Whether it does not take place: it was cancelled after guests were reported. */
  readonly isCancelled: boolean;
};

/** Nights of the longest stay: reported guests arrived at most so many days before its end. */
const MAX_STAY_NIGHTS = 366;

/**
 * The stays of the register that touch these days, by arrival, then by id: confirmed bookings, added stays, and
 * cancelled bookings with reported guests.
 */
export async function readRegisterStays(reader: Reader, days: Days): Promise<ListedStay[]> {
  const added = (await listAddedStays(reader, days)).map(ofAdded);
  const confirmed = (await listStaysTouching(reader, days)).map((stay) => ofBooking({ ...stay, status: 'CONFIRMED' }));
  const known = new Set([...added, ...confirmed].map(({ id }) => id));
  const reported = await listReportedStays(reader, { from: addDays(days.from, -MAX_STAY_NIGHTS), to: days.to });
  const others = await Promise.all(reported.filter((id) => !known.has(id)).map((id) => findRegisterStay(reader, id)));
  const cancelled = others.filter((stay) => stay !== undefined).filter((stay) => touches(stay, days));
  return [...added, ...confirmed, ...cancelled].toSorted(byArrival);
}

/** Undefined where there is none, or its guests need not be reported. */
export async function findRegisterStay(reader: Reader, id: string): Promise<ListedStay | undefined> {
  const added = await findAddedStay(reader, 'id', id);
  if (added) return ofAdded(added);
  const stay = await findStay(reader, id);
  if (!stay || stay.wasOver) return undefined;
  const isListed = stay.status === 'CONFIRMED' || (stay.outcome === 'CANCELLED' && (await wasReported(reader, id)));
  return isListed ? ofBooking(stay) : undefined;
}

/** Throws 404 where there is none. */
export async function getRegisterStay(reader: Reader, id: string): Promise<ListedStay> {
  return requireFound(await findRegisterStay(reader, id), say('registerStayUnknown'));
}

function ofAdded({ id, source, title, startDate, endDate, numberOfGuests }: AddedStay): ListedStay {
  return { id, source, title, startDate, endDate, numberOfGuests, isAdded: true, isCancelled: false };
}

type Booked = Omit<ListedStay, 'title' | 'isAdded' | 'isCancelled'> & Pick<GuestStay, 'guestName' | 'status'>;

function ofBooking({ id, source, guestName, status, startDate, endDate, numberOfGuests }: Booked): ListedStay {
  return {
    id,
    source,
    title: guestName,
    startDate,
    endDate,
    numberOfGuests,
    isAdded: false,
    isCancelled: status !== 'CONFIRMED',
  };
}

function touches({ startDate, endDate }: ListedStay, { from, to }: Days): boolean {
  return endDate >= from && startDate <= to;
}

function byArrival(one: ListedStay, other: ListedStay): number {
  if (one.startDate !== other.startDate) return one.startDate < other.startDate ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
