import { addDays, addYears, daysBetween, type LocalDate, listDays } from '../../base/date/local-date.ts';
import { HORIZON_YEARS, MAX_NIGHTS } from '../../stays/stay.ts';

/** Origin of a feed: each portal words, closes and ends its calendar in its own way. */
export type FeedKind = 'AIRBNB' | 'BOOKING' | 'VRBO' | 'CALENDAR' | 'OTHER';

/** What the end of an all-day event means: day of departure (RFC 5545) or, in some programs, the last night. */
export type EndMeaning = 'CHECKOUT' | 'LAST_NIGHT';

/**
 * What a title says about its event; the title itself, which may name a guest, is not stored. `NOT_AVAILABLE` and
 * `BLOCKED` are the closures of Airbnb and Vrbo; `MARK` marks a day of arrival or departure beside the whole stay.
 */
type TitleMeaning = 'NOT_AVAILABLE' | 'BLOCKED' | 'MARK' | 'OTHER';

/** An event as written in the feed, before it is interpreted for its channel. */
export type FeedEvent = {
  /** Identifies the event in its feed, not always uniquely; made from its dates if the feed has none. */
  readonly uid: string;
  readonly startDate: LocalDate;
  /** Excluded: the day of departure. At least a day after the first. */
  readonly endDate: LocalDate;
  /** Whether the end is written as a date, which may mean the last night. */
  readonly endsOnDate: boolean;
  readonly title: TitleMeaning;
  /** Displayed, but not busy (TRANSP:TRANSPARENT). */
  readonly isTransparent: boolean;
  /** All-day, or from midnight to midnight. */
  readonly isWholeDay: boolean;
  /** The parts that could not be read. */
  readonly leftOut: readonly LeftOut[];
};

/** The end of an event, its recurrence, its additional dates, and its excluded dates. */
export type LeftOut = 'END' | 'REPETITION' | 'DATES' | 'EXCEPTIONS';

/** Whether nights of an event may be missing; without its exceptions it only has too many. */
export function losesNights(leftOut: readonly LeftOut[]): boolean {
  return leftOut.some((part) => part !== 'EXCEPTIONS');
}

/** The content of one feed, without cancelled events. */
export type Reading = {
  readonly events: readonly FeedEvent[];
  /** UIDs (maybe empty) of events with possibly unread nights: if there are any, the reading is incomplete. */
  readonly unread: readonly string[];
};

/** From the first night to the day of departure, excluded. */
export type Nights = { readonly startDate: LocalDate; readonly endDate: LocalDate };

type Meaning = { readonly kind: FeedKind; readonly endMeans: EndMeaning; readonly today: LocalDate };

/** Events that have not ended, without marks beside a stay. */
export function listEventsAhead(events: readonly FeedEvent[], { kind, endMeans, today }: Meaning): FeedEvent[] {
  const meant = endMeans === 'LAST_NIGHT' ? events.map(endAfterLastNight) : events;
  const ahead = meant.filter(({ endDate }) => endDate > today);
  const edges = edgesOf(ahead.filter((event) => event.title !== 'MARK' && !isMarkedFree(event, kind)));
  return ahead.filter((event) => !(event.title === 'MARK' && isSingleNight(event) && edges.has(event.startDate)));
}

/**
 * Whether a calendar marks an event as free time. An all-day event closes the property even if so marked: that is the
 * default of Google for all-day events.
 */
export function isMarkedFree({ isTransparent, isWholeDay }: FeedEvent, kind: FeedKind): boolean {
  return kind === 'CALENDAR' && isTransparent && !isWholeDay;
}

/**
 * The nights of an event within the relevant window, from a year ago to the last night that can be booked: so an event
 * that lasts until 2099 costs no more.
 */
export function nightsOf({ startDate, endDate }: Nights, today: LocalDate): LocalDate[] {
  const { nights, indexes } = openWindow(today);
  const indexOf = (day: LocalDate) => indexes.get(day) ?? (day < (nights[0] ?? '') ? 0 : nights.length);
  return nights.slice(indexOf(startDate), indexOf(endDate));
}

type Window = { readonly nights: readonly LocalDate[]; readonly indexes: ReadonlyMap<LocalDate, number> };

let cachedWindow: (Window & { readonly today: LocalDate }) | undefined;

/** Cached for the day: computing the dates of two thousand events would take as long as all other work on them. */
function openWindow(today: LocalDate): Window {
  if (cachedWindow?.today === today) return cachedWindow;
  const nights = listDays(addYears(today, -1), addDays(addYears(today, HORIZON_YEARS), MAX_NIGHTS));
  cachedWindow = { today, nights, indexes: new Map(nights.map((day, index) => [day, index])) };
  return cachedWindow;
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
