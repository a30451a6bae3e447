import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarEvent,
  type TakenNights,
  writeAvailability,
  writeCalendarFile,
  writeTurnovers,
} from './calendar-file.ts';

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

/** The lines unfolded, as a calendar reads them. */
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

  test('leads to its page by an address of one line, and tells which change of it this is', () => {
    const lines = unfold(write({ url: 'https://casa.example/booking/b7e2\r\nX-OTHER:1', sequence: 0 }));
    expect(lines).toContain('URL:https://casa.example/booking/b7e2X-OTHER:1');
    expect(lines).toContain('SEQUENCE:0');
    expect(unfold(write({ sequence: 3 }))).toContain('SEQUENCE:3');
  });

  test.each(['\n', '\r', '\r\n'])('keeps a text that goes on behind %j in its line', (end) => {
    expect(unfold(write({ description: `due${end}ospiti` }))).toContain('DESCRIPTION:due\\nospiti');
  });

  test('breaks no line of 75 bytes, and a longer one at once', () => {
    const title = (bytes: number) => 'a'.repeat(bytes - 'SUMMARY:'.length);
    expect(write({ title: title(75) }).split('\r\n')).toContain(`SUMMARY:${title(75)}`);
    expect(write({ title: title(76) }).split('\r\n')).toContain(`SUMMARY:${title(75)}`);
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

describe('the availability that portals read', () => {
  const nights: TakenNights = {
    id: 'b7e2',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    changedAt: '2027-02-01T18:30:00.500Z',
    sequence: 2,
  };
  const writeFor = (...events: readonly TakenNights[]) => writeAvailability({ events, host: 'casa.example' });

  test('says which nights are taken, since when, and nothing of whom', () => {
    const lines = unfold(writeFor(nights));
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:b7e2@casa.example',
      'DTSTAMP:20270201T183000Z',
      'DTSTART;VALUE=DATE:20270612',
      'DTEND;VALUE=DATE:20270619',
      'SEQUENCE:2',
      'SUMMARY:Non disponibile',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('asks to be read again each quarter of an hour, and is no message to anybody', () => {
    const lines = unfold(writeFor(nights));
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
    expect(lines.filter((line) => line.startsWith('METHOD'))).toEqual([]);
  });

  test('has a component though nothing is taken', () => {
    expect(unfold(writeFor())).toEqual(
      expect.arrayContaining(['BEGIN:VTIMEZONE', 'TZID:Europe/Rome', 'END:VTIMEZONE']),
    );
  });

  test('is the same to the byte for the same nights', () => {
    expect(writeFor(nights, { ...nights, id: 'c8' })).toBe(writeFor({ ...nights }, { ...nights, id: 'c8' }));
  });

  test('has a UID that fits in its lines and its value, whatever the host', () => {
    const file = writeAvailability({ events: [nights], host: `${'xn--'.repeat(30)};,\\.example` });
    for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
    expect(unfold(file)).toContain(`UID:b7e2@${'xn--'.repeat(30)}\\;\\,\\\\.example`);
  });
});

test('the cleaner’s calendar is a day for each turnover, and takes none of her time', () => {
  const event = { day: '2027-06-12', title: 'Cambio: 4 ospiti', changedAt: '2027-03-01T10:00:00Z' } as const;
  const events = [
    { ...event, description: 'Dalle 10, entro le 16' },
    { ...event, day: '2027-06-19', description: '' },
  ] as const;
  const lines = unfold(writeTurnovers({ events, host: 'casa.example' }));
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:turnover-2027-06-12@casa.example',
    'DTSTAMP:20270301T100000Z',
    'DTSTART;VALUE=DATE:20270612',
    'DTEND;VALUE=DATE:20270613',
    'SUMMARY:Cambio: 4 ospiti',
    'DESCRIPTION:Dalle 10\\, entro le 16',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:turnover-2027-06-19@casa.example',
    'DTSTAMP:20270301T100000Z',
    'DTSTART;VALUE=DATE:20270619',
    'DTEND;VALUE=DATE:20270620',
    'SUMMARY:Cambio: 4 ospiti',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
  expect(lines).toContain('X-PUBLISHED-TTL:PT15M');
});
