import { compact, days, feedText, vevent } from '../feed-text.ts';
import type { FeedShape } from './feed-shape.ts';

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

export const portals: readonly FeedShape[] = [
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
      {
        uid: 'ab89@booking.com',
        startDate: '2027-02-27',
        endDate: '2027-03-04',
        as: 'STAY',
        isOwnersWord: false,
        isInDoubt: false,
      },
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
