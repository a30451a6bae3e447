import { addDays, type LocalDate } from './local-date.ts';

/** Something that fills whole days of a calendar. */
export type CalendarEvent = {
  /** The same for the same event, so that a calendar that has it changes it instead of adding another. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly firstDay: LocalDate;
  /** Included. */
  readonly lastDay: LocalDate;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
};

/** Bytes of a line, without its end, before it is folded (RFC 5545, 3.1). */
const LINE_MAX_BYTES = 75;

/** An iCalendar file (RFC 5545) with that one event, as it is at that instant. */
export function writeCalendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Approdo//IT',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${writeInstant(now)}`,
    `DTSTART;VALUE=DATE:${writeDate(event.firstDay)}`,
    // The end of an event of whole days is the day after its last (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${writeDate(addDays(event.lastDay, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `STATUS:${event.status}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A value of type TEXT (RFC 5545, 3.3.11): nothing in it ends the line or the value. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a long line between two characters; a line that goes on begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
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
