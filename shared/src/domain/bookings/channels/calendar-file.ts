import { addDays, type LocalDate } from '../../base/date/local-date.ts';
import { utf8Length } from '../../base/text/utf8.ts';

/** An all-day event of a calendar. */
export type CalendarEvent = {
  /** Stable, so that a calendar that has the event updates it instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly firstDay: LocalDate;
  /** Included. */
  readonly lastDay: LocalDate;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** How often it has changed, if it is rewritten after changes. */
  readonly sequence?: number;
  /** A page with more details. */
  readonly url?: string;
};

/** Occupied nights as exported to portals, without the guest. */
export type TakenNights = {
  /** The booking's id, which never changes. */
  readonly id: string;
  readonly startDate: LocalDate;
  /** Excluded: the day of departure. */
  readonly endDate: LocalDate;
  /** The instant of its last change, ISO 8601. */
  readonly changedAt: string;
  /** How often its dates have changed. */
  readonly sequence: number;
};

/** A day of cleaning, as exported to the cleaner. */
export type TurnoverEvent = {
  readonly day: LocalDate;
  readonly title: string;
  readonly description: string;
  /** The instant of its last change, ISO 8601. */
  readonly changedAt: string;
};

/** Maximum bytes of a line before folding, without its line end (RFC 5545, 3.1). */
const LINE_MAX_BYTES = 75;

const TAKEN = 'Non disponibile';

/** Suggested polling interval (RFC 7986, 5.7), and the same for older readers. */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'];

/** EU summer time since 1996; a calendar must have at least one component (RFC 5545, 3.6). */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar file (RFC 5545) with one event, as of that instant. */
export function writeCalendarFile(event: CalendarEvent, now: Date): string {
  return writeCalendar([
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${writeInstant(now)}`,
    // The end of an event of whole days is the day after its last (RFC 5545, 3.6.1).
    ...writeDays(event.firstDay, addDays(event.lastDay, 1)),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.url ? [`URL:${event.url.replace(/[\r\n]/g, '')}`] : []),
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `STATUS:${event.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
}

/**
 * The iCalendar file that portals read: which nights are occupied, without the guests. The same nights make the same
 * file, to the byte, whenever it is written; `host` is the site's and makes UIDs globally unique.
 */
export function writeAvailability({
  events,
  host,
}: {
  readonly events: readonly TakenNights[];
  readonly host: string;
}) {
  const taken = events.flatMap(({ id, startDate, endDate, changedAt, sequence }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${id}@${host}`)}`,
    `DTSTAMP:${writeInstant(new Date(changedAt))}`,
    ...writeDays(startDate, endDate),
    `SEQUENCE:${sequence}`,
    `SUMMARY:${TAKEN}`,
    'END:VEVENT',
  ]);
  return writeCalendar([...REFRESH, ...ROME, ...taken]);
}

/** The iCalendar file that the cleaner reads: all-day events, identical as long as nothing changes. */
export function writeTurnovers({
  events,
  host,
}: {
  readonly events: readonly TurnoverEvent[];
  readonly host: string;
}): string {
  const written = events.flatMap(({ day, title, description, changedAt }) => [
    'BEGIN:VEVENT',
    `UID:${escapeText(`turnover-${day}@${host}`)}`,
    `DTSTAMP:${writeInstant(new Date(changedAt))}`,
    ...writeDays(day, addDays(day, 1)),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return writeCalendar([...REFRESH, ...ROME, ...written]);
}

function writeCalendar(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Approdo//IT',
    'CALSCALE:GREGORIAN',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeDays(startDate: LocalDate, endDate: LocalDate): string[] {
  return [`DTSTART;VALUE=DATE:${writeDate(startDate)}`, `DTEND;VALUE=DATE:${writeDate(endDate)}`];
}

/** A value of type TEXT (RFC 5545, 3.3.11): nothing in it ends the line or the value. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a long line between characters; a continuation line begins with a space. */
function foldLine(line: string): string {
  // No character takes more than four bytes.
  if (line.length * 4 <= LINE_MAX_BYTES) return line;
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = utf8Length(character);
    if (bytes + length > LINE_MAX_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}

function writeDate(date: LocalDate): string {
  return date.replaceAll('-', '');
}

function writeInstant(instant: Date): string {
  return `${instant.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}
