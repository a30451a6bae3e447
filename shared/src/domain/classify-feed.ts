import { type EndMeaning, type FeedEvent, type FeedKind, listTakingEvents, type Nights } from './feed-event.ts';
import { exactly, matchKnown } from './known-events.ts';
import { daysBetween, type LocalDate } from './local-date.ts';
import { joinNights } from './night-ranges.ts';

/**
 * STAY: guests of a portal. CLOSURE: days that the owner closed there. EDGE: a closure that the portal makes by itself, at
 * the far end of its calendar or for the next few nights. ECHO: what this site told the portal, told back.
 */
export type EventMeaning = 'STAY' | 'CLOSURE' | 'EDGE' | 'ECHO';

/** Whether the edges of a portal's calendar take nights here. */
export type EdgeHandling = 'SKIP' | 'TAKE';

/** An event of an earlier reading that is still kept, as it counted then. */
export type KnownEvent = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  /** The owner said so, and it holds while that UID stays. */
  readonly isOwnersWord: boolean;
};

export type ChannelFacts<Known extends KnownEvent = KnownEvent> = {
  readonly kind: FeedKind;
  readonly endMeans: EndMeaning;
  /** Of this channel's last reading. */
  readonly known: readonly Known[];
  /** What this channel found in its export when it last read it, as it was written there. */
  readonly exported: readonly Nights[];
  readonly today: LocalDate;
};

export type ClassifiedEvent<Known extends KnownEvent = KnownEvent> = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  /** What it is of the last reading; each of those is at most one event of this. */
  readonly known: Known | undefined;
};

/** A portal's calendar ends at least so many days from today. */
const FAR_DAYS = 300;

/** A portal closes at most so many of the next nights by itself, as the notice that its owner asks for. */
const NEXT_NIGHTS = 7;

/** Booking.com closes what lies beyond its calendar in one piece of some weeks at least; shorter ones are stays. */
const BOOKING_TAIL_NIGHTS = 28;

/**
 * What each event of a feed counts as; those that take no nights whatever they are (ended, shown as free) are left out, and
 * none is cut or joined with another. Takes the time of a sort, however long the events are.
 */
export function classifyFeed<Known extends KnownEvent>(
  events: readonly FeedEvent[],
  facts: ChannelFacts<Known>,
): ClassifiedEvent<Known>[] {
  const taking = listTakingEvents(events, facts);
  const matched = matchKnown(taking, facts.known);
  const alike = new Map(facts.known.map((known) => [exactly(known), known]));
  const judge = createJudge(taking, facts);
  return taking.map((event) => {
    const { uid, startDate, endDate } = event;
    const known = matched.get(event);
    return { uid, startDate, endDate, as: judge(event, known ?? alike.get(exactly(event))), known };
  });
}

/** Whether what counts so takes its nights. */
export function takesNights(as: EventMeaning, edges: EdgeHandling): boolean {
  return as === 'STAY' || as === 'CLOSURE' || (as === 'EDGE' && edges === 'TAKE');
}

function createJudge(taking: readonly FeedEvent[], { kind, known: all, exported, today }: ChannelFacts) {
  const lastDay = taking
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  const isFarEdge = ({ endDate }: Nights) => endDate === lastDay && daysBetween(today, endDate) >= FAR_DAYS;
  const closedBefore = joinNights(all.filter(({ as }) => as === 'CLOSURE'));
  const isEcho = createEchoTest(exported, today);

  // What came closer after it was closed is the owner's, and has only lost its past.
  const isNearEdge = (event: FeedEvent, known: KnownEvent | undefined) => {
    const isFromToday = event.startDate === today || (event.startDate < today && known?.as === 'EDGE');
    return isFromToday && countNights(event) <= NEXT_NIGHTS && !closedBefore.holdAny(event);
  };

  return (event: FeedEvent, known: KnownEvent | undefined): EventMeaning => {
    if (known?.isOwnersWord || known?.as === 'ECHO') return known.as;
    const as = wordedAs(event, kind);
    const mayEcho = as === 'CLOSURE' || kind === 'BOOKING' || kind === 'OTHER';
    if (!known && mayEcho && isEcho(event)) return 'ECHO';
    if (kind === 'AIRBNB' && as === 'CLOSURE' && (isFarEdge(event) || isNearEdge(event, known))) return 'EDGE';
    if (kind === 'BOOKING' && isFarEdge(event) && countNights(event) >= BOOKING_TAIL_NIGHTS) return 'EDGE';
    return as;
  };
}

function wordedAs({ title }: FeedEvent, kind: FeedKind): 'STAY' | 'CLOSURE' {
  if (kind === 'CALENDAR') return 'CLOSURE';
  if (kind === 'AIRBNB') return title === 'NOT_AVAILABLE' ? 'CLOSURE' : 'STAY';
  return kind === 'VRBO' && title === 'BLOCKED' ? 'CLOSURE' : 'STAY';
}

/** A portal may join what it was told, and cut off what has passed; it does not end it anywhere else. */
function createEchoTest(exported: readonly Nights[], today: LocalDate) {
  const nights = joinNights(exported);
  const ends = new Set([today, ...exported.flatMap(({ startDate, endDate }) => [startDate, endDate])]);
  return (event: Nights) => ends.has(event.startDate) && ends.has(event.endDate) && nights.holdAll(event);
}

function countNights({ startDate, endDate }: Nights): number {
  return daysBetween(startDate, endDate);
}
