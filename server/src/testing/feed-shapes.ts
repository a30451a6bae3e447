import type { EventMeaning, KnownEvent } from '@approdo/shared/domain/classify-feed';
import type { EndMeaning, FeedKind, Nights } from '@approdo/shared/domain/feed-event';
import { compact, days, feedText, vevent } from './feed-text.ts';

/** A feed as a portal or program writes it, made up of what is known of its form, and what is to be read in it. */
export type FeedShape = {
  readonly name: string;
  readonly peculiarity: string;
  readonly kind: FeedKind;
  readonly text: string | Uint8Array;
  readonly endMeans?: EndMeaning;
  readonly known?: readonly KnownEvent[];
  readonly exported?: readonly Nights[];
  /** First night, day of departure and what it counts as, in the order of the feed. */
  readonly expected: readonly (readonly [string, string, EventMeaning])[];
  readonly faulty?: number;
};

/** The day on which the shapes are read. */
export const SHAPES_TODAY = '2027-03-01';

const AIRBNB = {
  head: ['PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN', 'CALSCALE:GREGORIAN', 'VERSION:2.0'],
};

/** DTEND comes first, and the stamp is that of the fetch. */
function airbnb(uid: string, startDate: string, endDate: string, summary: string, ...more: readonly string[]) {
  return vevent(
    'DTSTAMP:20270301T070000Z',
    `DTEND;VALUE=DATE:${compact(endDate)}`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    `UID:${uid}@airbnb.com`,
    ...more,
    `SUMMARY:${summary}`,
  );
}

const RESERVATION = [
  'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/det',
  ' ails/HMPROVA123\\nPhone Number (Last 4 Digits): 0000',
];
const NOT_AVAILABLE = 'Airbnb (Not available)';

const BOOKING = {
  head: [
    'PRODID:-//admin.booking.com\\\\, b.v.//NONSGML v1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'VERSION:2.0',
  ],
};
const booking = (uid: string, startDate: string, endDate: string) =>
  days(`${uid}@booking.com`, startDate, endDate, 'DTSTAMP:20270301T070000Z', 'SUMMARY:CLOSED - Not available');

const VRBO = { head: ['VERSION:2.0', 'CALSCALE:GREGORIAN', 'PRODID:-//HomeAway.com, Inc.//EN'], lineEnd: '\n' };
const vrbo = (uid: string, startDate: string, endDate: string, summary: string) =>
  days(uid, startDate, endDate, 'DTSTAMP:20270301T070000Z', `SUMMARY:${summary}`);

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

/** A zone of Windows, known by what the file says of it alone: nine hours behind Rome. */
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

const portals: readonly FeedShape[] = [
  {
    name: 'Airbnb',
    peculiarity: 'a parameter on PRODID, the end before the start, a folded description, the stamp of the fetch',
    kind: 'AIRBNB',
    text: feedText([airbnb('1418fb94e984-a', '2027-06-12', '2027-06-19', 'Reserved', ...RESERVATION)], AIRBNB),
    expected: [['2027-06-12', '2027-06-19', 'STAY']],
  },
  {
    name: 'Airbnb, closures',
    peculiarity: 'tonight is closed, and one night beside stays; the tail moves on each day',
    kind: 'AIRBNB',
    text: feedText(
      [
        airbnb('6fec1092d3fa-a', '2027-03-01', '2027-03-02', NOT_AVAILABLE),
        airbnb('6fec1092d3fa-b', '2027-06-11', '2027-06-12', NOT_AVAILABLE),
        airbnb('1418fb94e984-a', '2027-06-12', '2027-06-19', 'Reserved', ...RESERVATION),
        airbnb('6fec1092d3fa-c', '2027-12-01', '2028-03-01', NOT_AVAILABLE),
      ],
      AIRBNB,
    ),
    expected: [
      ['2027-03-01', '2027-03-02', 'EDGE'],
      ['2027-06-11', '2027-06-12', 'CLOSURE'],
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-12-01', '2028-03-01', 'EDGE'],
    ],
  },
  {
    name: 'Airbnb, a house that is not shown',
    peculiarity: 'one closure for the whole year',
    kind: 'AIRBNB',
    text: feedText([airbnb('6fec1092d3fa-a', '2027-03-01', '2028-03-01', NOT_AVAILABLE)], AIRBNB),
    expected: [['2027-03-01', '2028-03-01', 'EDGE']],
  },
  {
    name: 'Airbnb, as it was',
    peculiarity: 'the guest and a code in the title, her address in a folded description',
    kind: 'AIRBNB',
    text: feedText(
      [
        airbnb(
          'io58vep',
          '2027-06-12',
          '2027-06-19',
          'Ada Prova (HMPROVA123)',
          'DESCRIPTION:PHONE: \\nEMAIL: ada',
          ' @example.com',
        ),
      ],
      AIRBNB,
    ),
    expected: [['2027-06-12', '2027-06-19', 'STAY']],
  },
  {
    name: 'Booking.com',
    peculiarity: 'guests and closures have one title; a METHOD; the year-end tail; what was exported comes back',
    kind: 'BOOKING',
    exported: [{ startDate: '2027-07-01', endDate: '2027-07-08' }],
    text: feedText(
      [
        booking('ab89', '2027-06-12', '2027-06-19'),
        booking('13bc', '2027-07-01', '2027-07-08'),
        booking('fc52', '2028-05-01', '2028-07-01'),
      ],
      BOOKING,
    ),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-08', 'ECHO'],
      ['2028-05-01', '2028-07-01', 'EDGE'],
    ],
  },
  {
    name: 'Booking.com, a running stay',
    peculiarity: 'it is given today as its first day, and a new UID',
    kind: 'BOOKING',
    known: [
      { uid: 'ab89@booking.com', startDate: '2027-02-27', endDate: '2027-03-04', as: 'STAY', isOwnersWord: false },
    ],
    text: feedText([booking('77aa', '2027-03-01', '2027-03-04')], BOOKING),
    expected: [['2027-03-01', '2027-03-04', 'STAY']],
  },
  {
    name: 'Vrbo',
    peculiarity: 'bare line feeds, names of guests, and what is long past',
    kind: 'VRBO',
    text: feedText(
      [
        vrbo('6f49', '2026-12-24', '2026-12-29', 'Reserved - Melania'),
        vrbo('d585', '2027-06-12', '2027-06-19', 'Reserved - Ada & Co'),
        vrbo('0229', '2027-07-01', '2027-07-08', 'Blocked'),
      ],
      VRBO,
    ),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-08', 'CLOSURE'],
    ],
  },
  {
    name: 'Abritel',
    peculiarity: 'French: réservée, provisoire, indisponible; UIDs that are made of dates',
    kind: 'VRBO',
    text: feedText(
      [
        vrbo('6329', '2027-06-12', '2027-06-19', 'Réservée - Zoé'),
        vrbo('138b', '2027-08-01', '2027-08-08', 'Provisoire - Zoé'),
        vrbo('02292020-0229-2020-0305-202003052020', '2027-09-01', '2027-09-05', 'Indisponible'),
      ],
      VRBO,
    ),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-08-01', '2027-08-08', 'STAY'],
      ['2027-09-01', '2027-09-05', 'CLOSURE'],
    ],
  },
];

const programs: readonly FeedShape[] = [
  {
    name: 'Smoobu',
    peculiarity: 'each stay thrice: a day of check-in, one of check-out, and the whole',
    kind: 'OTHER',
    text: feedText([
      days('1-in', '2027-06-12', '2027-06-13', 'SUMMARY:Check-in: Ada Prova'),
      days('1-out', '2027-06-19', '2027-06-20', 'SUMMARY:Check-out: Ada Prova'),
      days('1', '2027-06-12', '2027-06-19', 'SUMMARY:Ada Prova'),
    ]),
    expected: [['2027-06-12', '2027-06-19', 'STAY']],
  },
  {
    name: 'OwnerRez',
    peculiarity: 'a duration in place of an end, one UID on two stays, none on a third',
    kind: 'OTHER',
    text: feedText([
      vevent('UID:orb1', 'DTSTART;VALUE=DATE:20270612', 'DURATION:P7D', 'SUMMARY:Booked'),
      vevent('UID:orb1', 'DTSTART;VALUE=DATE:20270701', 'DURATION:P1W', 'SUMMARY:Booked'),
      vevent('DTSTART;VALUE=DATE:20270801', 'DURATION:P2D', 'SUMMARY:Booked'),
    ]),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-08', 'STAY'],
      ['2027-08-01', '2027-08-03', 'STAY'],
    ],
  },
  {
    name: 'Guesty',
    peculiarity: 'hours of arrival and departure, in UTC',
    kind: 'OTHER',
    text: feedText([
      vevent('UID:g1', 'DTSTART:20270612T140000Z', 'DTEND:20270619T080000Z', 'SUMMARY:Reserved', 'STATUS:CONFIRMED'),
    ]),
    expected: [['2027-06-12', '2027-06-19', 'STAY']],
  },
  {
    name: 'Lodgify',
    peculiarity: 'what was called off stays in it, as cancelled',
    kind: 'OTHER',
    text: feedText([
      days('l1', '2027-06-12', '2027-06-19', 'STATUS:CANCELLED', 'SUMMARY:Ada Prova'),
      days('l2', '2027-06-12', '2027-06-15', 'STATUS:CONFIRMED', 'SUMMARY:Closed Period'),
    ]),
    expected: [['2027-06-12', '2027-06-15', 'STAY']],
  },
  {
    name: 'a plug-in that ends on the last night',
    peculiarity: 'the end is the last night, and that of one night its own first day; some have none',
    kind: 'OTHER',
    endMeans: 'LAST_NIGHT',
    text: feedText([
      days('p1', '2027-06-12', '2027-06-18'),
      days('p2', '2027-07-01', '2027-07-01'),
      vevent('UID:p3', 'DTSTART;VALUE=DATE:20270801'),
    ]),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-02', 'STAY'],
      ['2027-08-01', '2027-08-02', 'STAY'],
    ],
  },
  {
    name: 'a program that forgets VALUE=DATE',
    peculiarity: 'dates where times are announced',
    kind: 'OTHER',
    text: feedText([vevent('UID:v1', 'DTSTART:20271004', 'DTEND:20271008')]),
    expected: [['2027-10-04', '2027-10-08', 'STAY']],
  },
];

const calendars: readonly FeedShape[] = [
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
    ]),
    expected: [
      ['2027-06-12', '2027-06-13', 'CLOSURE'],
      ['2027-06-20', '2027-06-21', 'CLOSURE'],
      ['2027-07-01', '2027-07-02', 'CLOSURE'],
      ['2027-07-15', '2027-07-16', 'CLOSURE'],
      ['2027-07-10', '2027-07-11', 'CLOSURE'],
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

const untidy: readonly FeedShape[] = [
  {
    name: 'a byte order mark, and bare CR',
    peculiarity: 'saved on an old machine, and by a program that marks its UTF-8',
    kind: 'OTHER',
    text: `\ufeff${feedText([days('b1', '2027-06-12', '2027-06-19')], { lineEnd: '\r' })}`,
    expected: [['2027-06-12', '2027-06-19', 'STAY']],
  },
  {
    name: 'stray lines',
    peculiarity: 'warnings of a program between events, blank lines, a description that broke in two',
    kind: 'OTHER',
    text: feedText([
      ['PHP Notice  Undefined index', ''],
      days('s1', '2027-06-12', '2027-06-19', 'DESCRIPTION:Ciao', 'a presto'),
      ['???'],
      days('s2', '2027-07-01', '2027-07-02'),
    ]),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-02', 'STAY'],
    ],
  },
  {
    name: 'two calendars',
    peculiarity: 'one after the other in one file',
    kind: 'OTHER',
    text: feedText([days('t1', '2027-06-12', '2027-06-19')]) + feedText([days('t2', '2027-07-01', '2027-07-02')]),
    expected: [
      ['2027-06-12', '2027-06-19', 'STAY'],
      ['2027-07-01', '2027-07-02', 'STAY'],
    ],
  },
  {
    name: 'faults',
    peculiarity:
      'a day that no calendar has, an end before the start, rules by the second and the hour, no start at all',
    kind: 'OTHER',
    text: feedText([
      days('f1', '2027-02-31', '2027-03-04'),
      days('f2', '2027-06-12', '2027-06-10'),
      vevent('UID:f3', 'DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=SECONDLY'),
      vevent('UID:f4', 'DTSTART:20270612T100000Z', 'RRULE:FREQ=HOURLY;COUNT=3'),
      vevent('UID:f5', 'SUMMARY:Reserved'),
      vevent('UID:f6', 'DTSTART:domani'),
      days('good', '2027-07-01', '2027-07-02'),
    ]),
    expected: [['2027-07-01', '2027-07-02', 'STAY']],
    faulty: 6,
  },
  {
    name: 'a fold inside of a letter',
    peculiarity: 'lines are folded by bytes, and one byte of è is on either side',
    kind: 'VRBO',
    text: Buffer.concat([
      Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:caff\u00e8'.slice(0, -1)),
      Buffer.from([0xc3]),
      Buffer.from('\r\n '),
      Buffer.from([0xa8]),
      Buffer.from(
        '\r\nDTSTART;VALUE=DATE:20270612\r\nDTEND;VALUE=DATE:20270\r\n 619\r\nSUMMARY:Blocked\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
      ),
    ]),
    expected: [['2027-06-12', '2027-06-19', 'CLOSURE']],
  },
];

export const feedShapes: readonly FeedShape[] = [...portals, ...programs, ...calendars, ...untidy];
