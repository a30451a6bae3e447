import type { LocalDate } from '../../base/date/local-date.ts';
import type { Stay } from '../../stays/stay.ts';
import type { Search } from './parse-search.ts';
import { dayMatcher } from './search-days.ts';

/** Something that may be found, as far as that and its place among others go. */
export type Findable = {
  readonly id: string;
  /** Folded, all that it is found by. */
  readonly text: string;
  /** Of a booking: nothing else is found by days, nor by a reference. */
  readonly stay?: Stay;
  readonly reference?: string;
  /** The day or the instant that it is of; null comes last. */
  readonly at: string | null;
  /** The last day on which it is to come; null where it came up at an instant, or is of no day. */
  readonly until: LocalDate | null;
  /** Behind all others, however well it fits. */
  readonly isLast?: boolean;
};

/** What is to come, nearest first, then what is past, latest first; what comes last however it fits behind both. */
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

/** How well something fits: words that begin like those sought, words that have them somewhere, a day alone. */
type Fit = 0 | 1 | 2;

const BEST = 0;

type Wanted = { readonly search: Search; readonly most: number };

/**
 * Finds the first among things in order, which may be shown to it some at a time: begun words before other words, these before a
 * day alone (OWNER.md, section 7). Linear in what it is shown.
 */
export function createFinder<Thing extends Findable>({ search, most }: Wanted) {
  const fitOf = prepareFit(search);
  const bestFit = search.words.length + search.months.length === 0 && search.days.length > 0 ? 2 : BEST;
  const byFit: readonly Thing[][] = [[], [], []];
  const last: readonly Thing[][] = [[], [], []];
  return {
    /** Whether as many are found as cannot be outdone: then nothing further need be shown. */
    look(things: readonly Thing[]): boolean {
      for (const thing of things) {
        const fit = fitOf(thing);
        if (fit === undefined) continue;
        const alike = (isLast(thing) ? last : byFit)[fit];
        if (alike && alike.length < most) alike.push(thing);
        if (byFit[bestFit]?.length === most) return true;
      }
      return false;
    },
    best: (): Thing[] => [...byFit, ...last].flat().slice(0, most),
  };
}

/** The same of all of them at once. */
export function findBest<Thing extends Findable>(ordered: readonly Thing[], wanted: Wanted): Thing[] {
  const finder = createFinder<Thing>(wanted);
  finder.look(ordered);
  return finder.best();
}

/** Undefined of what is not found. */
function prepareFit(search: Search): (thing: Findable) => Fit | undefined {
  const { words } = search;
  const days = search.days.map(dayMatcher);
  const months = search.months.map(({ word, month }) => ({ word, isOf: dayMatcher(month) }));
  const hasDays = days.length + months.length > 0;
  return ({ text, stay, reference }) => {
    if (search.reference !== null && reference !== search.reference) return undefined;
    for (const word of words) if (!text.includes(word)) return undefined;
    for (const isOf of days) if (!stay || !isOf(stay)) return undefined;
    let said = words.length;
    let areBegun = words.every((word) => isBegun(text, word));
    for (const { word, isOf } of months) {
      if (text.includes(word)) {
        said += 1;
        areBegun &&= isBegun(text, word);
      } else if (!stay || !isOf(stay)) return undefined;
    }
    if (said > 0) return areBegun ? BEST : 1;
    if (hasDays) return 2;
    return search.reference === null ? undefined : BEST;
  };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins so: at its start, or after what is neither letter nor figure. */
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
