import { CALENDAR_NAMES } from '../../base/date/calendar-names.ts';
import { isLocalDate } from '../../base/date/local-date.ts';
import { foldText } from '../../base/text/fold-text.ts';
import type { SearchDay } from './search-days.ts';

/** A parsed search: everything in it must match. */
export type Search = {
  /** Folded. */
  readonly words: readonly string[];
  readonly days: readonly SearchDay[];
  /** A month's name alone is also a word: either may match. */
  readonly months: readonly { readonly word: string; readonly month: SearchDay }[];
  /** The reference of a bank transfer, `RF1748213907`. */
  readonly reference: string | null;
};

/** Whether it is long enough to be searched for. */
export function isEnoughToSearch(q: string): boolean {
  return foldText(q).length >= 2;
}

/** Splits a search into words, days and a reference (OWNER.md, section 7). An impossible date counts as words. */
export function parseSearch(q: string): Search {
  const { reference, rest } = takeReference(foldText(q));
  const tokens = rest.split(' ').filter((token) => token !== '');
  const [words, days, months]: [string[], SearchDay[], { word: string; month: SearchDay }[]] = [[], [], []];
  let place = 0;
  while (place < tokens.length) {
    const [word = '', ...further] = tokens.slice(place);
    const found = readDay(word, further);
    const month = findMonth(word);
    if (found) days.push(found.day);
    else if (month) months.push({ word, month });
    else words.push(word);
    place += found?.length ?? 1;
  }
  return { words, days, months, reference };
}

const REFERENCE = /(?<=^| )rf(?: ?\d){10}(?= |$)/;

function takeReference(folded: string): { readonly reference: string | null; readonly rest: string } {
  const [found] = REFERENCE.exec(folded) ?? [];
  if (found === undefined) return { reference: null, rest: folded };
  return { reference: found.replaceAll(' ', '').toUpperCase(), rest: folded.replace(found, ' ') };
}

/** A day, and the number of words it consists of. */
type FoundDay = { readonly day: SearchDay; readonly length: number };

function readDay(word: string, further: readonly string[]): FoundDay | undefined {
  const inFigures = readFigures(word);
  if (inFigures) return { day: inFigures, length: 1 };
  const [second = '', third = ''] = further;
  const month = findMonth(word);
  if (!month) return readNamed({ day: word, month: findMonth(bare(second)), year: third });
  return readNamed({ day: second, month, year: third }) ?? readMonthOfYear(month, second);
}

/** `2027-06-12` · `12/6/27` · `12-6-2027` · `12.6`. */
function readFigures(word: string): SearchDay | undefined {
  if (isLocalDate(word)) return word;
  const [, day = '', sign, month = '', year] = /^(\d\d?)([/.-])(\d\d?)(?:\2(\d{4}|\d\d))?$/.exec(word) ?? [];
  if (sign === '-' && year === undefined) return undefined;
  return realDay({ day, month, year });
}

type Named = { readonly day: string; readonly month: string | undefined; readonly year: string };

/** `12 giugno 2027` and `giu 12, 2027`, as the site writes it, with or without the year. */
function readNamed({ day, month, year }: Named): FoundDay | undefined {
  if (!month || !/^\d\d?,?$/.test(day)) return undefined;
  const hasYear = /^(?:\d{4}|\d\d)$/.test(year);
  const found = realDay({ day: bare(day), month, year: hasYear ? year : undefined });
  return found === undefined ? undefined : { day: found, length: hasYear ? 3 : 2 };
}

function readMonthOfYear(month: string, year: string): FoundDay | undefined {
  return /^\d{4}$/.test(year) && isLocalDate(`${year}-${month}-01`)
    ? { day: `${year}-${month}`, length: 2 }
    : undefined;
}

type Written = { readonly day: string; readonly month: string; readonly year: string | undefined };

const LEAP_YEAR = '2028';

function realDay({ day, month, year }: Written): SearchDay | undefined {
  const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = `${year?.padStart(4, '20') ?? LEAP_YEAR}-${monthDay}`;
  if (!isLocalDate(date)) return undefined;
  return year === undefined ? monthDay : date;
}

/** By at least three letters of its name: `06` for `giu`. */
function findMonth(word: string): string | undefined {
  if (word.length < 3) return undefined;
  const index = CALENDAR_NAMES.it.months.findIndex((name) => name.startsWith(word));
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

function bare(word: string): string {
  return word.endsWith(',') ? word.slice(0, -1) : word;
}
