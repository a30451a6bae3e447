import { createHash } from 'node:crypto';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { FeedEvent, LeftOut } from '@approdo/shared/domain/bookings/channels/feed-event';
import { MAX_NIGHTS } from '@approdo/shared/domain/stays/stay';
import { type EventTimes, readEventTimes, readTimes } from './event-times.ts';
import { findText, type Property } from './property-line.ts';
import type { Steps } from './recurrence-days.ts';
import { isRecurring, listOccurrences } from './recurrences.ts';
import { dayInRome, type TimeZones, type WrittenTime, writtenDay } from './written-time.ts';

export type Facts = {
  readonly zones: TimeZones;
  readonly today: LocalDate;
  /** Keys of the occurrences that other events replace, by UID. */
  readonly moved: ReadonlyMap<string, ReadonlySet<string>>;
  readonly steps: Steps;
};

/** Longer UIDs (RFC 7986, 5.3) are hashed, as they would be stored with each of up to a thousand occurrences. */
const MAX_UID_LENGTH = 255;

/** How many characters of a title are examined. */
const TITLE_LENGTH = 100;

const NOTHING_MOVED: ReadonlySet<string> = new Set();

/** The feed events of one calendar event; `leftOut` may concern occurrences that are over. */
type ReadEvents = { readonly events: readonly FeedEvent[]; readonly leftOut: readonly LeftOut[] };

/**
 * The event, or each of its occurrences that has not ended; none if it is cancelled. Parts that cannot be read are left
 * out: at least its first night counts. Undefined if it has no readable start.
 */
export function readEvents(
  properties: readonly Property[],
  { zones, today, moved, steps }: Facts,
): ReadEvents | undefined {
  if (isCancelled(properties)) return { events: [], leftOut: [] };
  const times = readEventTimes(properties, zones);
  if (!times) return undefined;
  const title = meaningOf(findText(properties, 'SUMMARY') ?? '');
  const isTransparent = isWord(properties, 'TRANSP', 'TRANSPARENT');
  const written = findText(properties, 'UID') ?? '';
  const isLongOver = addDays(dayInRome(times.start, zones), MAX_NIGHTS) < today;
  const toFeedEvent = (start: WrittenTime, leftOut: readonly LeftOut[], occurrence?: string): FeedEvent => {
    const { startDate, endDate, endsOnDate } = nightsFrom(start, times, zones);
    const name = written === '' ? `${startDate}/${endDate}` : shorten(written);
    return {
      uid: occurrence === undefined ? name : `${name}/${occurrence}`,
      startDate,
      endDate,
      endsOnDate,
      title,
      isTransparent,
      isWholeDay: times.isWholeDay,
      leftOut,
    };
  };

  const instead = readTimes(properties, 'RECURRENCE-ID');
  const [place] = instead.times;
  const once = (leftOut: readonly LeftOut[], occurrence?: string) => ({
    events: [toFeedEvent(times.start, leftOut, occurrence)],
    // Even the longest possible stay would be over by now.
    leftOut: isLongOver ? [] : leftOut,
  });
  if (place) return once(times.leftOut, writtenDay(place));
  if (!instead.isWhole) return once([...times.leftOut, 'EXCEPTIONS']);
  if (!isRecurring(properties)) return once(times.leftOut);
  const own = { zones, today, steps, moved: moved.get(written) ?? NOTHING_MOVED };
  const { starts, leftOut } = listOccurrences(properties, times, own);
  const all = [...times.leftOut, ...leftOut];
  const events = starts.map((start) => toFeedEvent(start, all, writtenDay(start)));
  return { events: events.filter(({ endDate }) => endDate > today), leftOut: all };
}

/** The UID of an event, even if nothing else can be read; empty if it has none. */
export function findUid(properties: readonly Property[]): string {
  return shorten(findText(properties, 'UID') ?? '');
}

/** Whether an event can replace an occurrence of another: it states a new start, or a cancellation. */
export function isReplacement(properties: readonly Property[]): boolean {
  return isCancelled(properties) || readTimes(properties, 'DTSTART').times.length > 0;
}

function nightsFrom(start: WrittenTime, times: EventTimes, zones: TimeZones) {
  const startDate = dayInRome(start, zones);
  const end = times.endDay(start);
  const hasEnd = end > startDate;
  // An event that ends on its start day takes that night, however the channel means its end dates.
  return { startDate, endDate: hasEnd ? end : addDays(startDate, 1), endsOnDate: times.endsOnDate && hasEnd };
}

function isCancelled(properties: readonly Property[]): boolean {
  return isWord(properties, 'STATUS', 'CANCELLED');
}

function isWord(properties: readonly Property[], name: string, word: string): boolean {
  return findText(properties, name)?.toUpperCase() === word;
}

/** The titles that Airbnb and Vrbo (Abritel in French) give to blocked days, and that Smoobu adds to each stay. */
function meaningOf(summary: string): FeedEvent['title'] {
  const title = summary.slice(0, TITLE_LENGTH).trim().toLowerCase();
  if (title === 'airbnb (not available)' || title === 'not available') return 'NOT_AVAILABLE';
  if (title === 'blocked' || title === 'indisponible') return 'BLOCKED';
  return /\bcheck-?(in|out)\b/.test(title) ? 'MARK' : 'OTHER';
}

function shorten(uid: string): string {
  return uid.length <= MAX_UID_LENGTH ? uid : createHash('sha256').update(uid).digest('base64url');
}
