import { describe, expect, it } from 'vitest';
import { createUnreadTest, matchKnown } from './known-events.ts';

type Named = { readonly uid: string; readonly startDate: string; readonly endDate: string; readonly place: number };

/** Parses events like `uid 01-03`, in one month. */
function eventsOf(written: readonly string[]): Named[] {
  return written.map((text, place) => {
    const [uid = '', days = ''] = text.split(' ');
    const [from = '', to = ''] = days.split('-');
    return { uid, startDate: `2027-06-${from}`, endDate: `2027-06-${to}`, place };
  });
}

/** The index of the known event that each event matches. */
function matchIn(now: readonly string[], then: readonly string[], unread: readonly string[] = []) {
  const events = eventsOf(now);
  const matched = matchKnown(events, eventsOf(then), unread);
  return events.map((event) => matched.get(event)?.place);
}

describe('an event is one of the last reading', () => {
  it.each<[string, string[], string[], (number | undefined)[]]>([
    ['by UID and dates', ['a 01-03', 'b 05-08'], ['b 05-08', 'a 01-03'], [1, 0]],
    ['by its UID, where its dates have changed', ['a 02-04', 'b 05-08'], ['a 01-03', 'b 05-08'], [0, 1]],
    ['by its dates, where its UID is gone', ['new 01-03', 'b 05-08'], ['old 01-03', 'b 05-08'], [0, 1]],
    ['by its UID before its dates', ['a 05-08'], ['x 05-08', 'a 01-03'], [1]],
    ['by the UID that is left when the dates of another fit', ['a 01-03', 'a 09-12'], ['a 01-03', 'a 05-08'], [0, 1]],
    ['each one once, in the order in which they came', ['x 01-03', 'y 01-03'], ['a 01-03', 'b 01-03'], [0, 1]],
    ['each one once, of two that are alike', ['a 01-03', 'a 01-03'], ['a 01-03', 'a 01-03'], [0, 1]],
  ])('%s', (_, now, then, expected) => {
    expect(matchIn(now, then)).toEqual(expected);
  });
});

describe('an event is none of the last reading', () => {
  it.each<[string, string[], string[], (number | undefined)[]]>([
    ['where nothing was known', ['a 01-03'], [], [undefined]],
    ['where neither UID nor dates were there', ['a 01-03'], ['b 05-08'], [undefined]],
    ['where only the day of arrival is that of another', ['a 01-03'], ['b 01-04'], [undefined]],
    ['where only the day of departure is that of another', ['a 02-04'], ['b 01-04'], [undefined]],
    ['where two had its UID', ['a 02-04'], ['a 01-03', 'a 05-08'], [undefined]],
    ['where another has its UID now', ['a 02-04', 'a 06-09'], ['a 01-03'], [undefined, undefined]],
    ['where what had its dates is told of on other dates', ['b 01-03', 'a 05-08'], ['a 01-03'], [undefined, 0]],
    [
      'where what had its dates shares its UID with others that are told of',
      ['b 01-03', 'a 09-12', 'a 13-15'],
      ['a 01-03'],
      [undefined, undefined, undefined],
    ],
    ['where another that is alike has taken the only one', ['a 01-03', 'a 01-03'], ['a 01-03'], [0, undefined]],
    ['where another took the only one by its dates', ['x 01-03', 'y 01-03'], ['a 01-03'], [0, undefined]],
  ])('%s', (_, now, then, expected) => {
    expect(matchIn(now, then)).toEqual(expected);
  });

  it('by UID or dates alone, where what was known stands in the feed but could not be read', () => {
    expect(matchIn(['new 01-03'], ['old 01-03'], ['old'])).toEqual([undefined]);
    expect(matchIn(['old 02-04'], ['old 01-03'], ['old'])).toEqual([undefined]);
    expect(matchIn(['old 01-03'], ['old 01-03'], ['old'])).toEqual([0]);
  });
});

describe('what stands in a feed but could not be read', () => {
  it.each([
    ['by its UID', 'rule', true],
    ['one of its times', 'rule/2027-06-12', true],
    ['a UID with a stroke in it', 'a/b', true],
    ['one of the times of such a UID', 'a/b/2027-06-12', true],
    ['not another UID', 'other', false],
    ['not what begins with its UID', 'rule/2027-06', false],
    ['not what has a date before the end of its name', 'rule/2027-06-12/x', false],
    ['not what follows its UID without a stroke', 'rule2027-06-12', false],
    ['not what has no UID, since that names nothing', '', false],
    ['not the times of what has no UID', '/2027-06-12', false],
  ])('is known %s', (_, uid, expected) => {
    expect(createUnreadTest(['rule', 'a/b', ''])({ uid })).toBe(expected);
  });
});
