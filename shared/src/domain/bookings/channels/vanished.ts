import type { LocalDate } from '../../base/date/local-date.ts';
import { createUnreadTest, type KnownEvent } from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/**
 * Whether the last reading had the event: MISSED once by a complete reading, UNREAD if absent from an incomplete one,
 * SUSPECT if absent with too many others, KEPT by the owner's decision.
 */
export type Presence = 'THERE' | 'MISSED' | 'UNREAD' | 'SUSPECT' | 'KEPT';

type TrackedEvent = KnownEvent & {
  readonly presence: Presence;
  /** When a complete reading first lacked it; null unless MISSED. */
  readonly missedAt: string | null;
};

type Facts<Event extends TrackedEvent> = {
  /** All events known before the reading. */
  readonly known: readonly Event[];
  /** Those that the reading still has. */
  readonly found: ReadonlySet<Event>;
  /** Events of the reading that occupy nights. */
  readonly taking: readonly { readonly startDate: LocalDate; readonly endDate: LocalDate }[];
  /** UIDs of unreadable events: if there are any, the reading is incomplete. */
  readonly unread: readonly string[];
  /** Whether the reading has no events at all. */
  readonly isEmpty: boolean;
  /** False for a reading made before a sale: it never frees nights for that sale. */
  readonly mayFree: boolean;
  readonly today: LocalDate;
  readonly now: Date;
};

/** All of two or more stays, or over half of four or more: likelier a portal failure than so many cancellations. */
const MIN_STAYS = 2;
const MIN_STAYS_FOR_HALF = 4;

/** Minimum time between the two readings that free nights: portal trouble outlasts two presses of a button. */
const MIN_INTERVAL_MS = 30 * 60_000;

/**
 * Decides about events missing from a reading. One that ends today stays until the day is over: a guest is leaving.
 * Past events go, and those whose nights other events occupy: that frees nothing. An incomplete reading frees nothing
 * else, since a missing event may be an unreadable one. The rest is freed if a complete reading half an hour later
 * lacks it too, unless too many future stays, or all events with nights, are missing at once: those await the owner's
 * decision.
 */
export function judgeVanished<Event extends TrackedEvent>({
  known,
  found,
  taking,
  unread,
  today,
  now,
  ...reading
}: Facts<Event>) {
  const nights = joinNights(taking);
  const isUnread = createUnreadTest(unread);
  const remainingNights = ({ startDate, endDate }: Event) => ({
    startDate: startDate < today ? today : startDate,
    endDate,
  });
  const isHarmless = (event: Event) =>
    event.endDate <= today || (!isUnread(event) && nights.holdAll(remainingNights(event)));
  const isLeaving = ({ endDate, presence }: Event) => endDate === today && presence === 'THERE';
  const lacking = known.filter((event) => !found.has(event) && !isLeaving(event));
  const lost = lacking.filter((event) => !isHarmless(event));

  const countStays = (some: readonly Event[]) => some.filter((event) => isFutureStay(event, today)).length;
  const isWhole = unread.length === 0;
  const isSuspect = isWhole && isTooMany(countStays(lost), countStays(known));
  const isLongMissed = ({ missedAt }: Event) =>
    missedAt !== null && Date.parse(missedAt) + MIN_INTERVAL_MS <= now.getTime();
  const mayGo = (event: Event) => !mayHoldNights(event) || (isLongMissed(event) && reading.mayFree);
  const presenceOf = (event: Event): Presence | 'GONE' => {
    const { as, presence } = event;
    if (presence === 'KEPT' || presence === 'SUSPECT') return presence;
    if (!isWhole) return 'UNREAD';
    if (as === 'STAY' ? isSuspect || reading.isEmpty : as === 'CLOSURE' && reading.isEmpty) return 'SUSPECT';
    return presence === 'MISSED' && mayGo(event) ? 'GONE' : 'MISSED';
  };
  return {
    isSuspect,
    gone: [...lacking.filter(isHarmless), ...lost.filter((event) => presenceOf(event) === 'GONE')],
    remaining: lost.flatMap((event) => {
      const presence = presenceOf(event);
      const missedAt = presence === 'MISSED' ? (event.missedAt ?? now.toISOString()) : null;
      return presence === 'GONE' ? [] : [{ ...event, presence, missedAt }];
    }),
  };
}

/** Removing the others frees no nights. */
function mayHoldNights({ as }: TrackedEvent): boolean {
  return as !== 'ECHO' && as !== 'FREE';
}

/** Those the owner was already asked about no longer count. */
function isFutureStay({ as, presence, endDate }: TrackedEvent, today: LocalDate): boolean {
  return as === 'STAY' && endDate > today && presence !== 'SUSPECT' && presence !== 'KEPT';
}

function isTooMany(lost: number, all: number): boolean {
  return (all >= MIN_STAYS && lost === all) || (all >= MIN_STAYS_FOR_HALF && lost > all / 2);
}
