import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type LocalDate, listDays } from '../../base/date/local-date.ts';
import { classifyFeed, takesNights } from './classify-feed.ts';
import { type FeedEvent, type FeedKind, nightsOf } from './feed-event.ts';
import type { ChannelFacts, KnownEvent } from './known-events.ts';

const TODAY = '2027-03-01';
const FAR = '2028-02-29';

function anEvent(startDate: LocalDate, endDate: LocalDate, rest: Partial<FeedEvent> = {}): FeedEvent {
  const uid = `${startDate}/${endDate}`;
  return {
    uid,
    startDate,
    endDate,
    endsOnDate: true,
    title: 'OTHER',
    isTransparent: false,
    isWholeDay: true,
    leftOut: [],
    ...rest,
  };
}

const closure = (startDate: LocalDate, endDate: LocalDate) => anEvent(startDate, endDate, { title: 'NOT_AVAILABLE' });
const blocked = (startDate: LocalDate, endDate: LocalDate) => anEvent(startDate, endDate, { title: 'BLOCKED' });

function asIn(kind: FeedKind, events: readonly FeedEvent[], facts: Partial<ChannelFacts> = {}) {
  return classifyFeed(events, {
    kind,
    endMeans: 'CHECKOUT',
    known: [],
    exported: [],
    recentlyExported: [],
    unread: [],
    today: TODAY,
    ...facts,
  });
}

function meaningsIn(...given: Parameters<typeof asIn>) {
  return asIn(...given).map(({ as }) => as);
}

function known(event: FeedEvent, as: KnownEvent['as'], isOwnersWord = false): KnownEvent {
  const { uid, startDate, endDate } = event;
  return { uid, startDate, endDate, as, isOwnersWord, isInDoubt: false };
}

describe('what an event counts as', () => {
  test.each<[FeedKind, FeedEvent['title'], string]>([
    ['AIRBNB', 'OTHER', 'STAY'],
    ['AIRBNB', 'NOT_AVAILABLE', 'CLOSURE'],
    ['VRBO', 'OTHER', 'STAY'],
    ['VRBO', 'BLOCKED', 'CLOSURE'],
    ['BOOKING', 'NOT_AVAILABLE', 'STAY'],
    ['BOOKING', 'BLOCKED', 'STAY'],
    ['OTHER', 'BLOCKED', 'STAY'],
    ['CALENDAR', 'OTHER', 'CLOSURE'],
  ])('in a feed of %s, with the title %s, is %s', (kind, title, as) => {
    expect(meaningsIn(kind, [anEvent('2027-06-12', '2027-06-19', { title })])).toEqual([as]);
  });

  test('what has ended counts as nothing', () => {
    const ended = anEvent('2027-02-22', TODAY);
    const running = anEvent('2027-02-22', '2027-03-02');
    expect(asIn('CALENDAR', [ended, running]).map(({ uid }) => uid)).toEqual([running.uid]);
  });

  test('hours that a calendar shows as free are listed as such; whole days close the house all the same', () => {
    const days = anEvent('2027-06-12', '2027-06-19', { isTransparent: true });
    const hours = { ...days, isWholeDay: false };
    expect(meaningsIn('CALENDAR', [days])).toEqual(['CLOSURE']);
    expect(meaningsIn('CALENDAR', [days], { exported: [days] })).toEqual(['ECHO']);
    expect(meaningsIn('CALENDAR', [hours], { exported: [hours] })).toEqual(['FREE']);
    expect(meaningsIn('CALENDAR', [hours], { known: [known(hours, 'CLOSURE', true)] })).toEqual(['CLOSURE']);
    expect(meaningsIn('CALENDAR', [{ ...hours, isTransparent: false }], { known: [known(hours, 'FREE')] })).toEqual([
      'CLOSURE',
    ]);
    expect(meaningsIn('OTHER', [hours])).toEqual(['STAY']);
  });

  test('an end that is the last night is a day more, unless it is a time', () => {
    const day = anEvent('2027-06-12', '2027-06-13');
    const timed = anEvent('2027-07-01', '2027-07-03', { endsOnDate: false });
    const ends = asIn('OTHER', [day, timed], { endMeans: 'LAST_NIGHT' }).map(({ endDate }) => endDate);
    expect(ends).toEqual(['2027-06-14', '2027-07-03']);
  });

  test('marks of arrival and departure take nothing beside their stay, and their night without one', () => {
    const stay = anEvent('2027-06-12', '2027-06-19');
    const marks = [
      anEvent('2027-06-12', '2027-06-13', { title: 'MARK' }),
      anEvent('2027-06-19', '2027-06-20', { title: 'MARK' }),
    ];
    const alone = anEvent('2027-08-01', '2027-08-02', { title: 'MARK' });
    expect(asIn('OTHER', [...marks, stay, alone]).map(({ uid }) => uid)).toEqual([stay.uid, alone.uid]);
  });
});

describe('an edge of a calendar', () => {
  test('is the closure of Airbnb that ends its feed, 300 days off or more', () => {
    const near = addDays(TODAY, 299);
    expect(meaningsIn('AIRBNB', [closure('2027-05-01', '2027-05-04'), closure('2027-12-01', FAR)])).toEqual([
      'CLOSURE',
      'EDGE',
    ]);
    expect(meaningsIn('AIRBNB', [closure('2027-12-01', near)])).toEqual(['CLOSURE']);
    expect(meaningsIn('AIRBNB', [closure('2027-12-01', addDays(near, 1))])).toEqual(['EDGE']);
    expect(meaningsIn('AIRBNB', [closure('2027-12-01', FAR), anEvent(FAR, addDays(FAR, 3))])).toEqual([
      'CLOSURE',
      'STAY',
    ]);
    expect(meaningsIn('AIRBNB', [closure(TODAY, FAR)])).toEqual(['EDGE']);
  });

  test('of Airbnb is the same in pieces, with a guest between them, as long as no night between them is free', () => {
    const pieces = [
      closure('2027-10-01', '2027-12-01'),
      anEvent('2027-12-01', '2027-12-08'),
      closure('2027-12-08', FAR),
    ];
    expect(meaningsIn('AIRBNB', pieces)).toEqual(['EDGE', 'STAY', 'EDGE']);
    expect(meaningsIn('AIRBNB', [closure('2027-10-01', '2027-11-30'), ...pieces.slice(1)])).toEqual([
      'CLOSURE',
      'STAY',
      'EDGE',
    ]);
    expect(meaningsIn('AIRBNB', [closure('2027-12-01', '2027-12-09'), closure('2027-12-08', FAR)])).toEqual([
      'EDGE',
      'EDGE',
    ]);
  });

  test('is the closure of the next seven nights that Airbnb makes, as it moves on', () => {
    const yesterday = closure(addDays(TODAY, -1), addDays(TODAY, 6));
    const today = closure(TODAY, addDays(TODAY, 7));
    expect(meaningsIn('AIRBNB', [today], { known: [known(yesterday, 'EDGE')] })).toEqual(['EDGE']);
    expect(meaningsIn('AIRBNB', [yesterday], { known: [known(yesterday, 'EDGE')] })).toEqual(['EDGE']);
    expect(meaningsIn('AIRBNB', [closure(TODAY, addDays(TODAY, 8))])).toEqual(['CLOSURE']);
    expect(meaningsIn('AIRBNB', [closure(addDays(TODAY, 1), addDays(TODAY, 2))])).toEqual(['CLOSURE']);
    expect(meaningsIn('AIRBNB', [anEvent(TODAY, addDays(TODAY, 2))])).toEqual(['STAY']);
  });

  test('is not what the owner closed before, though it begins today by now', () => {
    const before = closure(addDays(TODAY, -3), addDays(TODAY, 4));
    const facts = { known: [known(before, 'CLOSURE')] };
    expect(meaningsIn('AIRBNB', [closure(TODAY, addDays(TODAY, 4))], facts)).toEqual(['CLOSURE']);
    expect(meaningsIn('AIRBNB', [closure(TODAY, addDays(TODAY, 5))], facts)).toEqual(['CLOSURE']);
  });

  test('is the tail of Booking.com where it has four weeks; shorter ones are guests', () => {
    expect(meaningsIn('BOOKING', [anEvent(addDays(FAR, -28), FAR)])).toEqual(['EDGE']);
    expect(meaningsIn('BOOKING', [anEvent(addDays(FAR, -27), FAR)])).toEqual(['STAY']);
    expect(meaningsIn('OTHER', [anEvent(addDays(FAR, -28), FAR)])).toEqual(['STAY']);
  });

  test('takes nights only where the owner wants it', () => {
    const all = (['STAY', 'CLOSURE', 'EDGE', 'ECHO', 'FREE'] as const).map((as) => [
      takesNights(as, 'SKIP'),
      takesNights(as, 'TAKE'),
    ]);
    expect(all).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('an echo', () => {
  const exported = [
    { startDate: '2027-06-10', endDate: '2027-06-14' },
    { startDate: '2027-06-14', endDate: '2027-06-20' },
    { startDate: '2027-02-20', endDate: '2027-03-08' },
  ];

  test.each<[string, FeedEvent, string]>([
    ['is what was exported', closure('2027-06-10', '2027-06-14'), 'ECHO'],
    ['is two exported events told as one', closure('2027-06-10', '2027-06-20'), 'ECHO'],
    ['is an exported event that has lost its past', closure(TODAY, '2027-03-08'), 'ECHO'],
    ['ends nowhere else', closure('2027-06-10', '2027-06-13'), 'CLOSURE'],
    ['begins nowhere else', closure('2027-06-11', '2027-06-14'), 'CLOSURE'],
    ['has no night that was not exported', closure('2027-03-08', '2027-06-10'), 'CLOSURE'],
    ['is no guest of a portal that names its guests', anEvent('2027-06-10', '2027-06-14'), 'STAY'],
  ])('%s', (_, event, as) => {
    expect(meaningsIn('AIRBNB', [event], { exported })).toEqual([as]);
  });

  test.each<[FeedKind, string]>([
    ['BOOKING', 'ECHO'],
    ['OTHER', 'ECHO'],
    ['VRBO', 'STAY'],
    ['CALENDAR', 'ECHO'],
  ])('in a feed of %s that gives all events one title, it is %s', (kind, as) => {
    expect(meaningsIn(kind, [anEvent('2027-06-10', '2027-06-14')], { exported })).toEqual([as]);
  });

  test('is one as long as its UID stays, though it is exported no more', () => {
    const event = blocked('2027-06-10', '2027-06-14');
    const shorter = { ...event, endDate: '2027-06-13' };
    const facts = { known: [known(event, 'ECHO')] };
    expect(meaningsIn('VRBO', [event], facts)).toEqual(['ECHO']);
    expect(meaningsIn('VRBO', [shorter], facts)).toEqual(['ECHO']);
  });

  test('is none any more as soon as it has a night that was not exported', () => {
    const event = blocked('2027-06-10', '2027-06-14');
    const grown = { ...event, endDate: '2027-06-16' };
    const facts = { known: [known(event, 'ECHO')] };
    expect(meaningsIn('VRBO', [grown], facts)).toEqual(['CLOSURE']);
    expect(meaningsIn('VRBO', [grown], { ...facts, exported: [event] })).toEqual(['CLOSURE']);
    const more = [{ startDate: '2027-06-12', endDate: '2027-06-16' }];
    expect(meaningsIn('VRBO', [grown], { ...facts, exported: more })).toEqual(['ECHO']);
  });

  test('is judged anew under another UID, though its nights are the same', () => {
    const event = blocked('2027-06-10', '2027-06-14');
    const renamed = { ...event, uid: 'new' };
    const facts = { known: [known(event, 'ECHO')] };
    expect(meaningsIn('VRBO', [renamed], facts)).toEqual(['CLOSURE']);
    expect(meaningsIn('BOOKING', [renamed], facts)).toEqual(['STAY']);
    expect(meaningsIn('BOOKING', [renamed], { ...facts, exported })).toEqual(['ECHO']);
  });

  test('is no guest of a portal that names its guests, though an echo had that UID', () => {
    const event = closure('2027-06-10', '2027-06-14');
    const guests = { ...event, title: 'OTHER' as const };
    expect(meaningsIn('AIRBNB', [guests], { known: [known(event, 'ECHO')], exported })).toEqual(['STAY']);
  });

  test.each([
    ['two pieces', ['2027-06-10', '2027-06-12', '2027-06-14'], 'ECHO'],
    ['many pieces', ['2027-06-10', '2027-06-11', '2027-06-13', '2027-06-16', '2027-06-20'], 'ECHO'],
    ['pieces of which the first is gone', ['2027-06-11', '2027-06-12', '2027-06-14'], 'STAY'],
    ['pieces of which the last is gone', ['2027-06-10', '2027-06-12', '2027-06-13'], 'STAY'],
  ])('of what was exported, told in %s, each is %s', (_, edges, as) => {
    const pieces = edges.slice(1).map((endDate, index) => anEvent(edges[index] ?? '', endDate));
    expect(meaningsIn('OTHER', pieces, { exported })).toEqual(pieces.map(() => as));
    expect(meaningsIn('OTHER', pieces.toReversed(), { exported })).toEqual(pieces.map(() => as));
  });

  test('in pieces does not come of what was known as guests', () => {
    const [guests, piece] = [anEvent('2027-06-10', '2027-06-12'), anEvent('2027-06-12', '2027-06-14')];
    expect(meaningsIn('OTHER', [guests, piece], { exported, known: [known(guests, 'STAY')] })).toEqual([
      'STAY',
      'STAY',
    ]);
  });

  test('does not come of what was known before it was exported', () => {
    const event = blocked('2027-06-10', '2027-06-14');
    expect(meaningsIn('VRBO', [event], { known: [known(event, 'CLOSURE')], exported })).toEqual(['CLOSURE']);
  });
});

describe('what was known', () => {
  const event = anEvent('2027-06-12', '2027-06-19', { uid: 'a' });

  test('the word of the owner holds while the UID stays, whatever the dates', () => {
    const facts = { known: [known(event, 'EDGE', true)] };
    expect(meaningsIn('OTHER', [{ ...event, endDate: '2027-06-20' }], facts)).toEqual(['EDGE']);
    expect(meaningsIn('OTHER', [anEvent('2027-06-12', '2027-06-20', { uid: 'b' })], facts)).toEqual(['STAY']);
  });

  test('a new UID for the same nights is the same event, without the word of the owner', () => {
    const rotated = { ...event, uid: 'rotated' };
    const one = known(event, 'EDGE', true);
    expect(asIn('OTHER', [rotated], { known: [one] })).toMatchObject([{ uid: 'rotated', as: 'STAY', known: one }]);
    const stay = known(event, 'STAY');
    expect(asIn('OTHER', [rotated], { known: [stay], exported: [event] })).toMatchObject([{ as: 'STAY', known: stay }]);
    const echo = known(event, 'ECHO', true);
    expect(asIn('OTHER', [rotated], { known: [echo] })).toMatchObject([{ as: 'STAY', known: echo }]);
  });

  test('of two events with one UID neither is taken for the other', () => {
    const other = anEvent('2027-07-01', '2027-07-05', { uid: 'a' });
    const third = anEvent('2027-08-01', '2027-08-05', { uid: 'a' });
    const facts = { known: [known(event, 'ECHO'), known(other, 'STAY')] };
    const found = asIn('OTHER', [other, event, third], facts);
    expect(found.map(({ as }) => as)).toEqual(['STAY', 'ECHO', 'STAY']);
    expect(found.map(({ known }) => known?.startDate)).toEqual(['2027-07-01', '2027-06-12', undefined]);
  });

  test('an event that is there twice counts twice alike', () => {
    const one = known(event, 'ECHO');
    expect(asIn('OTHER', [event, { ...event }], { known: [one] })).toMatchObject([
      { as: 'ECHO', known: one },
      { as: 'ECHO', known: undefined },
    ]);
  });
});

describe('any set of events', () => {
  const night = fc.integer({ min: 0, max: 60 }).map((offset) => addDays(TODAY, offset));
  const range = fc.tuple(night, fc.integer({ min: 1, max: 9 })).map(([from, length]) => ({
    startDate: from,
    endDate: addDays(from, length),
  }));

  /** Shuffled, some split in two, some duplicated. */
  const retold = fc
    .array(range, { maxLength: 30 })
    .chain((ranges) =>
      fc.tuple(
        fc.constant(ranges),
        fc.shuffledSubarray(ranges, { minLength: ranges.length }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: ranges.length, maxLength: ranges.length }),
        fc.subarray(ranges),
      ),
    )
    .map(([ranges, shuffled, cuts, twice]) => ({
      ranges,
      portalEvents: [...shuffled.flatMap((one, index) => cut(one, cuts[index] ?? 0)), ...twice],
    }));

  test('takes exactly its nights, whatever their order, split or repetition', () => {
    fc.assert(
      fc.property(retold, ({ ranges, portalEvents }) => {
        const expected = new Set(ranges.flatMap(({ startDate, endDate }) => listDays(startDate, addDays(endDate, -1))));
        const found = asIn(
          'OTHER',
          portalEvents.map(({ startDate, endDate }, index) => anEvent(startDate, endDate, { uid: String(index % 7) })),
        );
        const nights = new Set(
          found.filter(({ as }) => takesNights(as, 'SKIP')).flatMap((event) => nightsOf(event, TODAY)),
        );
        expect([...nights].sort()).toEqual([...expected].sort());
      }),
    );
  });

  test('read a second time it is known, one for one, and counts as before', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 30 }), fc.array(range, { maxLength: 10 }), (ranges, exported) => {
        const events = ranges.map(({ startDate, endDate }, index) =>
          anEvent(startDate, endDate, { uid: String(index % 5) }),
        );
        const first = asIn('OTHER', events, { exported });
        const stored = first.map((event) => ({ ...event, isOwnersWord: false }));
        const second = asIn('OTHER', events, { known: stored, exported: [] });
        expect(second.map(({ as }) => as)).toEqual(first.map(({ as }) => as));
        expect(new Set(second.map(({ known }) => known))).toEqual(new Set(stored));
      }),
    );
  });

  test('an event until 2099 has no more nights than can be sold', () => {
    const nights = nightsOf({ startDate: '0001-01-01', endDate: '9999-12-31' }, TODAY);
    expect(nights[0]).toBe('2026-03-01');
    expect(nights).toEqual(listDays('2026-03-01', nights.at(-1) ?? ''));
    expect(nightsOf({ startDate: '2020-01-01', endDate: '2026-03-01' }, TODAY)).toEqual([]);
    expect(nightsOf({ startDate: '2040-01-01', endDate: '2040-03-01' }, TODAY)).toEqual([]);
    expect(daysBetween(TODAY, nights.at(-1) ?? '')).toBe(3 * 365 + 1 + 365);
  });
});

function cut(range: { startDate: LocalDate; endDate: LocalDate }, after: number) {
  const middle = addDays(range.startDate, after);
  if (after === 0 || middle >= range.endDate) return [range];
  return [
    { startDate: range.startDate, endDate: middle },
    { startDate: middle, endDate: range.endDate },
  ];
}

describe('an echo is in doubt', () => {
  const portalEvents = anEvent('2027-06-12', '2027-06-19');
  const nightAfter = { startDate: '2027-06-19', endDate: '2027-06-26' };
  const isInDoubt = (kind: FeedKind, facts: Partial<ChannelFacts> = {}, event: FeedEvent = portalEvents) =>
    asIn(kind, [event], { exported: [portalEvents], recentlyExported: [portalEvents], ...facts }).map((one) => [
      one.as,
      one.isInDoubt,
    ]);

  test.each<[string, FeedKind, Partial<ChannelFacts>, boolean]>([
    ['where a portal that names no guests shows it so soon', 'BOOKING', {}, true],
    [
      'though only some of its nights are newly told',
      'OTHER',
      { recentlyExported: [{ ...portalEvents, startDate: '2027-06-18' }] },
      true,
    ],
    ['not where its nights were told long ago', 'BOOKING', { recentlyExported: [] }, false],
    ['not where others were told since', 'BOOKING', { recentlyExported: [nightAfter] }, false],
    [
      'as long as the owner has not said',
      'BOOKING',
      { recentlyExported: [], known: [{ ...known(portalEvents, 'ECHO'), isInDoubt: true }] },
      true,
    ],
    ['not where it was known as one before', 'BOOKING', { known: [known(portalEvents, 'ECHO')] }, false],
    ['where another UID had its dates', 'BOOKING', { known: [{ ...known(portalEvents, 'ECHO'), uid: 'gone' }] }, true],
  ])('%s: %s', (_, kind, facts, doubt) => {
    expect(isInDoubt(kind, facts)).toEqual([['ECHO', doubt]]);
  });

  test('never where a portal has a title for what is closed', () => {
    expect(isInDoubt('AIRBNB', {}, { ...portalEvents, title: 'NOT_AVAILABLE' })).toEqual([['ECHO', false]]);
  });

  test('and nothing else is, though it was in doubt before', () => {
    const before = { ...known(portalEvents, 'STAY'), isInDoubt: true };
    expect(isInDoubt('BOOKING', { known: [before] })).toEqual([['STAY', false]]);
  });
});
