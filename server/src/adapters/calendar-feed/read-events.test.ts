import { describe, expect, it } from 'vitest';
import { SHAPES_TODAY } from '../../testing/feed-shapes/feed-shape.ts';
import { days, feedText, vevent } from '../../testing/feed-text.ts';
import { parseFeed } from './parse-feed.ts';

const GOOD = days('good', '2027-07-01', '2027-07-02');

/** What is read of an event next to a valid one, which must always count. */
function read(...lines: readonly string[]) {
  const text = feedText([vevent('UID:odd', ...lines), GOOD]);
  const parsed = parseFeed({ bytes: new Uint8Array(Buffer.from(text)), today: SHAPES_TODAY });
  if ('kind' in parsed) throw new Error(parsed.reason);
  const { events, unread } = parsed.reading;
  expect(events.filter(({ uid }) => uid === 'good')).toHaveLength(1);
  const odd = events.filter(({ uid }) => uid !== 'good');
  return { nights: odd.map(({ startDate, endDate }) => [startDate, endDate]), odd, unread };
}

const START = 'DTSTART;VALUE=DATE:20270410';
const END = 'DTEND;VALUE=DATE:20270415';
const ALL = [['2027-04-10', '2027-04-15']];
const FIRST = [['2027-04-10', '2027-04-11']];

describe('where the start can be read its nights count, and what cannot be read beside it is told', () => {
  it.each([
    ['an empty rule', [START, END, 'RRULE:'], ALL, 'REPETITION'],
    ['a rule of nonsense', [START, END, 'RRULE:ogni tanto'], ALL, 'REPETITION'],
    ['a rule by the second', [START, END, 'RRULE:FREQ=SECONDLY'], ALL, 'REPETITION'],
    [
      'a rule that never comes to a day',
      ['DTSTART;VALUE=DATE:20270406', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO'],
      [['2027-04-06', '2027-04-07']],
      'REPETITION',
    ],
    ['a rule whose end cannot be read', [START, END, 'RRULE:FREQ=WEEKLY;UNTIL=domani'], ALL, 'REPETITION'],
    ['an empty list of dates', [START, END, 'RDATE:'], ALL, 'DATES'],
    [
      'a list of dates with one that is none',
      [START, END, 'RDATE;VALUE=DATE:20270231,20270501'],
      [...ALL, ['2027-05-01', '2027-05-06']],
      'DATES',
    ],
    ['an empty end', [START, 'DTEND:'], FIRST, 'END'],
    ['an end that no calendar has', [START, 'DTEND;VALUE=DATE:20270431'], FIRST, 'END'],
    ['an end before the start', [START, 'DTEND;VALUE=DATE:20270408'], FIRST, 'END'],
    ['an empty duration', [START, 'DURATION:'], FIRST, 'END'],
    ['a duration of nothing', [START, 'DURATION:P'], FIRST, 'END'],
    ['a duration back in time', [START, 'DURATION:-P3D'], FIRST, 'END'],
    ['two ends', [START, 'DTEND;VALUE=DATE:20270412', END], ALL, 'END'],
    ['an end that can be read beside one that cannot', [START, 'DTEND:?', END], ALL, 'END'],
  ])('%s', (_, lines, nights, leftOut) => {
    const { unread, odd, nights: found } = read(...lines);
    expect(found).toEqual(nights);
    expect(odd.every((event) => event.leftOut.join() === leftOut)).toBe(true);
    expect(unread).toEqual(['odd']);
  });

  it.each([
    ['an empty list of exceptions', 'EXDATE:'],
    ['an exception that is none', 'EXDATE;VALUE=DATE:20270231'],
  ])('%s strikes nothing out, and no night is lost by it', (_, line) => {
    const { nights, odd, unread } = read(START, 'RRULE:FREQ=DAILY;COUNT=2', line);
    expect(nights).toHaveLength(2);
    expect(odd[0]?.leftOut).toEqual(['EXCEPTIONS']);
    expect(unread).toEqual([]);
  });

  it('what the other exceptions of a list strike out is out', () => {
    expect(read(START, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:?,20270411').nights).toEqual(FIRST);
  });

  it('a duration that is written in small letters, and an end beside which it stands', () => {
    expect(read(START, 'DURATION:p5d').nights).toEqual(ALL);
    expect(read(START, END, 'DURATION:P9D')).toMatchObject({ nights: ALL, unread: [] });
    expect(read(START, 'DURATION:P999999W').nights[0]?.[1]).toBe('9998-12-31');
    expect(read(START, 'DTEND;VALUE=DATE:99991231').nights[0]?.[1]).toBe('9998-12-31');
  });

  it('a list of dates out of order has all of them', () => {
    expect(read(START, 'RDATE;VALUE=DATE:20990101,20270501,20270420').nights.map(([start]) => start)).toEqual([
      '2027-04-10',
      '2027-05-01',
      '2027-04-20',
    ]);
  });

  it('what stands in for one time of another and cannot be read leaves that where it was', () => {
    const weekly = vevent('UID:w', START, 'RRULE:FREQ=WEEKLY;COUNT=2');
    const text = feedText([weekly, vevent('UID:w', 'RECURRENCE-ID;VALUE=DATE:20270417', 'DTSTART:?')]);
    const parsed = parseFeed({ bytes: new Uint8Array(Buffer.from(text)), today: SHAPES_TODAY });
    expect(parsed).toMatchObject({
      reading: { events: [{ startDate: '2027-04-10' }, { startDate: '2027-04-17' }], unread: ['w'] },
    });
  });

  it('what is over by now holds nothing up, however it is written', () => {
    expect(read('DTSTART;VALUE=DATE:20200410', 'DTEND:?').unread).toEqual([]);
    expect(read('DTSTART;VALUE=DATE:20270220', 'DTEND:?').unread).toEqual(['odd']);
  });
});

describe('a date is read in whichever unmistakable way it is written', () => {
  it.each([
    'DTSTART;VALUE=:20270410',
    'DTSTART:20270410',
    'DTSTART: 20270410 ',
    'DTSTART ; VALUE = DATE : 20270410',
    'dtstart;value=date:20270410',
    'DTSTART;VALUE="DATE":20270410',
    'DTSTART:2027-04-10',
    'DTSTART;VALUE=DATE:20270410T000000',
  ])('%s', (start) => {
    const { nights, odd, unread } = read(start, END);
    expect([nights, unread]).toEqual([ALL, []]);
    expect(odd[0]?.isWholeDay).toBe(true);
  });

  /** 23:30 in Rome on the 9th is 21:30 in UTC; half past midnight is 22:30 of the day before. */
  it.each([
    ['DTSTART:20270409T223000Z'],
    ['DTSTART:20270409T223000z'],
    ['DTSTART:20270409t223000Z'],
    ['DTSTART:20270409T223000.000Z'],
    ['DTSTART:2027-04-09T22:30:00Z'],
    ['DTSTART:2027-04-09T22:30:00.000Z'],
    ['DTSTART:20270409T2230Z'],
    ['DTSTART:20270409T173000-0500'],
    ['DTSTART:2027-04-10T00:30:00+02:00'],
    ['DTSTART:20270410T003000+02'],
    ['DTSTART;TZID=Europe/Rome:20270410T003000'],
    ['DTSTART;TZID="Europe/Rome": 20270410T003000'],
    ['DTSTART;TZID=tzone://Microsoft/Custom:20270410T003000'],
    ['DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin, Rome:20270410T003000'],
    ['DTSTART;TZID=(UTC+01:00) Berlin:2027-04-10T00:30:00'],
    ['DTSTART;TZID="not closed:20270410T003000'],
    ['DTSTART;VALUE=DATE-TIME;TZID=Europe/Rome:20270410T003000'],
    ['DTSTART;TZID=Europe/Rome:20270409T240000'],
    ['DTSTART:20270409T240000'],
  ])('%s', (start) => {
    expect(read(start, 'DTEND;TZID=Europe/Rome:20270415T100000')).toMatchObject({ nights: ALL, unread: [] });
  });

  it.each([
    '20270231',
    '2027041',
    '20270410T250000',
    '20270410T246000',
    '2027-0410',
    '10.04.2027',
    '20270410T240001',
    'domani',
  ])('but no date is made of %s', (text) =>
    expect(read(`DTSTART:${text}`, END)).toMatchObject({ nights: [], unread: ['odd'] }),
  );

  it('a zone whose name has a colon is the one that the file describes', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:tzone://Microsoft/Custom',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0800',
      'TZOFFSETTO:-0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const text = feedText([zone, vevent('UID:1', 'DTSTART;TZID=tzone://Microsoft/Custom:20270704T160000')]);
    const parsed = parseFeed({ bytes: new Uint8Array(Buffer.from(text)), today: SHAPES_TODAY });
    expect(parsed).toMatchObject({ reading: { events: [{ startDate: '2027-07-05' }] } });
  });
});

describe('each end is a day in Rome, and then days are counted', () => {
  it.each([
    ['a date, then a time', 'DTSTART;VALUE=DATE:20270410', 'DTEND;TZID=Europe/Rome:20270415T100000'],
    ['a date, then a time in UTC after midnight in Rome', 'DTSTART;VALUE=DATE:20270410', 'DTEND:20270414T223000Z'],
    ['a time, then a date', 'DTSTART;TZID=Europe/Rome:20270410T160000', 'DTEND;VALUE=DATE:20270415'],
    ['a time in UTC after midnight in Rome, then a date', 'DTSTART:20270409T223000Z', 'DTEND;VALUE=DATE:20270415'],
    ['a zone, then UTC', 'DTSTART;TZID=Europe/Rome:20270410T160000', 'DTEND:20270415T080000Z'],
    ['two zones', 'DTSTART;TZID=America/New_York:20270409T190000', 'DTEND;TZID=Asia/Tokyo:20270415T120000'],
  ])('%s', (_, start, end) => expect(read(start, end)).toMatchObject({ nights: ALL, unread: [] }));

  it.each([
    ['in spring', '20270327T003000', '20270331T223000Z', [['2027-03-27', '2027-04-01']]],
    ['in autumn', '20271030T003000', '20271103T230000Z', [['2027-10-30', '2027-11-04']]],
    ['in autumn, an hour before midnight', '20271030T120000', '20271103T215900Z', [['2027-10-30', '2027-11-03']]],
  ])('with a zone and UTC over a change of the clock %s', (_, start, end, nights) => {
    expect(read(`DTSTART;TZID=Europe/Rome:${start}`, `DTEND:${end}`).nights).toEqual(nights);
  });

  it('each time that they come back', () => {
    const { nights } = read('DTSTART;VALUE=DATE:20271023', 'DTEND:20271025T223000Z', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(nights).toEqual([
      ['2027-10-23', '2027-10-26'],
      ['2027-10-30', '2027-11-02'],
      ['2027-11-06', '2027-11-09'],
    ]);
    expect(
      read('DTSTART;TZID=Europe/Rome:20271023T003000', 'DTEND:20271025T220000Z', 'RRULE:FREQ=WEEKLY;COUNT=2').nights,
    ).toEqual([
      ['2027-10-23', '2027-10-26'],
      ['2027-10-30', '2027-11-02'],
    ]);
  });
});

describe('an end in the last minute of a day is the midnight after it', () => {
  it.each([
    ['20270410T000000', '20270414T235900'],
    ['20270410T000000', '20270414T235959'],
    [';TZID=Europe/Rome:20270410T000000', ';TZID=Europe/Rome:20270414T235900'],
    [':20270409T220000Z', ':20270414T215900Z'],
    [':20270410T000000Z', ':20270414T235959Z'],
    [';TZID=Asia/Tokyo:20270410T100000', ';TZID=Europe/Rome:20270414T235959'],
    [';VALUE=DATE:20270410', ';TZID=Europe/Rome:20270414T235900'],
  ])('%s to %s', (from, to) => {
    const written = (text: string) => (/^[;:]/.test(text) ? text : `:${text}`);
    expect(read(`DTSTART${written(from)}`, `DTEND${written(to)}`)).toMatchObject({ nights: ALL, unread: [] });
  });

  it('also by a duration, and each time that it comes back', () => {
    const { nights } = read('DTSTART:20270410T000000', 'DURATION:PT23H59M', 'RRULE:FREQ=DAILY;COUNT=2');
    expect(nights).toEqual([...FIRST, ['2027-04-11', '2027-04-12']]);
    expect(read('DTSTART:20270410T120000', 'DTEND:20270410T235900').nights).toEqual(FIRST);
  });

  it.each([
    ['20270410T000000', '20270415T000000', true],
    ['20270410T000000', '20270414T235900', true],
    [';TZID=America/New_York:20270410T000000', ';TZID=America/New_York:20270411T000000', true],
    [':20270409T220000Z', ':20270410T220000Z', true],
    ['20270410T000000', '20270410T120000', false],
    ['20270410T000000', '20270410T000000', false],
    ['20270410T200000', '20270411T000000', false],
  ])('from %s to %s it is a whole day: it closes the house though it is marked as free: %s', (from, to, isWholeDay) => {
    const written = (text: string) => (/^[;:]/.test(text) ? text : `:${text}`);
    const { odd } = read(`DTSTART${written(from)}`, `DTEND${written(to)}`, 'TRANSP:TRANSPARENT');
    expect(odd).toMatchObject([{ isWholeDay, isTransparent: true }]);
  });
});
