import type { LocalDate } from '../../base/date/local-date.ts';
import type { EndMeaning, FeedEvent, FeedKind, Nights } from './feed-event.ts';

/**
 * STAY: guests of a portal. CLOSURE: days that the owner closed there. EDGE: a closure by the portal itself, at the far
 * end of its calendar or for the next few nights. ECHO: what this site exported, returned by the portal. FREE: time of
 * a calendar marked as free.
 */
export type EventMeaning = 'STAY' | 'CLOSURE' | 'EDGE' | 'ECHO' | 'FREE';

/** A stored event of an earlier reading, with its meaning then. */
export type KnownEvent = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  /** Whether the owner decided its meaning, which holds for that UID alone. */
  readonly isOwnersWord: boolean;
  /** An echo that may be a guest of the portal, until the owner decides. */
  readonly isInDoubt: boolean;
};

export type ChannelFacts<Known extends KnownEvent = KnownEvent> = {
  readonly kind: FeedKind;
  readonly endMeans: EndMeaning;
  /** The events of this channel's last reading. */
  readonly known: readonly Known[];
  /** The export as this channel last read it. */
  readonly exported: readonly Nights[];
  /** Nights first read from the export within the last hours. */
  readonly recentlyExported: readonly Nights[];
  /** UIDs of the unreadable events of this reading. */
  readonly unread: readonly string[];
  readonly today: LocalDate;
};

/** An event of a feed, and the known event it continues. */
export type MatchedEvent<Known extends KnownEvent = KnownEvent> = {
  readonly event: FeedEvent;
  readonly known: Known | undefined;
};

type Named = Nights & { readonly uid: string };

/** The suffix that an occurrence adds to the UID of its event. */
const OCCURRENCE = /\/\d{4}-\d{2}-\d{2}$/;

/**
 * Matches each event to at most one of an earlier reading: by UID and dates; else by a UID that is unique then and now,
 * with new dates; else by dates alone if the UID is gone, since portals renew UIDs. Events that share a UID are not
 * mistaken for each other, and an event that is in the feed but unreadable matches no other.
 */
export function matchKnown<Event extends Named, Known extends Named>(
  events: readonly Event[],
  known: readonly Known[],
  unread: readonly string[],
): ReadonlyMap<Event, Known> {
  const matched = new Map<Event, Known>();
  const taken = new Set<Known>();
  const pairUp = (keyOf: (one: Named) => string, candidates: readonly Known[], isSole: boolean) => {
    const left = events.filter((event) => !matched.has(event));
    if (left.length === 0 || candidates.length === 0) return;
    const then = groupBy(candidates, keyOf);
    const now = isSole ? groupBy(left, keyOf) : undefined;
    for (const event of left) {
      const group = then.get(keyOf(event));
      if (!group || (now && (group.length > 1 || now.get(keyOf(event))?.length !== 1))) continue;
      const one = group.pop();
      if (!one) continue;
      matched.set(event, one);
      taken.add(one);
    }
  };
  const leftOf = (some: readonly Known[]) => some.filter((one) => !taken.has(one));

  pairUp(exactly, known, false);
  const isUnread = createUnreadTest(unread);
  const mayMove = (some: readonly Known[]) => some.filter((one) => !isUnread(one));
  pairUp(byUid, mayMove(leftOf(known)), true);
  const uids = new Set(events.map(byUid));
  pairUp(
    byDates,
    mayMove(leftOf(known)).filter(({ uid }) => !uids.has(uid)),
    false,
  );
  return matched;
}

/** Tests whether an event, or the one it is an occurrence of, is in the feed but unreadable. */
export function createUnreadTest(unread: readonly string[]): (event: Pick<Named, 'uid'>) => boolean {
  const uids = new Set(unread.filter((uid) => uid !== ''));
  return ({ uid }) => uids.has(uid) || uids.has(uid.replace(OCCURRENCE, ''));
}

/** UID and dates, as a key. */
export function exactly(event: Named): string {
  return `${byDates(event)} ${event.uid}`;
}

function byUid({ uid }: Named): string {
  return uid;
}

function byDates({ startDate, endDate }: Named): string {
  return `${startDate} ${endDate}`;
}

function groupBy<One extends Named>(all: readonly One[], keyOf: (one: Named) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  // Reversed, so that popping the last of a group yields the first.
  for (const one of all.toReversed()) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
