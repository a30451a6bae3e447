import type { LocalDate } from '../../base/date/local-date.ts';
import { createUnreadTest, type KnownEvent } from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/**
 * Whether the last reading had it: MISSED once by a whole one, UNREAD where one that was not whole lacked it, SUSPECT with too
 * many others, KEPT by the owner's word.
 */
export type Presence = 'THERE' | 'MISSED' | 'UNREAD' | 'SUSPECT' | 'KEPT';

type Kept = KnownEvent & {
  readonly presence: Presence;
  /** When the first whole reading lacked it; null unless it is MISSED. */
  readonly missedAt: string | null;
};

type Facts<Event extends Kept> = {
  /** All that was known before it. */
  readonly known: readonly Event[];
  /** Of these, what the reading has still. */
  readonly found: ReadonlySet<Event>;
  /** What the reading has that takes nights. */
  readonly taking: readonly { readonly startDate: LocalDate; readonly endDate: LocalDate }[];
  /** UIDs of what it could not read: with any of them it is not whole. */
  readonly unread: readonly string[];
  /** Whether the reading tells of nothing at all. */
  readonly isEmpty: boolean;
  /** False of a reading that was made to sell nights: what it lacks is never freed for that sale. */
  readonly mayFree: boolean;
  readonly today: LocalDate;
  readonly now: Date;
};

/** Of two stays or more, all; of four or more, over half: a portal that lost them is likelier than so many guests. */
const FEWEST = 2;
const FEWEST_FOR_HALF = 4;

/** Between the two readings that free something, whoever asked for them: a portal in trouble is so for longer than a press. */
const BETWEEN_MS = 30 * 60_000;

/**
 * What becomes of what a reading lacks. What ends today is kept as it was until the day is over: a guest is leaving. What is
 * over goes, and what other events of the reading take as well: nothing is freed by that. A reading that is not whole frees
 * nothing else, since what it lacks may be what it could not read. The rest is freed when a whole reading half an hour later
 * lacks it too, unless too many future stays are lacking at once, or all that took nights: those wait for the owner's word.
 */
export function judgeVanished<Event extends Kept>({
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
  const left = ({ startDate, endDate }: Event) => ({ startDate: startDate < today ? today : startDate, endDate });
  const isNoLoss = (event: Event) => event.endDate <= today || (!isUnread(event) && nights.holdAll(left(event)));
  const isLeaving = ({ endDate, presence }: Event) => endDate === today && presence === 'THERE';
  const lacking = known.filter((event) => !found.has(event) && !isLeaving(event));
  const lost = lacking.filter((event) => !isNoLoss(event));

  const countStays = (some: readonly Event[]) => some.filter((event) => isFutureStay(event, today)).length;
  const isWhole = unread.length === 0;
  const isSuspect = isWhole && isTooMany(countStays(lost), countStays(known));
  const isLongMissed = ({ missedAt }: Event) => missedAt !== null && Date.parse(missedAt) + BETWEEN_MS <= now.getTime();
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
    gone: [...lacking.filter(isNoLoss), ...lost.filter((event) => presenceOf(event) === 'GONE')],
    kept: lost.flatMap((event) => {
      const presence = presenceOf(event);
      const missedAt = presence === 'MISSED' ? (event.missedAt ?? now.toISOString()) : null;
      return presence === 'GONE' ? [] : [{ ...event, presence, missedAt }];
    }),
  };
}

/** Of the others no night is freed by their going. */
function mayHoldNights({ as }: Kept): boolean {
  return as !== 'ECHO' && as !== 'FREE';
}

/** Those that the owner was asked about already are counted no more. */
function isFutureStay({ as, presence, endDate }: Kept, today: LocalDate): boolean {
  return as === 'STAY' && endDate > today && presence !== 'SUSPECT' && presence !== 'KEPT';
}

function isTooMany(lost: number, all: number): boolean {
  return (all >= FEWEST && lost === all) || (all >= FEWEST_FOR_HALF && lost > all / 2);
}
