import {
  addDays,
  earlierOf,
  formatLocalDate,
  type LocalDate,
  laterOf,
} from '@approdo/shared/domain/base/date/local-date';
import { namePortal } from '@approdo/shared/domain/operations/moving/read-stay-row';
import { listOccupiedDays } from '@approdo/shared/domain/stays/availability';
import { listNights, type Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../../db/transaction.ts';
import { getTurnover } from '../../../content/property/index.ts';
import { type ClosedDays, listClosedDays, listPlannedStays, type PlannedStay } from '../../../stays/stays/index.ts';

type Occupying = Stay & Pick<PlannedStay, 'status'>;
type NamedStay = Stay & { readonly guestName: string; readonly portal: string | null };

type Clash = {
  readonly reason: string;
  /** Whether only nights that are over are concerned, which the owner may bring all the same. */
  readonly isPast: boolean;
};

/** Who has a day. */
type Holder = Occupying & { readonly name: string; readonly isOfFile: boolean };

export type StayAgenda = Awaited<ReturnType<typeof openAgenda>>;

/** The days that are taken around these stays, in the database and, once added, by stays of the same file. */
export async function openAgenda(reader: Reader, stays: readonly Stay[], today: LocalDate) {
  const turnover = await getTurnover(reader);
  const [first = { startDate: today, endDate: today }] = stays;
  const from = stays.map(({ startDate }) => startDate).reduce(earlierOf, first.startDate);
  const to = stays.map(({ endDate }) => endDate).reduce(laterOf, first.endDate);
  // The last day that a channel's guest holds may be the night before the departure.
  const closed = await listClosedDays(reader, { from: laterOf(from, addDays(today, -1)), to });
  const sold = new Map(closed.flatMap(soldNights));
  const held = new Map<LocalDate, Holder>();
  const nights = new Map<LocalDate, Holder>();
  const daysOf = ({ status, ...stay }: Occupying) =>
    listOccupiedDays({ ...stay, status, isBlocked: status === 'NOT_AVAILABLE' }, turnover);
  const isOver = ({ endDate }: Stay) => endDate < today;

  function hold(holder: Holder, wasOver: boolean): void {
    if (!wasOver) for (const day of daysOf(holder)) held.set(day, holder);
    if (holder.status === 'CONFIRMED') for (const night of listNights(holder)) nights.set(night, holder);
  }

  for (const stay of await listPlannedStays(reader, { from, to })) {
    hold({ ...stay, name: nameOf(stay), isOfFile: false }, stay.wasOver);
  }

  /** A stay that is over takes no day: what it shares with another is nights alone. */
  function findHeld(stay: NamedStay): string | undefined {
    if (isOver(stay)) return undefined;
    const channel = sold.get(`${stay.portal} ${datesOf(stay)}`);
    if (channel !== undefined) return `Arriva già dal calendario di ${channel}`;
    const holder = findFirst(held, daysOf({ ...stay, status: 'CONFIRMED' }));
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
      const holder = { startDate, endDate, status: 'CONFIRMED', name, isOfFile: true } as const;
      hold(holder, isOver(holder));
    },
  };
}

function nameOf({ channelName, guestName, reason }: PlannedStay): string {
  return channelName ?? (guestName || reason || 'Date bloccate');
}

/** The nights that a channel's guest has, by its portal, with the channel's name. */
function soldNights({ channelName, channelKind, ...stay }: ClosedDays): (readonly [string, string])[] {
  if (channelName === null || channelKind === null) return [];
  const isPortal = channelKind !== 'CALENDAR' && channelKind !== 'OTHER';
  return [[`${namePortal(isPortal ? channelKind : channelName)} ${datesOf(stay)}`, channelName]];
}

function datesOf({ startDate, endDate }: Stay): string {
  return `${startDate}/${endDate}`;
}

function findFirst(holders: ReadonlyMap<LocalDate, Holder>, days: readonly LocalDate[]): Holder | undefined {
  return days.flatMap((day) => holders.get(day) ?? [])[0];
}

function sayOverlap(holder: Holder): string {
  return `Si sovrappone a ${describe(holder)}`;
}

function describe({ name, startDate, endDate }: Holder): string {
  return `${name}, ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}
