import { daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import {
  type FeedEvent,
  type FeedKind,
  isShownAsFree,
  type LeftOut,
  listEventsAhead,
  type Nights,
} from './feed-event.ts';
import {
  type ChannelFacts,
  type EventMeaning,
  exactly,
  type KnownEvent,
  type MetEvent,
  matchKnown,
} from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/** A portal's calendar ends at least so many days from today. */
const FAR_DAYS = 300;

/** A portal closes at most so many of the next nights by itself, as the notice that its owner asks for. */
const NEXT_NIGHTS = 7;

/** Booking.com closes what lies beyond its calendar in one piece of some weeks at least; shorter ones are stays. */
const BOOKING_TAIL_NIGHTS = 28;

/** Whether the edges of a portal's calendar take nights here. */
export type EdgeHandling = 'SKIP' | 'TAKE';

export type ClassifiedEvent<Known extends KnownEvent = KnownEvent> = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  readonly isInDoubt: boolean;
  readonly leftOut: readonly LeftOut[];
  /** What it is of the last reading; each of those is at most one event of this. */
  readonly known: Known | undefined;
};

/**
 * What each event of a feed counts as; those that are over, and marks beside a stay, are left out, and none is cut or joined with another. Takes the time of a sort, however long the events are.
 */
export function classifyFeed<Known extends KnownEvent>(
  events: readonly FeedEvent[],
  facts: ChannelFacts<Known>,
): ClassifiedEvent<Known>[] {
  const ahead = listEventsAhead(events, facts);
  const matched = matchKnown(ahead, facts.known, facts.unread);
  const alike = new Map(facts.known.map((known) => [exactly(known), known]));
  const met = ahead.map((event) => ({ event, known: matched.get(event) ?? alike.get(exactly(event)) }));
  const judge = createJudge(met, facts);
  const isDoubtful = createDoubtTest(facts);
  return met.map((one) => {
    const { uid, startDate, endDate, leftOut } = one.event;
    const as = judge(one);
    return {
      uid,
      startDate,
      endDate,
      as,
      isInDoubt: as === 'ECHO' && isDoubtful(one),
      leftOut,
      known: matched.get(one.event),
    };
  });
}

/** Whether what counts so takes its nights. */
export function takesNights(as: EventMeaning, edges: EdgeHandling): boolean {
  return as === 'STAY' || as === 'CLOSURE' || (as === 'EDGE' && edges === 'TAKE');
}

function createJudge<Known extends KnownEvent>(met: readonly MetEvent<Known>[], facts: ChannelFacts<Known>) {
  const { kind } = facts;
  const isEcho = createEchoJudge(met, facts);
  const isEdge = createEdgeTest(met, facts);
  return (one: MetEvent<Known>): EventMeaning => {
    const { event, known } = one;
    if (known?.isOwnersWord && known.uid === event.uid) return known.as;
    if (isEcho(one)) return 'ECHO';
    const as = wordedAs(event, kind);
    return isEdge(one, as) ? 'EDGE' : as;
  };
}

/**
 * An echo is one as long as its UID stays and all of its nights were exported, though they are no more. What is known as
 * something else does not become one; another UID is tried anew, since guests may have booked what an echo has left.
 */
function createEchoJudge<Known extends KnownEvent>(
  met: readonly MetEvent<Known>[],
  { kind, known: all, exported, today }: ChannelFacts<Known>,
): (one: MetEvent<Known>) => boolean {
  const exportedOnce = joinNights([
    ...exported,
    ...all.filter(({ as, isOwnersWord }) => as === 'ECHO' && !isOwnersWord),
  ]);
  const mayEcho = ({ event, known }: MetEvent<Known>) =>
    (known === undefined || known.as === 'ECHO') && (namesNoGuests(kind) || wordedAs(event, kind) === 'CLOSURE');
  const isStanding = ({ event, known }: MetEvent<Known>) => known?.uid === event.uid;
  const candidates = met.filter(mayEcho).map(({ event }) => event);
  const wasExported = createEchoTest({ exported, candidates, today });
  return (one) => mayEcho(one) && (isStanding(one) ? exportedOnce.holdAll(one.event) : wasExported(one.event));
}

/**
 * Whether an echo may be a guest: where a portal does not tell its guests from what it was told, and shows an event for the
 * first time so soon after it, she may have booked just before. It stays in doubt until the owner says which it is.
 */
function createDoubtTest({ kind, newlyTold }: ChannelFacts): (echo: MetEvent) => boolean {
  const nights = joinNights(newlyTold);
  return ({ event, known }) => {
    const isNew = known?.uid !== event.uid;
    return known?.isInDoubt === true || (isNew && namesNoGuests(kind) && nights.holdAny(event));
  };
}

/** Portals that give all events one title, of guests or not. */
function namesNoGuests(kind: FeedKind): boolean {
  return kind === 'BOOKING' || kind === 'OTHER';
}

function wordedAs(event: FeedEvent, kind: FeedKind): 'STAY' | 'CLOSURE' | 'FREE' {
  const { title } = event;
  if (kind === 'CALENDAR') return isShownAsFree(event, kind) ? 'FREE' : 'CLOSURE';
  if (kind === 'AIRBNB') return title === 'NOT_AVAILABLE' ? 'CLOSURE' : 'STAY';
  return kind === 'VRBO' && title === 'BLOCKED' ? 'CLOSURE' : 'STAY';
}

type EchoFacts = {
  /** What was exported, as it was written there. */
  readonly exported: readonly Nights[];
  /** What a feed tells of that may be an echo. */
  readonly candidates: readonly Nights[];
  readonly today: LocalDate;
};

/**
 * Whether an event is what was exported. A portal may join what it was told, cut it into pieces, of which each begins where
 * another ends, and cut off what has passed; it does not end it anywhere else. Takes the time of a sort.
 */
function createEchoTest({ exported, candidates, today }: EchoFacts): (event: Nights) => boolean {
  const nights = joinNights(exported);
  const ends = [today, ...exported.flatMap(({ startDate, endDate }) => [startDate, endDate])];
  const pieces = candidates
    .filter((piece) => nights.holdAll(piece))
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const begun = new Set(ends);
  for (const { startDate, endDate } of pieces) if (begun.has(startDate)) begun.add(endDate);
  const ended = new Set(ends);
  for (const { startDate, endDate } of pieces.toSorted((a, b) => (a.endDate > b.endDate ? -1 : 1))) {
    if (ended.has(endDate)) ended.add(startDate);
  }
  return (event) => begun.has(event.startDate) && ended.has(event.endDate) && nights.holdAll(event);
}

/** Whether an event that counts so by its words is a closure that the portal makes by itself. */
function createEdgeTest<Known extends KnownEvent>(
  met: readonly MetEvent<Known>[],
  { kind, known: all, today }: ChannelFacts<Known>,
): (one: MetEvent<Known>, as: EventMeaning) => boolean {
  const lastDay = met
    .map(({ event }) => event.endDate)
    .toSorted()
    .at(-1);
  const isFar = lastDay !== undefined && daysBetween(today, lastDay) >= FAR_DAYS;
  const isFarEdge = ({ endDate }: Nights) => isFar && endDate === lastDay;
  // A guest beyond the calendar's end cuts it into pieces; a guest at its very end is no end of it.
  const isTail = met.some(({ event }) => isFarEdge(event) && wordedAs(event, kind) === 'CLOSURE');
  const tail = isTail ? joinNights(met.map(({ event }) => event)).ranges.at(-1) : undefined;
  const isOfFarTail = ({ startDate }: Nights) => tail !== undefined && startDate >= tail.startDate;
  const closedBefore = joinNights(all.filter(({ as }) => as === 'CLOSURE'));

  // What came closer after it was closed is the owner's, and has only lost its past.
  const isNearEdge = ({ event, known }: MetEvent<Known>) => {
    const isFromToday = event.startDate === today || (event.startDate < today && known?.as === 'EDGE');
    return isFromToday && countNights(event) <= NEXT_NIGHTS && !closedBefore.holdAny(event);
  };

  return (one, as) => {
    if (kind === 'AIRBNB') return as === 'CLOSURE' && (isOfFarTail(one.event) || isNearEdge(one));
    return kind === 'BOOKING' && isFarEdge(one.event) && countNights(one.event) >= BOOKING_TAIL_NIGHTS;
  };
}

function countNights({ startDate, endDate }: Nights): number {
  return daysBetween(startDate, endDate);
}
