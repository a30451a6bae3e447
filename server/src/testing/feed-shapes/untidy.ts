import { days, feedText, vevent } from '../feed-text.ts';
import type { FeedShape } from './feed-shape.ts';

export const untidy: readonly FeedShape[] = [
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
    expected: [
      ['2027-06-12', '2027-06-13', 'STAY'],
      ['2027-06-12', '2027-06-13', 'STAY'],
      ['2027-06-12', '2027-06-13', 'STAY'],
      ['2027-07-01', '2027-07-02', 'STAY'],
    ],
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
