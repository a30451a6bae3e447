import { classifyFeed } from '@approdo/shared/domain/bookings/channels/classify-feed';
import { describe, expect, it } from 'vitest';
import { calendars } from '../../testing/feed-shapes/calendars.ts';
import { SHAPES_TODAY } from '../../testing/feed-shapes/feed-shape.ts';
import { portals } from '../../testing/feed-shapes/portals.ts';
import { programs } from '../../testing/feed-shapes/programs.ts';
import { untidy } from '../../testing/feed-shapes/untidy.ts';
import { days, feedText, vevent } from '../../testing/feed-text.ts';
import { parseFeed } from './parse-feed.ts';

function parse(text: string | Uint8Array, today = SHAPES_TODAY) {
  return parseFeed({ bytes: new Uint8Array(Buffer.from(text)), today });
}

/** Throws if the feed was refused. */
function read(text: string | Uint8Array, today?: string) {
  const parsed = parse(text, today);
  if ('kind' in parsed) throw new Error(parsed.reason);
  return parsed;
}

const startsOf = (text: string) => read(text).reading.events.map(({ startDate }) => startDate);

describe('a feed as it comes', () => {
  it.each([...portals, ...programs, ...calendars, ...untidy])('$name: $peculiarity', (shape) => {
    const { kind, text, endMeans = 'CHECKOUT', known = [], exported = [], expected, faulty = 0 } = shape;
    const { reading } = read(text);
    const found = classifyFeed(reading.events, {
      kind,
      endMeans,
      known,
      exported,
      recentlyExported: [],
      unread: [],
      today: SHAPES_TODAY,
    });
    expect(found.map(({ startDate, endDate, as }) => [startDate, endDate, as])).toEqual(expected);
    expect(reading.unread).toHaveLength(faulty);
  });

  it('keeps nothing that a guest or an owner wrote', () => {
    const words = ['Ada Prova', 'ada@example.com', 'HMPROVA123'];
    const feed = feedText([
      days('1', '2027-06-12', '2027-06-19', `SUMMARY:${words[0]}`, `DESCRIPTION:${words.join()}`),
    ]);
    const parsedJson = JSON.stringify(read(feed));
    for (const word of words) expect(parsedJson).not.toContain(word);
  });
});

describe('what is no calendar, or not all of one, is refused whole', () => {
  const whole = feedText([days('1', '2027-06-12', '2027-06-19'), days('2', '2027-07-01', '2027-07-02')]);

  it.each([
    ['a page', '<!doctype html><html><body>Accedi</body></html>', 'NO_CALENDAR'],
    ['a page about calendars', `<pre>\n${whole}</pre>`, 'NO_CALENDAR'],
    ['nothing', '', 'NO_CALENDAR'],
    ['blanks', '\r\n \r\n', 'NO_CALENDAR'],
    ['JSON', '{"error":"expired"}', 'NO_CALENDAR'],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD\r\n', 'NO_CALENDAR'],
    ['an event outside of a calendar', vevent('DTSTART:20270612').join('\r\n'), 'NO_CALENDAR'],
    ['what lost a piece', whole.replace('END:VEVENT\r\n', ''), 'CUT'],
    ['what lost its end', whole.replace('END:VCALENDAR', ''), 'CUT'],
  ])('%s', (_, text, reason) => {
    expect(parse(text)).toMatchObject({ kind: 'refused', reason });
  });

  it('wherever it is cut', () => {
    for (let length = 0; length < whole.trimEnd().length; length += 1) {
      expect(parse(whole.slice(0, length))).toMatchObject({ kind: 'refused' });
    }
    expect(read(whole.trimEnd()).reading.events).toHaveLength(2);
  });
});

describe('how much a feed may hold', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => days(`${index}`, '2027-06-12', '2027-06-13'));
  const daily = (uid: string, more = '') =>
    vevent(`UID:${uid}`, 'DTSTART;VALUE=DATE:20270612', `RRULE:FREQ=DAILY${more}`);

  it('2,000 events, and not one more', () => {
    expect(read(feedText(many(2000))).reading.events).toHaveLength(2000);
    expect(parse(feedText(many(2001)))).toMatchObject({ reason: 'EVENTS' });
  });

  it('a rule without end has a thousand times', () => {
    const { events } = read(feedText([daily('1')])).reading;
    expect(events).toHaveLength(1000);
    expect(events.at(-1)).toMatchObject({ uid: '1/2030-03-07', startDate: '2030-03-07' });
  });

  it('its times count as events', () => {
    expect(parse(feedText([daily('1'), daily('2'), ...many(1)]))).toMatchObject({ reason: 'EVENTS' });
    expect(read(feedText([daily('1'), daily('2', ';COUNT=999'), ...many(1)])).reading.events).toHaveLength(2000);
  });

  it('times that have passed are not among the thousand', () => {
    const old = vevent('UID:old', 'DTSTART;VALUE=DATE:19900101', 'RRULE:FREQ=WEEKLY;BYDAY=MO');
    expect(startsOf(feedText([old]))[0]).toBe('2027-03-01');
  });

  it('a rule that goes back to the beginning of time is read from today on; one that counts its days from there is not', () => {
    const old = (more = '') => vevent('UID:old', 'DTSTART;VALUE=DATE:19010101', `RRULE:FREQ=DAILY${more}`);
    expect(startsOf(feedText([old()]))[0]).toBe('2027-03-01');
    expect(read(feedText([old(';COUNT=60000'), ...many(1)])).reading).toMatchObject({ events: [{}], unread: ['old'] });
  });

  it('rules that take many steps end where there are no more, one by one', () => {
    const slow = (uid: number) =>
      vevent(`UID:${uid}`, 'DTSTART;VALUE=DATE:19800101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=9999');
    const { events, unread } = read(
      feedText([...Array.from({ length: 90 }, (_, uid) => slow(uid)), ...many(1)]),
    ).reading;
    expect(unread.length).toBeGreaterThan(10);
    expect(unread.length).toBeLessThan(90);
    expect(events.at(-1)?.uid).toBe('0');
  });

  it('a UID that is no name is kept as a short one', () => {
    const long = 'x'.repeat(100_000);
    const [event] = read(feedText([days(long, '2027-06-12', '2027-06-19')])).reading.events;
    expect(event?.uid).toMatch(/^[\w-]{43}$/);
  });
});

describe('what two readings have in common', () => {
  const one = days('1', '2027-06-12', '2027-06-19', 'DTSTAMP:20270301T070000Z');
  const two = days('2', '2027-07-01', '2027-07-02');

  it('is told by the digest, whatever the order, stamps and titles of guests', () => {
    const again = days('1', '2027-06-12', '2027-06-19', 'DTSTAMP:20270301T071500Z', 'SUMMARY:Ada');
    expect(read(feedText([two, again])).digest).toBe(read(feedText([one, two])).digest);
  });

  it.each([
    ['another day', days('1', '2027-06-12', '2027-06-20')],
    ['another UID', days('9', '2027-06-12', '2027-06-19')],
    ['a title that closes', days('1', '2027-06-12', '2027-06-19', 'SUMMARY:Blocked')],
    ['a fault', days('1', '2027-06-12', '2027-06-31')],
  ])('is not the same with %s', (_, other) => {
    expect(read(feedText([other, two])).digest).not.toBe(read(feedText([one, two])).digest);
  });
});

describe('rules', () => {
  it.each([
    ['the last Friday of a month', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2027-06-12', '2027-06-25', '2027-07-30']],
    ['until a day, that day included', 'RRULE:FREQ=WEEKLY;UNTIL=20270626', ['2027-06-12', '2027-06-19', '2027-06-26']],
    ['hours within a day', 'RRULE:FREQ=DAILY;COUNT=2;BYHOUR=8,9,10', ['2027-06-12', '2027-06-13']],
    ['dates that are listed', 'RDATE;VALUE=DATE:20270701,20270715', ['2027-06-12', '2027-07-01', '2027-07-15']],
    ['leap days', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=1', ['2027-06-12', '2028-02-29']],
  ])('%s', (_, rule, starts) => {
    expect(startsOf(feedText([vevent('UID:1', 'DTSTART;VALUE=DATE:20270612', rule)]))).toEqual(starts);
  });

  it('a moved instance that was called off is gone, and its place stays free', () => {
    const weekly = vevent('UID:1', 'DTSTART;VALUE=DATE:20270612', 'RRULE:FREQ=WEEKLY;COUNT=2');
    const off = vevent('UID:1', 'RECURRENCE-ID;VALUE=DATE:20270612', 'DTSTART;VALUE=DATE:20270613', 'STATUS:CANCELLED');
    expect(startsOf(feedText([weekly, off]))).toEqual(['2027-06-19']);
  });

  it('nights are those of Rome over the change of clocks', () => {
    const nights = (start: string, end: string) =>
      read(feedText([vevent('UID:1', `DTSTART:${start}`, `DTEND:${end}`)])).reading.events.map(
        ({ startDate, endDate }) => [startDate, endDate],
      );
    expect(nights('20270327T225900Z', '20270328T215800Z')).toEqual([['2027-03-27', '2027-03-28']]);
    expect(nights('20270327T230000Z', '20270328T220000Z')).toEqual([['2027-03-28', '2027-03-29']]);
    expect(nights('20271031T003000Z', '20271031T011500Z')).toEqual([['2027-10-31', '2027-11-01']]);
  });
});
