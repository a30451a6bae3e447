import { days, feedText, vevent } from '../feed-text.ts';
import type { FeedShape } from './feed-shape.ts';

export const programs: readonly FeedShape[] = [
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
