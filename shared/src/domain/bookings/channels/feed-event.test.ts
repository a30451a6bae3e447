import { describe, expect, it } from 'vitest';
import { type FeedEvent, type LeftOut, listEventsAhead, losesNights } from './feed-event.ts';

it.each<[readonly LeftOut[], boolean]>([
  [[], false],
  [['EXCEPTIONS'], false],
  [['END'], true],
  [['REPETITION'], true],
  [['EXCEPTIONS', 'DATES'], true],
])('an event of which %o could not be read may have more nights: %s', (leftOut, loses) => {
  expect(losesNights(leftOut)).toBe(loses);
});

describe('a mark on a day of arrival or departure', () => {
  const STAY: FeedEvent = {
    uid: 'stay',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    endsOnDate: true,
    title: 'OTHER',
    isTransparent: false,
    isWholeDay: true,
    leftOut: [],
  };
  const mark = (startDate: string, endDate: string): FeedEvent => ({
    ...STAY,
    uid: 'mark',
    title: 'MARK',
    startDate,
    endDate,
  });
  const ahead = (...events: readonly FeedEvent[]) =>
    listEventsAhead(events, { kind: 'OTHER', endMeans: 'CHECKOUT', today: '2027-06-01' }).map(({ uid }) => uid);

  it.each([
    ['on the day of arrival', mark('2027-06-12', '2027-06-13'), ['stay']],
    ['on the day of departure', mark('2027-06-19', '2027-06-20'), ['stay']],
    ['on a day between, which is none', mark('2027-06-14', '2027-06-15'), ['stay', 'mark']],
    ['of more than a night, which is none', mark('2027-06-12', '2027-06-14'), ['stay', 'mark']],
  ])('is no event beside its stay: %s', (_, event, uids) => {
    expect(ahead(STAY, event)).toEqual(uids);
  });

  it('is one by itself', () => {
    expect(ahead(mark('2027-06-12', '2027-06-13'))).toEqual(['mark']);
  });
});
