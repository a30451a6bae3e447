import { daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import {
  type FeedEvent,
  type FeedKind,
  isMarkedFree,
  type LeftOut,
  listEventsAhead,
  type Nights,
} from './feed-event.ts';
import {
  type ChannelFacts,
  type EventMeaning,
  exactly,
  type KnownEvent,
  type MatchedEvent,
  matchKnown,
} from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/** A portal's calendar ends at least so many days from today. */
const FAR_DAYS = 300;

/** A portal itself closes at most this many of the next nights, as the owner's minimum notice. */
const NEXT_NIGHTS = 7;

/** Booking.com closes the days beyond its calendar in one block of several weeks; shorter blocks are stays. */
const BOOKING_TAIL_NIGHTS = 28;

/** Whether the edges of a portal's calendar occupy nights here. */
export type EdgeHandling = 'SKIP' | 'TAKE';

export type ClassifiedEvent<Known extends KnownEvent = KnownEvent> = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  readonly isInDoubt: boolean;
  readonly leftOut: readonly LeftOut[];
  /** The event of the last reading that it continues; each of those is matched at most once. */
  readonly known: Known | undefined;
};

/**
 * Classifies each event of a feed. Past events, and marks beside a stay, are left out; none is split or merged. O(n log
 * n).
 */
export function classifyFeed<Known extends KnownEvent>(
  events: readonly FeedEvent[],
  facts: ChannelFacts<Known>,
): ClassifiedEvent<Known>[] {
  const ahead = listEventsAhead(events, facts);
  const matched = matchKnown(ahead, facts.known, facts.unread);
  const identical = new Map(facts.known.map((known) => [exactly(known), known]));
  const matchedEvents = ahead.map((event) => ({ event, known: matched.get(event) ?? identical.get(exactly(event)) }));
  const judge = createJudge(matchedEvents, facts);
  const isDoubtful = createDoubtTest(facts);
  return matchedEvents.map((one) => {
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

/** Whether an event of this meaning occupies its nights. */
export function takesNights(as: EventMeaning, edges: EdgeHandling): boolean {
  return as === 'STAY' || as === 'CLOSURE' || (as === 'EDGE' && edges === 'TAKE');
}

function createJudge<Known extends KnownEvent>(
  matchedEvents: readonly MatchedEvent<Known>[],
  facts: ChannelFacts<Known>,
) {
  const { kind } = facts;
  const isEcho = createEchoJudge(matchedEvents, facts);
  const isEdge = createEdgeTest(matchedEvents, facts);
  return (one: MatchedEvent<Known>): EventMeaning => {
    const { event, known } = one;
    if (known?.isOwnersWord && known.uid === event.uid) return known.as;
    if (isEcho(one)) return 'ECHO';
    const as = meaningOfTitle(event, kind);
    return isEdge(one, as) ? 'EDGE' : as;
  };
}

/**
 * An echo remains one as long as its UID stays and all its nights were exported once, even if no longer. An event known
 * as something else never becomes an echo; a new UID is tested again, since guests may have booked nights an echo
 * freed.
 */
function createEchoJudge<Known extends KnownEvent>(
  matchedEvents: readonly MatchedEvent<Known>[],
  { kind, known: all, exported, today }: ChannelFacts<Known>,
): (one: MatchedEvent<Known>) => boolean {
  const exportedOnce = joinNights([
    ...exported,
    ...all.filter(({ as, isOwnersWord }) => as === 'ECHO' && !isOwnersWord),
  ]);
  const mayEcho = ({ event, known }: MatchedEvent<Known>) =>
    (known === undefined || known.as === 'ECHO') && (namesNoGuests(kind) || meaningOfTitle(event, kind) === 'CLOSURE');
  const keepsUid = ({ event, known }: MatchedEvent<Known>) => known?.uid === event.uid;
  const candidates = matchedEvents.filter(mayEcho).map(({ event }) => event);
  const wasExported = createEchoTest({ exported, candidates, today });
  return (one) => mayEcho(one) && (keepsUid(one) ? exportedOnce.holdAll(one.event) : wasExported(one.event));
}

/**
 * Whether an echo may be a guest: if a portal does not distinguish guests from imported nights, and an event first
 * appears soon after the export, a guest may have booked just before. It stays in doubt until the owner decides.
 */
function createDoubtTest({ kind, recentlyExported }: ChannelFacts): (echo: MatchedEvent) => boolean {
  const nights = joinNights(recentlyExported);
  return ({ event, known }) => {
    const isNew = known?.uid !== event.uid;
    return known?.isInDoubt === true || (isNew && namesNoGuests(kind) && nights.holdAny(event));
  };
}

/** Portals that give all events the same title, guests or not. */
function namesNoGuests(kind: FeedKind): boolean {
  return kind === 'BOOKING' || kind === 'OTHER';
}

function meaningOfTitle(event: FeedEvent, kind: FeedKind): 'STAY' | 'CLOSURE' | 'FREE' {
  const { title } = event;
  if (kind === 'CALENDAR') return isMarkedFree(event, kind) ? 'FREE' : 'CLOSURE';
  if (kind === 'AIRBNB') return title === 'NOT_AVAILABLE' ? 'CLOSURE' : 'STAY';
  return kind === 'VRBO' && title === 'BLOCKED' ? 'CLOSURE' : 'STAY';
}

type EchoFacts = {
  /** The ranges exactly as exported. */
  readonly exported: readonly Nights[];
  /** Events of the feed that may be echoes. */
  readonly candidates: readonly Nights[];
  readonly today: LocalDate;
};

/**
 * Whether an event is what was exported. A portal may merge exported ranges, split them into adjacent pieces and cut
 * off the past, but never ends a range anywhere else. O(n log n).
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

/** Whether an event with this meaning by title is a closure made by the portal itself. */
function createEdgeTest<Known extends KnownEvent>(
  matchedEvents: readonly MatchedEvent<Known>[],
  { kind, known: all, today }: ChannelFacts<Known>,
): (one: MatchedEvent<Known>, as: EventMeaning) => boolean {
  const lastDay = matchedEvents
    .map(({ event }) => event.endDate)
    .toSorted()
    .at(-1);
  const isFar = lastDay !== undefined && daysBetween(today, lastDay) >= FAR_DAYS;
  const isFarEdge = ({ endDate }: Nights) => isFar && endDate === lastDay;
  // A guest beyond the calendar's end splits the closed tail; a guest at its very end is not part of it.
  const isTail = matchedEvents.some(({ event }) => isFarEdge(event) && meaningOfTitle(event, kind) === 'CLOSURE');
  const tail = isTail ? joinNights(matchedEvents.map(({ event }) => event)).ranges.at(-1) : undefined;
  const isOfFarTail = ({ startDate }: Nights) => tail !== undefined && startDate >= tail.startDate;
  const closedBefore = joinNights(all.filter(({ as }) => as === 'CLOSURE'));

  // A former closure that now begins today is the owner's: it has only lost its past.
  const isNearEdge = ({ event, known }: MatchedEvent<Known>) => {
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
