import type { LocalDate } from '../date/local-date.ts';
import type { Stay } from '../stay/stay.ts';
import type { Search } from './parse-search.ts';
import { holdsDay } from './search-days.ts';

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

/** How well something fits: words that begin like those sought, words that have them somewhere, a day alone. */
type Fit = 0 | 1 | 2;

type Found<Thing> = { readonly thing: Thing; readonly fit: Fit; readonly isToCome: boolean };

type Asked = {
  readonly search: Search;
  readonly today: LocalDate;
  readonly most: number;
};

/**
 * The first of those that are found, in their order: begun words before other words, these before a day alone; then what is
 * to come, nearest first, then what is past, latest first (OWNER.md, section 7). Linear in what there is.
 */
export function findBest<Thing extends Findable>(things: readonly Thing[], { search, today, most }: Asked): Thing[] {
  const best: Found<Thing>[] = [];
  for (const thing of things) {
    const fit = fitOf(thing, search);
    if (fit === undefined) continue;
    const found = { thing, fit, isToCome: thing.until !== null && thing.until >= today };
    const last = best.at(-1);
    if (last && best.length === most && compare(found, last) > 0) continue;
    const place = best.findIndex((other) => compare(found, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, found);
    if (best.length > most) best.pop();
  }
  return best.map(({ thing }) => thing);
}

/** Undefined where it is not found. */
function fitOf({ text, stay, reference }: Findable, search: Search): Fit | undefined {
  const { words, days, months } = search;
  if (search.reference !== null && reference !== search.reference) return undefined;
  for (const word of words) if (!text.includes(word)) return undefined;
  for (const day of days) if (!stay || !holdsDay(stay, day)) return undefined;
  let hasWord = words.length > 0;
  let areBegun = words.every((word) => isBegun(text, word));
  for (const { word, month } of months) {
    if (text.includes(word)) {
      hasWord = true;
      areBegun &&= isBegun(text, word);
    } else if (!stay || !holdsDay(stay, month)) return undefined;
  }
  if (hasWord) return areBegun ? 0 : 1;
  if (days.length + months.length > 0) return 2;
  return search.reference === null ? undefined : 0;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins so: at its start, or after what is neither letter nor figure. */
function isBegun(text: string, word: string): boolean {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (place === 0 || !LETTER.test(text.charAt(place - 1))) return true;
  }
  return false;
}

function compare(a: Found<Findable>, b: Found<Findable>): number {
  return (
    Number(a.thing.isLast ?? false) - Number(b.thing.isLast ?? false) ||
    a.fit - b.fit ||
    Number(b.isToCome) - Number(a.isToCome) ||
    compareTimes(a, b) ||
    compareText(a.thing.id, b.thing.id)
  );
}

function compareTimes({ thing: { at }, isToCome }: Found<Findable>, { thing: { at: other } }: Found<Findable>): number {
  if (at === null || other === null) return Number(at === null) - Number(other === null);
  return isToCome ? compareText(at, other) : compareText(other, at);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
