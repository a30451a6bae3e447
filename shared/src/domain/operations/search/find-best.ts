import type { LocalDate } from '../../base/date/local-date.ts';
import type { Stay } from '../../stays/stay.ts';
import type { Search } from './parse-search.ts';
import { dayMatcher } from './search-days.ts';

/** A searchable thing, with what decides its match and order. */
export type Findable = {
  readonly id: string;
  /** All its texts, folded. */
  readonly text: string;
  /** Only bookings have it: nothing else is found by days or by a reference. */
  readonly stay?: Stay;
  readonly reference?: string;
  /** Its day or instant; null sorts last. */
  readonly at: string | null;
  /** The last day on which it counts as upcoming; null if it has an instant or no day. */
  readonly until: LocalDate | null;
  /** Sorts after all others, however well it matches. */
  readonly isLast?: boolean;
};

/** Upcoming things first, nearest first, then past ones, latest first; those with `isLast` come last of all. */
export function putInOrder<Thing extends Findable>(things: readonly Thing[], today: LocalDate): Thing[] {
  const isToCome = ({ until }: Findable) => until !== null && until >= today;
  return things.toSorted((a, b) => {
    const comes = isToCome(a);
    return (
      Number(isLast(a)) - Number(isLast(b)) ||
      Number(isToCome(b)) - Number(comes) ||
      compareTimes(a.at, b.at, comes) ||
      compareText(a.id, b.id)
    );
  });
}

/** How well a thing matches: all words at the start of words, words somewhere, or only a day. */
type MatchRank = 0 | 1 | 2;

const BEST = 0;

type Wanted = { readonly search: Search; readonly most: number };

/**
 * Finds the first of ordered things, which may come in chunks: matches at word starts before other words, these before
 * a day alone (OWNER.md, section 7). Linear in the number of things.
 */
export function createFinder<Thing extends Findable>({ search, most }: Wanted) {
  const rankOf = prepareMatch(search);
  const bestRank = search.words.length + search.months.length === 0 && search.days.length > 0 ? 2 : BEST;
  const byRank: readonly Thing[][] = [[], [], []];
  const last: readonly Thing[][] = [[], [], []];
  return {
    /** Considers a chunk; returns whether enough best matches were found to stop. */
    consider(things: readonly Thing[]): boolean {
      for (const thing of things) {
        const rank = rankOf(thing);
        if (rank === undefined) continue;
        const alike = (isLast(thing) ? last : byRank)[rank];
        if (alike && alike.length < most) alike.push(thing);
        if (byRank[bestRank]?.length === most) return true;
      }
      return false;
    },
    best: (): Thing[] => [...byRank, ...last].flat().slice(0, most),
  };
}

/** The same for all things at once. */
export function findBest<Thing extends Findable>(ordered: readonly Thing[], wanted: Wanted): Thing[] {
  const finder = createFinder<Thing>(wanted);
  finder.consider(ordered);
  return finder.best();
}

/** Returns a function that ranks a thing; undefined if it does not match. */
function prepareMatch(search: Search): (thing: Findable) => MatchRank | undefined {
  const { words } = search;
  const days = search.days.map(dayMatcher);
  const months = search.months.map(({ word, month }) => ({ word, isOf: dayMatcher(month) }));
  const hasDays = days.length + months.length > 0;
  return ({ text, stay, reference }) => {
    if (search.reference !== null && reference !== search.reference) return undefined;
    for (const word of words) if (!text.includes(word)) return undefined;
    for (const isOf of days) if (!stay || !isOf(stay)) return undefined;
    let matchedWords = words.length;
    let areBegun = words.every((word) => isBegun(text, word));
    for (const { word, isOf } of months) {
      if (text.includes(word)) {
        matchedWords += 1;
        areBegun &&= isBegun(text, word);
      } else if (!stay || !isOf(stay)) return undefined;
    }
    if (matchedWords > 0) return areBegun ? BEST : 1;
    if (hasDays) return 2;
    return search.reference === null ? undefined : BEST;
  };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text starts with it: at the beginning, or after what is neither letter nor digit. */
function isBegun(text: string, word: string): boolean {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (place === 0 || !LETTER.test(text.charAt(place - 1))) return true;
  }
  return false;
}

function isLast(thing: Findable): boolean {
  return thing.isLast ?? false;
}

function compareTimes(a: string | null, b: string | null, areToCome: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return areToCome ? compareText(a, b) : compareText(b, a);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
