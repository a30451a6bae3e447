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

/** Of so many stays, each with a description as portals write them. */
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

/** What this thread works for it, however busy the machine is: it cannot be held for longer. */
function workOf(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function workOfReading(text: string, times = 1): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) read(text);
  return workOf(before);
}

/** Of some rounds: the first ones load and compile. */
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
  // Fetching it, and what the portal of the test sends, is work of this thread: read here as well, it would be all of this and more.
  const here = await leastOf(() => workOfReading(text));
  expect(inThread).toBeLessThan(here);
});

it('ten times the events take about ten times as long', async () => {
  const [few, many] = [aFeed(200), aFeed(2000)];
  // As many events on both sides: what takes less than the clock's step would be nothing.
  expect(await leastOf(() => workOfReading(many))).toBeLessThan(2.5 * (await leastOf(() => workOfReading(few, 10))));
});
