import { dayNumberOf } from '../base/date/local-date.ts';
import type { PlannedBooking, TurnoverOptions } from './availability.ts';
import { isBlock, occupiesDays } from './booking.ts';
import type { Stay } from './stay.ts';

/** A range of nights by day numbers; `to` is the first night after it. An open end is infinite. */
export type Nights = { readonly from: number; readonly to: number };

type NightFacts = TurnoverOptions & {
  /** Bookings that occupy no days are ignored. */
  readonly bookings: Iterable<PlannedBooking>;
  /** Stays from other calendars, whose days are also among the bookings, as blocks. */
  readonly importedStays: readonly Stay[];
  readonly preparationDays: number;
};

/**
 * Works out which nights cannot be booked because they are taken or kept free: those of stays, with the preparation
 * nights on both sides and, without same-day turnover, one night more; those of blocks, without same-day turnover from
 * the night before. A run is what lies between two of them.
 */
export function layOutNights({ bookings, importedStays, preparationDays, sameDayTurnover }: NightFacts) {
  const gap = sameDayTurnover ? 0 : 1;
  const margin = preparationDays + gap;
  const stays = importedStays.map(nightsOf);
  const blocks: Nights[] = [];
  for (const booking of bookings) {
    if (!occupiesDays(booking.status)) continue;
    const { from, to } = nightsOf(booking);
    if (isBlock(booking)) blocks.push({ from: from - gap, to: to + 1 });
    else stays.push({ from, to });
  }
  const clashing = joinNights(stays.map((stay) => widen(stay, gap)));
  const near = joinNights(stays.map((stay) => widen(stay, margin)));
  const closed = joinNights([...near, ...blocks]);

  return {
    /** How many nights a stay keeps free on either side. */
    margin,

    /** The run of bookable nights around those given; undefined if one of them is not bookable. */
    findOpening({ from, to }: Nights): Nights | undefined {
      const next = findFirstAfter(closed, from);
      const end = closed[next]?.from ?? Number.POSITIVE_INFINITY;
      return end < to ? undefined : { from: closed[next - 1]?.to ?? Number.NEGATIVE_INFINITY, to: end };
    },

    /** Whether a stay clashes with no other but leaves too few nights in between. */
    isTooNear(nights: Nights): boolean {
      return touches(near, nights) && !touches(clashing, nights);
    },
  };
}

function nightsOf({ startDate, endDate }: Stay): Nights {
  return { from: dayNumberOf(startDate), to: dayNumberOf(endDate) };
}

function widen({ from, to }: Nights, by: number): Nights {
  return { from: from - by, to: to + by };
}

/** Sorts ranges and merges those that touch. */
function joinNights(spans: readonly Nights[]): Nights[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** The index of the first range that ends after a night has begun. */
function findFirstAfter(spans: readonly Nights[], night: number): number {
  let [first, end] = [0, spans.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((spans[middle]?.to ?? 0) <= night) first = middle + 1;
    else end = middle;
  }
  return first;
}

function touches(spans: readonly Nights[], { from, to }: Nights): boolean {
  const next = spans[findFirstAfter(spans, from)];
  return next !== undefined && next.from < to;
}
