import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, feedText } from '../../testing/feed-text.ts';
import { type Portal, portalAnswers, startPortal } from '../../testing/portal.ts';
import { createFeedReader } from './feed-reader.ts';
import { parseFeed } from './parse-feed.ts';

const TODAY = '2027-03-01';
const ROUNDS = 5;

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** A feed of `count` stays, each with a description like those of portals. */
function aFeed(count: number): string {
  return feedText(
    Array.from({ length: count }, (_, index) => {
      const startDate = addDays(TODAY, index % 700);
      return days(
        `1418fb94e984-${index}@airbnb.com`,
        startDate,
        addDays(startDate, 7),
        `DESCRIPTION:${'x'.repeat(200)}`,
      );
    }),
  );
}

const read = (text: string) => parseFeed({ bytes: new Uint8Array(Buffer.from(text)), today: TODAY });

/** The processor time of this thread, however busy the machine is: an upper bound of how long it is blocked. */
function workOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function workOfReading(text: string, times = 1): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) read(text);
  return workOf(before);
}

/** The minimum of several rounds, as the first ones load and compile code. */
async function leastOf(measure: () => number | Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) figures.push(await measure());
  return Math.min(...figures);
}

it('a feed of 2,000 events is read while everything else goes on', async () => {
  const text = aFeed(2000);
  const url = portal.answer('/feed', portalAnswers.body(text));
  const reader = createFeedReader({ trustedHosts: [portal.host], now: () => new Date(`${TODAY}T09:00:00Z`) });
  const inThread = await leastOf(async () => {
    const before = process.threadCpuUsage();
    const { kind } = await reader.read(url);
    expect(kind).toBe('read');
    return workOf(before);
  });
  // This thread only fetches the feed and serves it as the portal: parsing here would cost all of that and more.
  const here = await leastOf(() => workOfReading(text));
  expect(inThread).toBeLessThan(here);
});

it('ten times the events take about ten times as long', async () => {
  const [few, many] = [aFeed(200), aFeed(2000)];
  // The same number of events on both sides: less than the clock's resolution would measure as zero.
  expect(await leastOf(() => workOfReading(many))).toBeLessThan(2.5 * (await leastOf(() => workOfReading(few, 10))));
});
