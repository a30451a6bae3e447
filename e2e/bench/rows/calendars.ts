import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { days } from '../../../server/src/testing/feed-text.ts';
import { startPortalCalendars } from '../../../server/src/testing/portal-calendars.ts';
import { connectOwner } from '../../support/api.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { getPages, load, secondsOfRound } from '../load/load.ts';
import { compare, median, plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';
import { fullRules, timeOfQuote } from './stay-rules.ts';

const CHANNELS = 10;
/** The limit of a calendar. */
const EVENTS = 2000;
/** All dates that can be requested are within three years. */
const DAYS = 1000;
const TOKEN = 'who-watches-the-bench-is-shown-what-it-counts';

type Portal = Awaited<ReturnType<typeof startPortalCalendars>>;

/** The cost of ten portals' calendars to quote and calendar, and how long reading one blocks everybody. */
export const calendars: Row = {
  name: 'calendars',
  async measure({ rounds }) {
    const portal = await startPortalCalendars();
    const variables = { ICAL_TRUSTED_HOSTS: portal.host, METRICS_TOKEN: TOKEN };
    const [full, bare] = await Promise.all(
      ['calendars', 'no-calendars'].map((name) => startSite({ dataDir: makeDataDir(name), variables })),
    );
    if (!full || !bare) throw new Error('two sites are measured');
    const seconds = secondsOfRound(rounds);
    const common = { goal: { atMost: 1.3 }, unit: milliseconds, referenceName: 'without' };
    try {
      await (await connectOwner(full)).stayRules.replace({ body: fullRules() });
      const holds = await linkAll(full, portal);
      const quote = { ours: () => timeOfQuote(full, seconds), theirs: () => timeOfQuote(bare, seconds) };
      const page = (path: string) => ({
        ours: () => timeOfRead(full, path, seconds),
        theirs: () => timeOfRead(bare, path, seconds),
      });
      return [
        plainFigure({
          what: `how long a reading of ${EVENTS} events holds up others, at most`,
          value: median(holds),
          goal: { atMost: 20 },
          unit: milliseconds,
        }),
        ratioFigure({
          what: `a quote with ${CHANNELS} calendars of ${EVENTS} events and all rules`,
          compared: await compare(rounds, quote),
          ...common,
        }),
        ratioFigure({
          what: 'the page of the calendar with them',
          compared: await compare(rounds, page('/booking')),
          ...common,
        }),
        ratioFigure({
          what: 'the bookings that the calendar reads, with them',
          compared: await compare(rounds, page(`/api/bookings?from=${todayInRome(new Date())}`)),
          ...common,
        }),
      ];
    } finally {
      for (const site of [full, bare]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
      await portal.close();
    }
  },
};

/** The longest delays in milliseconds, by channel. The first sells stays; others block days, some of them the same. */
async function linkAll(site: RunningSite, portal: Portal): Promise<number[]> {
  const owner = await connectOwner(site);
  const holds: number[] = [];
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const name = `portal-${channel}`;
    portal.hold(name, ...listEvents(channel));
    const kind = channel === 0 ? 'OTHER' : 'CALENDAR';
    await readHold(site);
    const { id } = await owner.channels.create({ body: { name, kind, importUrl: portal.addressOf(name) } });
    await owner.channels.sync({ params: { id } });
    holds.push(await readHold(site));
  }
  return holds;
}

function listEvents(channel: number): string[][] {
  const today = todayInRome(new Date());
  return Array.from({ length: EVENTS }, (_, index) => {
    const startDate = addDays(today, (index * (channel + 1)) % DAYS);
    return days(`${channel}-${index}`, startDate, addDays(startDate, 1));
  });
}

/** The event loop's longest delay since the last call, in milliseconds beyond the gauge's interval. */
async function readHold({ origin }: RunningSite): Promise<number> {
  const response = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await response.text();
  const read = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]);
  return (read('max') - read('min')) * 1000;
}

/** Milliseconds per answer, including the client's share. */
async function timeOfRead({ origin }: RunningSite, path: string, seconds: number): Promise<number> {
  const { perSecond } = await load({ origin, requests: getPages(path), connections: 16, seconds });
  return 1000 / perSecond;
}
