import { createHash } from 'node:crypto';
import type { FeedEvent } from '@approdo/shared/domain/channel/feed-event';
import { addDays, type LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Component } from './content-lines.ts';
import { readEventTimes } from './event-times.ts';
import { findText, type Property } from './parse-component.ts';
import { isRecurring, listOccurrences } from './recurrences.ts';
import type { TimeZones } from './time-zones.ts';
import { dayInRome, later, type WrittenTime, writtenDay } from './written-time.ts';

export type Facts = {
  readonly zones: TimeZones;
  readonly today: LocalDate;
  /** What stands somewhere else, by UID. */
  readonly moved: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Longer ones (RFC 7986, 5.3) are no names, and would be kept with each of a thousand occurrences. */
const LONGEST_UID = 255;

const UID_LINE = /^UID[;:]/i;

/** Of a title, what is looked at. */
const TITLE_LENGTH = 100;

const NOTHING_MOVED: ReadonlySet<string> = new Set();

/**
 * The event, or each time that it happens and has not ended; none where it was called off. Throws where it cannot be
 * understood.
 */
export function tellEvents(properties: readonly Property[], { zones, today, moved }: Facts): FeedEvent[] {
  if (isWord(properties, 'status', 'CANCELLED')) return [];
  const times = readEventTimes(properties, zones);
  const title = meaningOf(findText(properties, 'summary') ?? '');
  const isTransparent = isWord(properties, 'transp', 'TRANSPARENT');
  const written = findText(properties, 'uid')?.trim() ?? '';
  const uid = shorten(written);

  const tell = (start: WrittenTime, occurrence?: string): FeedEvent => {
    const startDate = dayInRome(start, zones);
    const end = dayInRome(later(start, times.lengthMs), zones);
    const hasEnd = end > startDate;
    const endDate = hasEnd ? end : addDays(startDate, 1);
    const name = uid === '' ? `${startDate}/${endDate}` : uid;
    return {
      uid: occurrence === undefined ? name : `${name}/${occurrence}`,
      startDate,
      endDate,
      // The end of a day that ends on itself is that night, whatever ends mean.
      endsOnDate: times.endsOnDate && hasEnd,
      title,
      isTransparent,
      isWholeDay: start.isDate,
    };
  };

  const instead = findText(properties, 'recurrence-id');
  if (instead !== undefined) return [tell(times.start, instead.slice(0, 10))];
  if (!isRecurring(properties)) return [tell(times.start)];
  return listOccurrences(properties, times, { zones, today, moved: moved.get(written) ?? NOTHING_MOVED })
    .map((start) => tell(start, writtenDay(start)))
    .filter(({ endDate }) => endDate > today);
}

/** What an event is named by though nothing else of it can be read; empty where it has no UID. */
export function findUid({ lines }: Component): string {
  const line = lines.find((one) => UID_LINE.test(one)) ?? '';
  return shorten(line.slice(line.indexOf(':') + 1).trim());
}

function isWord(properties: readonly Property[], name: string, word: string): boolean {
  return findText(properties, name)?.trim().toUpperCase() === word;
}

/** Airbnb's and Vrbo's (in French Abritel's) words for days that were closed there, and Smoobu's beside each stay. */
function meaningOf(summary: string): FeedEvent['title'] {
  const title = summary.slice(0, TITLE_LENGTH).trim().toLowerCase();
  if (title === 'airbnb (not available)' || title === 'not available') return 'NOT_AVAILABLE';
  if (title === 'blocked' || title === 'indisponible') return 'BLOCKED';
  return /\bcheck-?(in|out)\b/.test(title) ? 'MARK' : 'OTHER';
}

function shorten(uid: string): string {
  return uid.length <= LONGEST_UID ? uid : createHash('sha256').update(uid).digest('base64url');
}
