import { describe, expect, it } from 'vitest';
import type { KnownEvent } from './known-events.ts';
import { judgeVanished, type Presence } from './vanished.ts';

const today = '2027-06-01';
const now = new Date('2027-06-01T10:00:00Z');
const LONG_AGO = '2027-06-01T09:30:00.000Z';

function event(
  startDate: string,
  change: Partial<Pick<TrackedEvent, 'presence' | 'as' | 'missedAt'>> = {},
): TrackedEvent {
  const endDate = startDate.replace(/\d$/, '9');
  return {
    uid: startDate,
    startDate,
    endDate,
    as: 'STAY',
    isOwnersWord: false,
    isInDoubt: false,
    presence: 'THERE',
    missedAt: change.presence === 'MISSED' ? LONG_AGO : null,
    ...change,
  } satisfies TrackedEvent;
}

type TrackedEvent = KnownEvent & { readonly presence: Presence; readonly missedAt: string | null };

function judge(
  known: readonly TrackedEvent[],
  found: readonly TrackedEvent[],
  taking: readonly Pick<TrackedEvent, 'startDate' | 'endDate'>[] = found,
  facts: { readonly unread?: readonly string[]; readonly isEmpty?: boolean; readonly mayFree?: boolean } = {},
) {
  const reading = { unread: [], isEmpty: false, mayFree: true, ...facts };
  const { isSuspect, gone, remaining } = judgeVanished({
    known,
    found: new Set(found),
    taking,
    today,
    now,
    ...reading,
  });
  return { isSuspect, gone, remaining: remaining.map(({ presence }) => presence) };
}

const five = ['01', '11', '21'].flatMap((day) => [event(`2027-07-${day}`), event(`2027-08-${day}`)]).slice(0, 5);

describe('what a reading lacks', () => {
  it('is kept the first time, and freed half an hour later by a reading that was made for no sale', () => {
    const [one = event(today)] = five;
    expect(judge([one], [])).toEqual({ isSuspect: false, gone: [], remaining: ['MISSED'] });
    const missed = (missedAt: string | null) => ({ ...one, presence: 'MISSED' as const, missedAt });
    expect(judge([missed(LONG_AGO)], [])).toEqual({ isSuspect: false, gone: [missed(LONG_AGO)], remaining: [] });
    expect(judge([missed('2027-06-01T09:30:00.001Z')], [])).toMatchObject({ gone: [], remaining: ['MISSED'] });
    expect(judge([missed(LONG_AGO)], [], [], { mayFree: false })).toMatchObject({ gone: [], remaining: ['MISSED'] });
  });

  it('is missed since the first reading that lacked it; since now where that was not noted', () => {
    const facts = { found: new Set<TrackedEvent>(), taking: [], unread: [], isEmpty: false, mayFree: true, today, now };
    const since = (one: TrackedEvent) =>
      judgeVanished({ ...facts, known: [one] }).remaining.map(({ missedAt }) => missedAt);
    expect(since(event('2027-07-01'))).toEqual([now.toISOString()]);
    expect(since(event('2027-07-01', { presence: 'MISSED', missedAt: null }))).toEqual([now.toISOString()]);
    const before = '2027-06-01T09:45:00.000Z';
    expect(since(event('2027-07-01', { presence: 'MISSED', missedAt: before }))).toEqual([before]);
  });

  it('waits for the owner where a calendar is empty: a lone stay, and what the owner closed there', () => {
    const [one = event(today)] = five;
    const closure = event('2027-09-01', { as: 'CLOSURE', presence: 'MISSED' });
    expect(judge([one], [], [], { isEmpty: true })).toMatchObject({ gone: [], remaining: ['SUSPECT'] });
    expect(judge([closure], [], [], { isEmpty: true })).toMatchObject({ gone: [], remaining: ['SUSPECT'] });
    const echo = event('2027-09-01', { as: 'ECHO', presence: 'MISSED', missedAt: now.toISOString() });
    expect(judge([echo], [], [], { isEmpty: true })).toMatchObject({ gone: [echo] });
    const free = { ...echo, as: 'FREE' as const };
    expect(judge([free], [], [], { isEmpty: true })).toMatchObject({ gone: [free] });
  });

  it('is freed at once where it is over, or where something else of the reading takes its nights', () => {
    const past = event('2027-05-11');
    expect(judge([past], [])).toMatchObject({ gone: [past], remaining: [] });
    const running = { ...event('2027-05-21'), endDate: '2027-06-05' };
    const again = { startDate: today, endDate: '2027-06-05' };
    expect(judge([running], [], [again])).toMatchObject({ gone: [running], remaining: [] });
    expect(judge([running], [], [{ ...again, endDate: '2027-06-04' }])).toMatchObject({
      gone: [],
      remaining: ['MISSED'],
    });
  });

  it('is kept on the day of its departure', () => {
    const leaving = { ...event('2027-05-21'), endDate: today };
    expect(judge([leaving], [])).toEqual({ isSuspect: false, gone: [], remaining: [] });
    const missed = { ...leaving, presence: 'MISSED' as const, missedAt: LONG_AGO };
    expect(judge([missed], [])).toMatchObject({ gone: [missed] });
  });

  it('waits for the owner where it is all of two future stays or more', () => {
    expect(judge(five.slice(0, 2), [])).toEqual({ isSuspect: true, gone: [], remaining: ['SUSPECT', 'SUSPECT'] });
    expect(judge(five.slice(0, 3), five.slice(0, 1))).toMatchObject({ isSuspect: false });
  });

  it('waits for the owner where it is over half of four or more', () => {
    expect(judge(five, five.slice(0, 2))).toMatchObject({
      isSuspect: true,
      remaining: ['SUSPECT', 'SUSPECT', 'SUSPECT'],
    });
    expect(judge(five.slice(0, 4), five.slice(0, 1))).toMatchObject({ isSuspect: true });
    expect(judge(five.slice(0, 4), five.slice(0, 2))).toMatchObject({
      isSuspect: false,
      remaining: ['MISSED', 'MISSED'],
    });
  });

  it('counts those that were missed before', () => {
    const [a, b, c, ...rest] = five;
    const missed = [a, b].flatMap((one) => (one ? [{ ...one, presence: 'MISSED' as const }] : []));
    const all = [...missed, ...(c ? [c] : []), ...rest];
    expect(judge(all, rest)).toMatchObject({ isSuspect: true, gone: [] });
  });

  it('frees closures though stays are suspect', () => {
    const closure = event('2027-09-01', { as: 'CLOSURE', presence: 'MISSED' });
    expect(judge([...five, closure], [])).toMatchObject({ isSuspect: true, gone: [closure] });
  });

  it('goes on waiting for the owner whatever else the feed has by then', () => {
    const suspects = five.map((one) => ({ ...one, presence: 'SUSPECT' as const }));
    const others = ['01', '11', '21'].map((day) => event(`2027-10-${day}`));
    expect(judge([...suspects, ...others], others)).toMatchObject({
      isSuspect: false,
      gone: [],
      remaining: suspects.map(() => 'SUSPECT'),
    });
  });

  it('is freed by no reading that is not whole, however often, and by two whole ones after that', () => {
    const [one = event(today), ...others] = five;
    expect(judge(five, others, others, { unread: ['another'] })).toEqual({
      isSuspect: false,
      gone: [],
      remaining: ['UNREAD'],
    });
    for (const presence of ['MISSED', 'UNREAD'] as const) {
      expect(judge([{ ...one, presence }], [], [], { unread: [''] })).toMatchObject({
        gone: [],
        remaining: ['UNREAD'],
      });
    }
    expect(judge([{ ...one, presence: 'UNREAD' }, ...others], others)).toMatchObject({
      gone: [],
      remaining: ['MISSED'],
    });
    expect(judge(five, [], [], { unread: ['another'] })).toMatchObject({
      isSuspect: false,
      remaining: five.map(() => 'UNREAD'),
    });
  });

  it('stays where it could not be read though another event has its nights, since that may go', () => {
    const [one = event(today)] = five;
    const other = { startDate: one.startDate, endDate: one.endDate };
    expect(judge([one], [], [other], { unread: ['another'] })).toMatchObject({ gone: [one] });
    expect(judge([one], [], [other], { unread: [one.uid] })).toMatchObject({ gone: [], remaining: ['UNREAD'] });
    const occurrence = { ...one, uid: 'rule/2027-07-01' };
    expect(judge([occurrence], [], [other], { unread: ['rule'] })).toMatchObject({ gone: [], remaining: ['UNREAD'] });
  });

  it('stays for good where the owner kept it, and counts no more', () => {
    const remaining = event('2027-07-01', { presence: 'KEPT' });
    const missed = event('2027-08-01', { presence: 'MISSED' });
    expect(judge([remaining, missed], [])).toEqual({ isSuspect: false, gone: [missed], remaining: ['KEPT'] });
  });
});
