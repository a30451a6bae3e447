import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendarFile } from './calendar-file.ts';

const NOW = new Date('2027-03-01T10:00:00.123Z');

const stay: CalendarEvent = {
  uid: 'b7e2',
  title: 'Ada Rossi',
  description: '',
  location: '',
  firstDay: '2027-06-12',
  lastDay: '2027-06-19',
  status: 'CONFIRMED',
};

function write(change: Partial<CalendarEvent>): string {
  return writeCalendarFile({ ...stay, ...change }, NOW);
}

/** The lines as a calendar reads them: folds undone. */
function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('a calendar file', () => {
  test('is a whole calendar with one event', () => {
    expect(write({ description: '2 ospiti', location: 'Via del Mare 1' })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Approdo//IT',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:b7e2',
        'DTSTAMP:20270301T100000Z',
        'DTSTART;VALUE=DATE:20270612',
        'DTEND;VALUE=DATE:20270620',
        'SUMMARY:Ada Rossi',
        'DESCRIPTION:2 ospiti',
        'LOCATION:Via del Mare 1',
        'STATUS:CONFIRMED',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['a day alone ends on the next', '2027-06-30', '2027-06-30', '20270701'],
    ['the end goes over the year', '2027-12-24', '2027-12-31', '20280101'],
    ['and over 29 February', '2028-02-26', '2028-02-28', '20280229'],
  ])('%s', (_, firstDay, lastDay, end) => {
    expect(unfold(write({ firstDay, lastDay }))).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  test('escapes what would end a value', () => {
    expect(unfold(write({ title: 'Rossi; Ada, \\ Co' }))).toContain('SUMMARY:Rossi\\; Ada\\, \\\\ Co');
  });

  test('says nothing of what is empty', () => {
    expect(write({})).not.toMatch(/DESCRIPTION|LOCATION/);
  });

  test('has no property but its own, whatever a guest wrote', () => {
    const lines = unfold(write({ description: 'Ciao\r\nATTACH:https://example.com\nX' }));
    expect(lines).toContain('DESCRIPTION:Ciao\\nATTACH:https://example.com\\nX');
    expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  });

  test('has lines of at most 75 bytes that end between two characters, and loses nothing', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'è', '€', '🍋', ' '), maxLength: 300 });
    fc.assert(
      fc.property(text, (title) => {
        const file = write({ title });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(unfold(file)).toContain(`SUMMARY:${title}`);
      }),
    );
  });
});
