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
  readonly reference?: string | undefined;
  /** The day or the instant that it is of; null comes last. */
  readonly at: string | null;
  readonly isToCome: boolean;
  /** Behind all others, however well it fits. */
  readonly isLast?: boolean;
};

/** How well something fits: words that begin like those sought, words that have them somewhere, a day alone. */
type Fit = 0 | 1 | 2;

/**
 * The first of those that are found, in their order: begun words before other words, these before a day alone; then what is
 * to come, nearest first, then what is past, latest first (OWNER.md, section 7). Linear in what there is.
 */
export function findBest<Thing extends Findable>(things: readonly Thing[], search: Search, most: number): Thing[] {
  const best: { readonly thing: Thing; readonly fit: Fit }[] = [];
  for (const thing of things) {
    const fit = fitOf(thing, search);
    if (fit === undefined) continue;
    const found = { thing, fit };
    const place = best.findIndex((other) => compare(found, other) < 0);
    best.splice(place < 0 ? best.length : place, 0, found);
    if (best.length > most) best.pop();
  }
  return best.map(({ thing }) => thing);
}

/** Undefined where it is not found. */
function fitOf({ text, stay, reference }: Findable, { words, days, months, ...search }: Search): Fit | undefined {
  if (search.reference !== null && reference !== search.reference) return undefined;
  if (!words.every((word) => text.includes(word))) return undefined;
  if (!days.every((day) => stay && holdsDay(stay, day))) return undefined;
  const said = months.filter(({ word }) => text.includes(word));
  if (said.length < months.length && !months.every((one) => said.includes(one) || (stay && holdsDay(stay, one.month))))
    return undefined;
  const sought = [...words, ...said.map(({ word }) => word)];
  if (sought.length > 0) return sought.every((word) => isBegun(text, word)) ? 0 : 1;
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

type Found = { readonly thing: Findable; readonly fit: Fit };

function compare(a: Found, b: Found): number {
  return (
    Number(a.thing.isLast ?? false) - Number(b.thing.isLast ?? false) ||
    a.fit - b.fit ||
    Number(b.thing.isToCome) - Number(a.thing.isToCome) ||
    compareTimes(a.thing, b.thing) ||
    compareText(a.thing.id, b.thing.id)
  );
}

function compareTimes(a: Findable, b: Findable): number {
  if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null);
  return a.isToCome ? compareText(a.at, b.at) : compareText(b.at, a.at);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
