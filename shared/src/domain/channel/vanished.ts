import type { LocalDate } from '../date/local-date.ts';
import { createUnreadTest, type KnownEvent } from './known-events.ts';
import { joinNights } from './night-ranges.ts';

/**
 * Whether the last reading had it: MISSED once by a whole one, UNREAD where one that was not whole lacked it, SUSPECT with too
 * many others, KEPT by the owner's word.
 */
export type Presence = 'THERE' | 'MISSED' | 'UNREAD' | 'SUSPECT' | 'KEPT';

type Kept = KnownEvent & { readonly presence: Presence };

type Facts<Event extends Kept> = {
  /** All that was known before it. */
  readonly known: readonly Event[];
  /** Of these, what the reading has still. */
  readonly found: ReadonlySet<Event>;
  /** What the reading has that takes nights. */
  readonly taking: readonly { readonly startDate: LocalDate; readonly endDate: LocalDate }[];
  /** UIDs of what it could not read: with any of them it is not whole. */
  readonly unread: readonly string[];
  readonly today: LocalDate;
};

/** Of two stays or more, all; of four or more, over half: a portal that lost them is likelier than so many guests. */
const FEWEST = 2;
const FEWEST_FOR_HALF = 4;

/**
 * What becomes of what a reading lacks. What ends today is kept as it was until the day is over: a guest is leaving. What is
 * over goes, and what other events of the reading take as well: nothing is freed by that. A reading that is not whole frees
 * nothing else, since what it lacks may be what it could not read. The rest is freed when a second whole reading lacks it,
 * unless too many future stays are lacking at once: those wait for the owner's word.
 */
export function judgeVanished<Event extends Kept>({ known, found, taking, unread, today }: Facts<Event>) {
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
  const presenceOf = ({ as, presence }: Event): Presence | 'GONE' => {
    if (presence === 'KEPT' || presence === 'SUSPECT') return presence;
    if (!isWhole) return 'UNREAD';
    if (isSuspect && as === 'STAY') return 'SUSPECT';
    return presence === 'MISSED' ? 'GONE' : 'MISSED';
  };
  return {
    isSuspect,
    gone: [...lacking.filter(isNoLoss), ...lost.filter((event) => presenceOf(event) === 'GONE')],
    kept: lost.flatMap((event) => {
      const presence = presenceOf(event);
      return presence === 'GONE' ? [] : [{ ...event, presence }];
    }),
  };
}

/** Those that the owner was asked about already are counted no more. */
function isFutureStay({ as, presence, endDate }: Kept, today: LocalDate): boolean {
  return as === 'STAY' && endDate > today && presence !== 'SUSPECT' && presence !== 'KEPT';
}

function isTooMany(lost: number, all: number): boolean {
  return (all >= FEWEST && lost === all) || (all >= FEWEST_FOR_HALF && lost > all / 2);
}
