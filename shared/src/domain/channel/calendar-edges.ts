import { daysBetween } from '../date/local-date.ts';
import type { Nights } from './feed-event.ts';
import type { ChannelFacts, EventMeaning, KnownEvent, MetEvent } from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/** A portal's calendar ends at least so many days from today. */
const FAR_DAYS = 300;

/** A portal closes at most so many of the next nights by itself, as the notice that its owner asks for. */
const NEXT_NIGHTS = 7;

/** Booking.com closes what lies beyond its calendar in one piece of some weeks at least; shorter ones are stays. */
const BOOKING_TAIL_NIGHTS = 28;

/** Whether an event that counts so by its words is a closure that the portal makes by itself. */
export function createEdgeTest<Known extends KnownEvent>(
  met: readonly MetEvent<Known>[],
  { kind, known: all, today }: ChannelFacts<Known>,
): (one: MetEvent<Known>, as: EventMeaning) => boolean {
  const lastDay = met
    .map(({ event }) => event.endDate)
    .toSorted()
    .at(-1);
  const isFarEdge = ({ endDate }: Nights) => endDate === lastDay && daysBetween(today, endDate) >= FAR_DAYS;
  const closedBefore = joinNights(all.filter(({ as }) => as === 'CLOSURE'));

  // What came closer after it was closed is the owner's, and has only lost its past.
  const isNearEdge = ({ event, known }: MetEvent<Known>) => {
    const isFromToday = event.startDate === today || (event.startDate < today && known?.as === 'EDGE');
    return isFromToday && countNights(event) <= NEXT_NIGHTS && !closedBefore.holdAny(event);
  };

  return (one, as) => {
    if (kind === 'AIRBNB') return as === 'CLOSURE' && (isFarEdge(one.event) || isNearEdge(one));
    return kind === 'BOOKING' && isFarEdge(one.event) && countNights(one.event) >= BOOKING_TAIL_NIGHTS;
  };
}

function countNights({ startDate, endDate }: Nights): number {
  return daysBetween(startDate, endDate);
}
