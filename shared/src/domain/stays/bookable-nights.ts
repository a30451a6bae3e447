import { dayNumberOf } from '../base/date/local-date.ts';
import type { PlannedBooking, TurnoverOptions } from './availability.ts';
import { isBlock, occupiesDays } from './booking.ts';
import type { Stay } from './stay.ts';

/** Nights by their day numbers; `to` is the first after them. Without a beginning or an end: infinite. */
export type Nights = { readonly from: number; readonly to: number };

type NightFacts = TurnoverOptions & {
  /** What occupies no days is passed over. */
  readonly bookings: Iterable<PlannedBooking>;
  /** Of other calendars, whose days are those of blocks among the bookings. */
  readonly importedStays: readonly Stay[];
  readonly preparationDays: number;
};

/**
 * Which nights nobody can book since others have them, or have them kept free: those of stays, with the nights of preparation
 * on both sides and, without turnover on the same day, the one that the inclusive rule keeps; those of blocks, without
 * turnover from their eve on. What lies between two of them is a run.
 */
export function layOutNights({ bookings, importedStays, preparationDays, sameDayTurnover }: NightFacts) {
  const kept = sameDayTurnover ? 0 : 1;
  const margin = preparationDays + kept;
  const stays = importedStays.map(nightsOf);
  const blocks: Nights[] = [];
  for (const booking of bookings) {
    if (!occupiesDays(booking.status)) continue;
    const { from, to } = nightsOf(booking);
    if (isBlock(booking)) blocks.push({ from: from - kept, to: to + 1 });
    else stays.push({ from, to });
  }
  const clashing = joinNights(stays.map((stay) => widen(stay, kept)));
  const near = joinNights(stays.map((stay) => widen(stay, margin)));
  const closed = joinNights([...near, ...blocks]);

  return {
    /** Nights that a stay keeps free of stays on either side of it. */
    margin,

    /** The bookable nights around those asked for; undefined where one of these is not bookable. */
    findOpening({ from, to }: Nights): Nights | undefined {
      const next = findFirstAfter(closed, from);
      const end = closed[next]?.from ?? Number.POSITIVE_INFINITY;
      return end < to ? undefined : { from: closed[next - 1]?.to ?? Number.NEGATIVE_INFINITY, to: end };
    },

    /** Whether a stay clashes with no other and yet leaves too few nights between. */
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

/** In order, those that touch made one. */
function joinNights(spans: readonly Nights[]): Nights[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** The place of the first that ends after a night has begun. */
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
