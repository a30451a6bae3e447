import type { LocalDate } from '../../base/date/local-date.ts';
import type { EndMeaning, FeedEvent, FeedKind, Nights } from './feed-event.ts';

/**
 * STAY: guests of a portal. CLOSURE: days that the owner closed there. EDGE: a closure that the portal makes by itself, at
 * the far end of its calendar or for the next few nights. ECHO: what this site told the portal, told back. FREE: hours of a
 * calendar in which its owner is free.
 */
export type EventMeaning = 'STAY' | 'CLOSURE' | 'EDGE' | 'ECHO' | 'FREE';

/** An event of an earlier reading that is still kept, as it counted then. */
export type KnownEvent = Nights & {
  readonly uid: string;
  readonly as: EventMeaning;
  /** The owner said so, and it holds for that UID alone. */
  readonly isOwnersWord: boolean;
  /** An echo that may be a guest of the portal as well, until the owner says which. */
  readonly isInDoubt: boolean;
};

export type ChannelFacts<Known extends KnownEvent = KnownEvent> = {
  readonly kind: FeedKind;
  readonly endMeans: EndMeaning;
  /** Of this channel's last reading. */
  readonly known: readonly Known[];
  /** What this channel found in its export when it last read it, as it was written there. */
  readonly exported: readonly Nights[];
  /** Nights that somebody found there for the first time some hours ago at most. */
  readonly newlyTold: readonly Nights[];
  /** UIDs of what this reading could not read. */
  readonly unread: readonly string[];
  readonly today: LocalDate;
};

/** An event of a feed, and what was known of it. */
export type MetEvent<Known extends KnownEvent = KnownEvent> = {
  readonly event: FeedEvent;
  readonly known: Known | undefined;
};

type Named = Nights & { readonly uid: string };

/** What the name of one time of an event has beyond the UID of that. */
const OCCURRENCE = /\/\d{4}-\d{2}-\d{2}$/;

/**
 * Which event of an earlier reading each one is, each at most once: by UID and dates; else by a UID that only one is left
 * with then and now, whose dates have changed; else by dates alone where the UID is gone, since portals give new ones to
 * what has not changed. Of two that share a UID neither is taken for the other, and what stands in the feed unread is no other.
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

/** Whether an event, or the one that it is an occurrence of, stands in a feed but could not be read. */
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
  // From the end, so that taking the last of a group is taking the first that came.
  for (const one of all.toReversed()) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
