import { type LocalDate, listDays } from '../../base/date/local-date.ts';
import type { Nights } from './feed-event.ts';
import type { EventMeaning } from './known-events.ts';

/** Something of a channel that takes nights. */
export type ImportedNights = Nights & {
  readonly id: string;
  readonly as: EventMeaning;
  readonly createdAt: string;
};

type Window = {
  /** Both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Off, a stay takes its day of departure too. */
  readonly sameDayTurnover: boolean;
};

/**
 * Which of them holds each day: none that `own` has, which stays with the owner's own stay or block; else the first that
 * sleeps there, stays before closures, the one that was there earlier before the later; a day on which only guests leave
 * is held by a stay that ends on it. Each day is decided alone, so that a window may be as narrow as what changed; the time
 * is that of a sort and of the window, however long the events are.
 */
export function shareOutDays(
  imported: readonly ImportedNights[],
  own: ReadonlySet<LocalDate>,
  { from, to, sameDayTurnover }: Window,
): Map<LocalDate, string> {
  const days = listDays(from, to);
  const places = new Map(days.map((day, place) => [day, place]));
  const placeOf = (day: LocalDate) => places.get(day) ?? (day < from ? 0 : days.length);
  const holders: (string | undefined)[] = Array.from({ length: days.length });
  const nextFree = findNextFree(days.map((day) => own.has(day)));
  const ordered = imported.toSorted(byRight);

  for (const { id, startDate, endDate } of ordered) {
    const end = placeOf(endDate);
    for (let place = nextFree.from(placeOf(startDate)); place < end; place = nextFree.from(place)) {
      holders[place] = id;
      nextFree.take(place);
    }
  }
  for (const { id, as, endDate } of ordered) {
    const place = sameDayTurnover || as !== 'STAY' ? undefined : places.get(endDate);
    if (place === undefined || nextFree.from(place) !== place) continue;
    holders[place] = id;
    nextFree.take(place);
  }
  return new Map(days.flatMap((day, place) => pairUp(day, holders[place])));
}

function pairUp(day: LocalDate, holder: string | undefined): [LocalDate, string][] {
  return holder === undefined ? [] : [[day, holder]];
}

function byRight(a: ImportedNights, b: ImportedNights): number {
  if ((a.as === 'STAY') !== (b.as === 'STAY')) return a.as === 'STAY' ? -1 : 1;
  return compare(a.createdAt, b.createdAt) || compare(a.startDate, b.startDate) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Skips what is taken, in nearly no time: each place knows where to look next. */
function findNextFree(taken: readonly boolean[]) {
  const next = Array.from({ length: taken.length + 1 }, (_, place) => place);

  function from(place: number): number {
    let free = place;
    while (next[free] !== free) free = next[free] ?? free;
    for (let at = place; at !== free; ) {
      const after = next[at] ?? free;
      next[at] = free;
      at = after;
    }
    return free;
  }

  function take(place: number): void {
    next[place] = place + 1;
  }

  for (const [place, isTaken] of taken.entries()) if (isTaken) take(place);
  return { from, take };
}
