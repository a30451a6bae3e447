import { days, feedText, vevent } from '../feed-text.ts';
import type { FeedShape } from './feed-shape.ts';

/** Half a VTIMEZONE would do: Rome is known by its name. */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A Windows time zone, defined only by the file: nine hours behind Rome. */
const PACIFIC = [
  'BEGIN:VTIMEZONE',
  'TZID:Pacific Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0800',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export const calendars: readonly FeedShape[] = [
  {
    name: 'Google',
    peculiarity: 'times in Rome and in UTC around midnight, a rule with a moved instance, alarms, what is free',
    kind: 'CALENDAR',
    text: feedText([
      ROME,
      vevent('UID:late', 'DTSTART;TZID=Europe/Rome:20270612T233000', 'DTEND;TZID=Europe/Rome:20270613T003000'),
      vevent('UID:utc', 'DTSTART:20270619T223000Z', 'DTEND:20270621T100000Z'),
      vevent(
        'UID:weekly',
        'DTSTART;VALUE=DATE:20270701',
        'DTEND;VALUE=DATE:20270702',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;VALUE=DATE:20270722',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-P1D',
        'DESCRIPTION:Pulizie',
        'END:VALARM',
      ),
      vevent(
        'UID:weekly',
        'RECURRENCE-ID;VALUE=DATE:20270708',
        'DTSTART;VALUE=DATE:20270710',
        'DTEND;VALUE=DATE:20270711',
      ),
      days('free', '2027-08-01', '2027-08-08', 'TRANSP:TRANSPARENT'),
      vevent(
        'UID:free-hours',
        'DTSTART;TZID=Europe/Rome:20270810T200000',
        'DTEND;TZID=Europe/Rome:20270810T230000',
        'TRANSP:TRANSPARENT',
      ),
    ]),
    expected: [
      ['2027-06-12', '2027-06-13', 'CLOSURE'],
      ['2027-06-20', '2027-06-21', 'CLOSURE'],
      ['2027-07-01', '2027-07-02', 'CLOSURE'],
      ['2027-07-15', '2027-07-16', 'CLOSURE'],
      ['2027-07-10', '2027-07-11', 'CLOSURE'],
      ['2027-08-01', '2027-08-08', 'CLOSURE'],
      ['2027-08-10', '2027-08-11', 'FREE'],
    ],
  },
  {
    name: 'iCloud',
    peculiarity: 'a rule by the clock of another city, whose last time and whose exceptions are told in UTC',
    kind: 'CALENDAR',
    text: feedText([
      vevent(
        'UID:C0FFEE',
        'DTSTART;TZID=America/New_York:20270705T190000',
        'DTEND;TZID=America/New_York:20270705T200000',
        'RRULE:FREQ=DAILY;UNTIL=20270708T230000Z',
        'EXDATE:20270706T230000Z',
        'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      ),
    ]),
    expected: [
      ['2027-07-06', '2027-07-07', 'CLOSURE'],
      ['2027-07-08', '2027-07-09', 'CLOSURE'],
      ['2027-07-09', '2027-07-10', 'CLOSURE'],
    ],
  },
  {
    name: 'Outlook',
    peculiarity: 'zones by the names of Windows: one that the file describes, one that nobody knows; a floating time',
    kind: 'CALENDAR',
    text: feedText([
      PACIFIC,
      vevent(
        'UID:040000008200E0',
        'DTSTART;TZID="Pacific Standard Time":20270704T160000',
        'DTEND;TZID="Pacific Standard Time":20270705T160000',
        'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      ),
      vevent(
        'UID:u2',
        'DTSTART;TZID=Customized Time Zone:20270801T233000',
        'DTEND;TZID=Customized Time Zone:20270803T090000',
      ),
      vevent('UID:u3', 'DTSTART:20270901T233000', 'DTEND:20270902T090000'),
    ]),
    expected: [
      ['2027-07-05', '2027-07-06', 'CLOSURE'],
      ['2027-08-01', '2027-08-03', 'CLOSURE'],
      ['2027-09-01', '2027-09-02', 'CLOSURE'],
    ],
  },
];
