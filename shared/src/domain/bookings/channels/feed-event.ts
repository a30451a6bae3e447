import { addDays, addYears, daysBetween, type LocalDate, listDays } from '../../base/date/local-date.ts';
import { HORIZON_YEARS, MAX_NIGHTS } from '../../stays/stay.ts';

/** Whose feed it is: each portal words, closes and ends its calendar in its own way. */
export type FeedKind = 'AIRBNB' | 'BOOKING' | 'VRBO' | 'CALENDAR' | 'OTHER';

/** What the end of an event of whole days is: the day of departure (RFC 5545), or the last night, as some programs have it. */
export type EndMeaning = 'CHECKOUT' | 'LAST_NIGHT';

/**
 * What a title tells of its event; the title itself, which may name a guest, is not kept. `NOT_AVAILABLE` and `BLOCKED` are
 * the words in which Airbnb and Vrbo close days, `MARK` stands on a day of arrival or departure beside the whole stay.
 */
type TitleMeaning = 'NOT_AVAILABLE' | 'BLOCKED' | 'MARK' | 'OTHER';

/** An event of a feed as it stands there, before its channel says what that means. */
export type FeedEvent = {
  /** Names the event in its feed, though not always alone; made of its dates where the feed has none. */
  readonly uid: string;
  readonly startDate: LocalDate;
  /** Excluded: the day of departure. At least a day after the first. */
  readonly endDate: LocalDate;
  /** Whether the feed writes the end as a date, which may mean the last night. */
  readonly endsOnDate: boolean;
  readonly title: TitleMeaning;
  /** Shown, but not busy (TRANSP:TRANSPARENT). */
  readonly isTransparent: boolean;
  /** From a day to a day, or from midnight to midnight, not at a time. */
  readonly isWholeDay: boolean;
  /** What could not be read of it. */
  readonly leftOut: readonly LeftOut[];
};

/** When an event ends, how it comes back, the dates that it has besides, and those that it has not. */
export type LeftOut = 'END' | 'REPETITION' | 'DATES' | 'EXCEPTIONS';

/** Whether an event may have more nights than could be read of it; without its exceptions it has those and more. */
export function losesNights(leftOut: readonly LeftOut[]): boolean {
  return leftOut.some((part) => part !== 'EXCEPTIONS');
}

/** One feed: what it holds but for what was called off. */
export type Reading = {
  readonly events: readonly FeedEvent[];
  /** The UID of each event that may have nights that could not be read, empty where it has none: with any the reading is not whole. */
  readonly unread: readonly string[];
};

/** From the first night to the day of departure, excluded. */
export type Nights = { readonly startDate: LocalDate; readonly endDate: LocalDate };

type Meaning = { readonly kind: FeedKind; readonly endMeans: EndMeaning; readonly today: LocalDate };

/** The events that are not over, without marks beside a stay. */
export function listEventsAhead(events: readonly FeedEvent[], { kind, endMeans, today }: Meaning): FeedEvent[] {
  const meant = endMeans === 'LAST_NIGHT' ? events.map(endAfterLastNight) : events;
  const ahead = meant.filter(({ endDate }) => endDate > today);
  const edges = edgesOf(ahead.filter((event) => event.title !== 'MARK' && !isShownAsFree(event, kind)));
  return ahead.filter((event) => !(event.title === 'MARK' && isSingleNight(event) && edges.has(event.startDate)));
}

/**
 * Whether a calendar shows an event as one beside which its owner is free. A whole day closes the house though it says so:
 * Google gives that to each such event unless one changes it.
 */
export function isShownAsFree({ isTransparent, isWholeDay }: FeedEvent, kind: FeedKind): boolean {
  return kind === 'CALENDAR' && isTransparent && !isWholeDay;
}

/**
 * Each night of an event, as far as it matters: from a year ago to the last night that a stay may have. An event that
 * someone closes until 2099 costs no more than that.
 */
export function nightsOf({ startDate, endDate }: Nights, today: LocalDate): LocalDate[] {
  const { nights, indexes } = openWindow(today);
  const indexOf = (day: LocalDate) => indexes.get(day) ?? (day < (nights[0] ?? '') ? 0 : nights.length);
  return nights.slice(indexOf(startDate), indexOf(endDate));
}

type Window = { readonly nights: readonly LocalDate[]; readonly indexes: ReadonlyMap<LocalDate, number> };

let opened: (Window & { readonly today: LocalDate }) | undefined;

/** Kept for the day: writing the dates of two thousand events anew would hold a server for as long as all else about them. */
function openWindow(today: LocalDate): Window {
  if (opened?.today === today) return opened;
  const nights = listDays(addYears(today, -1), addDays(addYears(today, HORIZON_YEARS), MAX_NIGHTS));
  opened = { today, nights, indexes: new Map(nights.map((day, index) => [day, index])) };
  return opened;
}

function endAfterLastNight(event: FeedEvent): FeedEvent {
  return event.endsOnDate ? { ...event, endDate: addDays(event.endDate, 1) } : event;
}

function edgesOf(events: readonly FeedEvent[]): ReadonlySet<LocalDate> {
  return new Set(events.flatMap(({ startDate, endDate }) => [startDate, endDate]));
}

function isSingleNight({ startDate, endDate }: FeedEvent): boolean {
  return daysBetween(startDate, endDate) === 1;
}
