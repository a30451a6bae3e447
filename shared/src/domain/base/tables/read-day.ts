import { CALENDAR_NAMES } from '../date/calendar-names.ts';
import { daysBetween, isLocalDate, type LocalDate } from '../date/local-date.ts';
import { LANGUAGES } from '../language/language.ts';
import { foldText } from '../text/fold-text.ts';
import { cleanLine } from '../text/text.ts';
import { type Cell, type DateOrder, dayOfSerial, textOf } from './cell.ts';

/** More characters than any date has, its time included. */
const MAX_LENGTH = 100;

const FIGURES = /^(\d{1,4}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{1,4})\.?$/;

/** A time of day after a date, with what follows. */
const TIME = /(?:t|,? )\d{1,2}:\d\d.*$/i;

/** Why a cell has no day; the keys are those of the catalogues. */
export type DayFault = { readonly key: 'dateMissing' | 'dateUnreal' } | typeof ORDER_UNDECIDED;

const ORDER_UNDECIDED = 'Giorno o mese? Scegli l’ordine delle date';

/**
 * The day in a cell: in figures by the file's order, with a month named in any language of the site, or a date of a
 * spreadsheet. A year of four digits may always come first, one of two is 20... Undefined where it is no date, or could
 * be two dates and `order` is undefined.
 */
export function readDay(cell: Cell, order?: DateOrder): LocalDate | undefined {
  if (typeof cell === 'object') return dayOfSerial(cell);
  if (typeof cell === 'number' || cell.length > MAX_LENGTH) return undefined;
  const text = cleanLine(cell).replace(TIME, '');
  const [, first = '', , second = '', third = ''] = FIGURES.exec(text) ?? [];
  if (first === '') return readNamedDay(text);
  if (order) return dayInOrder([first, second, third], order);
  const dayFirst = dayInOrder([first, second, third], 'DMY');
  const monthFirst = dayInOrder([first, second, third], 'MDY');
  const isUndecided = dayFirst !== undefined && monthFirst !== undefined && dayFirst !== monthFirst;
  return isUndecided ? undefined : (dayFirst ?? monthFirst);
}

/** Why `readDay` finds none; undefined if it finds one. */
export function findDayFault(cell: Cell, order?: DateOrder): DayFault | undefined {
  if (readDay(cell, order) !== undefined) return undefined;
  if (textOf(cell) === '') return { key: 'dateMissing' };
  const isUndecided = !order && readDay(cell, 'DMY') !== undefined;
  return isUndecided ? ORDER_UNDECIDED : { key: 'dateUnreal' };
}

/** The dates of one thing in their order; of a stay arrival and departure, with its nights where they are told. */
export type DatedRow = { readonly days: readonly Cell[]; readonly nights?: number | undefined };

/**
 * The one order of a file's dates: what more of them can only be, else under which more stays have the nights that are
 * told, else the usual one of its portal; undefined if the owner has to choose.
 */
export function dateOrder(rows: readonly DatedRow[], usual?: DateOrder): DateOrder | undefined {
  const cells = rows.flatMap(({ days }) => days);
  const isDay = (cell: Cell, order: DateOrder) => readDay(cell, order) !== undefined;
  return findFrequent(cells, isDay) ?? findFrequent(rows, hasItsNights) ?? usual;
}

/** The order that holds for more of them than the other does. */
function findFrequent<Told>(
  all: readonly Told[],
  holds: (told: Told, order: DateOrder) => boolean,
): DateOrder | undefined {
  let balance = 0;
  for (const told of all) balance += Number(holds(told, 'DMY')) - Number(holds(told, 'MDY'));
  if (balance === 0) return undefined;
  return balance > 0 ? 'DMY' : 'MDY';
}

function hasItsNights({ days, nights }: DatedRow, order: DateOrder): boolean {
  const [start, end] = days.map((cell) => readDay(cell, order));
  return start !== undefined && end !== undefined && daysBetween(start, end) === nights;
}

type Figures = readonly [first: string, second: string, third: string];

function dayInOrder([first, second, third]: Figures, order: DateOrder): LocalDate | undefined {
  if (order === 'YMD' || first.length === 4) return realDay(first, second, third);
  return order === 'DMY' ? realDay(third, second, first) : realDay(third, first, second);
}

/** `3 luglio 2026` · `3. März 2026` · `1er juillet 26` · `July 3rd, 2026` · `2026-Jul-03`. */
function readNamedDay(text: string): LocalDate | undefined {
  const [one = '', two = '', three = '', ...more] = foldText(text)
    .split(/[ ,./-]+/)
    .filter((word) => word !== '');
  if (more.length > 0) return undefined;
  const month = findMonth(two);
  if (month === undefined) return realDay(three, findMonth(one), dayOfMonth(two));
  return one.length === 4 ? realDay(one, month, dayOfMonth(three)) : realDay(three, month, dayOfMonth(one));
}

function dayOfMonth(word: string): string {
  return /^(\d{1,2})(?:er|st|nd|rd|th|°|º)?$/.exec(word)?.[1] ?? '';
}

/** The names of each month, folded, with the German abbreviation that is no beginning of one. */
const MONTHS: readonly (readonly string[])[] = CALENDAR_NAMES.it.months.map((_, month) => [
  ...LANGUAGES.map((language) => foldText(CALENDAR_NAMES[language].months[month] ?? '')),
  ...(month === 2 ? ['mrz'] : []),
]);

/** By three letters or more of its name, as long as they begin the name of no other: `jui` may be two. */
function findMonth(word: string): string | undefined {
  if (word.length < 3) return undefined;
  const isNamed = (names: readonly string[]) => names.some((name) => name.startsWith(word));
  const month = MONTHS.findIndex(isNamed);
  return month < 0 || month !== MONTHS.findLastIndex(isNamed) ? undefined : String(month + 1);
}

function realDay(year: string, month: string | undefined, day: string): LocalDate | undefined {
  if (month === undefined || !/^(?:\d\d|\d{4})$/.test(year)) return undefined;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}
