import { type LocalDate, listDays } from '../../base/date/local-date.ts';
import type { Nights } from './feed-event.ts';
import type { EventMeaning } from './known-events.ts';

/** An event of a channel that occupies nights. */
export type ImportedNights = Nights & {
  readonly id: string;
  readonly as: EventMeaning;
  readonly createdAt: string;
};

type Window = {
  /** Both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** If false, a stay also occupies its day of departure. */
  readonly sameDayTurnover: boolean;
};

/**
 * Which event holds each day. Days in `own` belong to the owner's stay or block; else the first event with that night
 * wins, stays before closures, older before newer; a day with only a departure is held by a stay that ends on it. Each
 * day is decided alone, so the window may be as narrow as the change. O(n log n) plus the window, whatever the length
 * of events.
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
  const ordered = imported.toSorted(byPriority);

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

function byPriority(a: ImportedNights, b: ImportedNights): number {
  if ((a.as === 'STAY') !== (b.as === 'STAY')) return a.as === 'STAY' ? -1 : 1;
  return compare(a.createdAt, b.createdAt) || compare(a.startDate, b.startDate) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Finds the next free place in near-constant time (union-find). */
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
