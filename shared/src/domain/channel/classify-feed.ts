import { createEdgeTest } from './calendar-edges.ts';
import { createEchoTest } from './echoes.ts';
import { type FeedEvent, type FeedKind, isShownAsFree, listEventsAhead, type Nights } from './feed-event.ts';
import {
  type ChannelFacts,
  type EventMeaning,
  exactly,
  type KnownEvent,
  type MetEvent,
  matchKnown,
} from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/** Whether the edges of a portal's calendar take nights here. */
export type EdgeHandling = 'SKIP' | 'TAKE';

export type ClassifiedEvent<Known extends KnownEvent = KnownEvent> = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  readonly isInDoubt: boolean;
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
  const matched = matchKnown(ahead, facts.known);
  const alike = new Map(facts.known.map((known) => [exactly(known), known]));
  const met = ahead.map((event) => ({ event, known: matched.get(event) ?? alike.get(exactly(event)) }));
  const judge = createJudge(met, facts);
  const isDoubtful = createDoubtTest(facts);
  return met.map((one) => {
    const { uid, startDate, endDate } = one.event;
    const as = judge(one);
    return {
      uid,
      startDate,
      endDate,
      as,
      isInDoubt: as === 'ECHO' && isDoubtful(one),
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
