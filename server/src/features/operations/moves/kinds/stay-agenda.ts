import {
  addDays,
  earlierOf,
  formatLocalDate,
  type LocalDate,
  laterOf,
} from '@approdo/shared/domain/base/date/local-date';
import { namePortal } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { listOccupiedDays, type TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import { listNights, type Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../../db/transaction.ts';
import { getTurnover } from '../../../content/property/index.ts';
import { type ClosedDays, listClosedDays, listPlannedStays, type PlannedStay } from '../../../stays/stays/index.ts';

type NamedStay = Stay & { readonly guestName: string; readonly portal: string | null };

type Clash = {
  readonly reason: string;
  /** Whether only nights that are over are concerned, which the owner may bring all the same. */
  readonly isPast: boolean;
};

/** Who has a day. */
type Holder = Stay & { readonly name: string; readonly isOfFile: boolean };

export type StayAgenda = Awaited<ReturnType<typeof openAgenda>>;

/** The days that are taken around these stays, in the database and, once added, by stays of the same file. */
export async function openAgenda(reader: Reader, stays: readonly Stay[], today: LocalDate) {
  const turnover = await getTurnover(reader);
  const days = spanOf(stays, today);
  const { held, nights } = takeDays(await listPlannedStays(reader, days), turnover);
  // The last day that a channel's guest holds may be the night before the departure.
  const closed = await listClosedDays(reader, { from: laterOf(days.from, addDays(today, -1)), to: days.to });
  const sold = new Map(closed.flatMap(soldNights));
  const daysOf = (stay: Stay) => listOccupiedDays({ ...stay, status: 'CONFIRMED', isBlocked: false }, turnover);
  const isOver = ({ endDate }: Stay) => endDate < today;

  /** A stay that is over takes no day: what it shares with another is nights alone. */
  function findHeld(stay: NamedStay): string | undefined {
    if (isOver(stay)) return undefined;
    const channel = sold.get(`${stay.portal} ${datesOf(stay)}`);
    if (channel !== undefined) return `Arriva già dal calendario di ${channel}`;
    const holder = findFirst(held, daysOf(stay));
    return holder && (holder.isOfFile ? sayOverlap(holder) : `Date già occupate: ${describe(holder)}`);
  }

  return {
    findClash(stay: NamedStay): Clash | undefined {
      const reason = findHeld(stay);
      if (reason !== undefined) return { reason, isPast: false };
      const other = findFirst(nights, listNights(stay));
      return other && (other.isOfFile || isOver(stay)) ? { reason: sayOverlap(other), isPast: true } : undefined;
    },

    /** Counts a stay of the file as one that is there. */
    add({ startDate, endDate, guestName: name }: NamedStay): void {
      const holder = { startDate, endDate, name, isOfFile: true };
      for (const night of listNights(holder)) nights.set(night, holder);
      if (!isOver(holder)) for (const day of daysOf(holder)) held.set(day, holder);
    },
  };
}

function spanOf(stays: readonly Stay[], today: LocalDate) {
  const [first = { startDate: today, endDate: today }] = stays;
  return stays.reduce(
    ({ from, to }, { startDate, endDate }) => ({ from: earlierOf(from, startDate), to: laterOf(to, endDate) }),
    { from: first.startDate, to: first.endDate },
  );
}

function takeDays(planned: readonly PlannedStay[], turnover: TurnoverOptions) {
  const held = new Map<LocalDate, Holder>();
  const nights = new Map<LocalDate, Holder>();
  for (const stay of planned) {
    const holder = { startDate: stay.startDate, endDate: stay.endDate, name: nameOf(stay), isOfFile: false };
    const occupied = { ...stay, isBlocked: stay.status === 'NOT_AVAILABLE' };
    if (!stay.wasOver) for (const day of listOccupiedDays(occupied, turnover)) held.set(day, holder);
    if (stay.status === 'CONFIRMED') for (const night of listNights(stay)) nights.set(night, holder);
  }
  return { held, nights };
}

function nameOf({ channelName, guestName, reason }: PlannedStay): string {
  return channelName ?? (guestName || reason || 'Date bloccate');
}

const PORTALS = { AIRBNB: 'Airbnb', BOOKING: 'Booking.com', VRBO: 'Vrbo' } as const;

/** The nights that a channel's guest has, by its portal, with the channel's name. */
function soldNights({ channelName, channelKind, ...stay }: ClosedDays): (readonly [string, string])[] {
  if (channelName === null || channelKind === null) return [];
  const isPortal = channelKind === 'AIRBNB' || channelKind === 'BOOKING' || channelKind === 'VRBO';
  return [[`${isPortal ? PORTALS[channelKind] : namePortal(channelName)} ${datesOf(stay)}`, channelName]];
}

function datesOf({ startDate, endDate }: Stay): string {
  return `${startDate}/${endDate}`;
}

function findFirst(holders: ReadonlyMap<LocalDate, Holder>, days: readonly LocalDate[]): Holder | undefined {
  const day = days.find((each) => holders.has(each));
  return day === undefined ? undefined : holders.get(day);
}

function sayOverlap(holder: Holder): string {
  return `Si sovrappone a ${describe(holder)}`;
}

function describe({ name, startDate, endDate }: Holder): string {
  return `${name}, ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}
