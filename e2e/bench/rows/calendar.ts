import { addDays, addMonths, todayInRome } from '@approdo/shared/domain/date/local-date';
import { chromium, type Page } from '@playwright/test';
import { transact } from '../../../server/src/db/transaction.ts';
import { insertBooking } from '../../../server/src/features/stays/bookings.records.ts';
import { occupyDays } from '../../../server/src/features/stays/occupied-days.ts';
import { aStay } from '../../../server/src/testing/factories.ts';
import { connect, connectOwner } from '../../support/api.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { keepSession } from '../../support/sign-in.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { compare, plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds, plain } from '../units.ts';

/** A night each, one guest after the other, from this month on. */
const STAYS = 300;
const TASKS = 10;
const MONTHS = 12;

/** `link` is also the heading of what it leads to. */
type Waited = { readonly link: string; readonly ready: string; readonly count: number };

/** The first day takes the arrow keys, and every stay lies on its day. */
const CALENDAR: Waited = { link: 'Calendario', ready: 'a[data-kind]:not([aria-hidden])', count: STAYS };
const LIST_OF_TASKS: Waited = { link: 'Attività', ready: 'main tbody tr', count: TASKS };

/** What a year full of stays costs the server and whoever opens it. */
export const calendar: Row = {
  name: 'calendar',
  async measure({ rounds }) {
    const { site, first, id } = await startFull();
    try {
      const token = await tokenOf(site);
      const last = addDays(addMonths(first, MONTHS), -1);
      const seconds = secondsOfRound(rounds);
      const read = (path: string) => () => timeOfRead(site, { path, token, seconds });
      const answered = await compare(rounds, {
        ours: read(`/api/calendar?from=${first}&to=${last}`),
        theirs: read(`/api/bookings/${id}`),
      });
      const { opened, elements } = await openBoth(site, rounds);
      return [
        ratioFigure({
          what: `GET /calendar of a year with ${STAYS} stays`,
          compared: answered,
          goal: { atMost: 3 },
          unit: milliseconds,
          referenceName: 'GET /bookings/{id}',
        }),
        ratioFigure({
          what: `/admin/calendar with ${STAYS} stays, click to a day that takes the arrow keys`,
          compared: opened,
          goal: { atMost: 1.6 },
          unit: milliseconds,
          referenceName: `/admin/task with ${TASKS} tasks`,
        }),
        plainFigure({
          what: `elements of /admin/calendar with ${STAYS} stays`,
          value: elements,
          goal: { atMost: 3000 },
          unit: plain,
        }),
      ];
    } finally {
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};

async function startFull() {
  const dataDir = makeDataDir('calendar');
  await (await startSite({ dataDir, variables: { STARTER_CONTENT: 'none' } })).stop();
  const first = `${todayInRome(new Date()).slice(0, 7)}-01`;
  const stays = Array.from({ length: STAYS }, (_, index) =>
    aStay({ startDate: addDays(first, index), endDate: addDays(first, index + 1) }),
  );
  const database = openDatabaseOf(dataDir);
  await transact(database, async (trx) => {
    for (const stay of stays) {
      await insertBooking(trx, stay);
      await occupyDays(trx, stay, { sameDayTurnover: true });
    }
  });
  await database.destroy();
  const site = await startSite({ dataDir });
  const client = await connectOwner(site);
  for (let task = 0; task < TASKS; task += 1) await client.tasks.create({ body: { name: `Attività ${task}` } });
  return { site, first, id: stays[0]?.id ?? '' };
}

async function tokenOf(site: RunningSite): Promise<string> {
  return (await connect(site).auth.login({ body: owner })).token;
}

type Read = { readonly path: string; readonly token: string; readonly seconds: number };

/** Milliseconds of one answer, four at a time. */
async function timeOfRead({ origin }: RunningSite, { path, token, seconds }: Read): Promise<number> {
  const requests = [{ method: 'GET' as const, path, headers: { authorization: `Bearer ${token}` } }];
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}

async function openBoth(site: RunningSite, rounds: number) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await keepSession(page, site, owner);
    // What each screen fetches once is there before anything is measured.
    for (const screen of [CALENDAR, LIST_OF_TASKS]) await timeToOpen(page, site, screen);
    const opened = await compare(rounds, {
      ours: () => timeToOpen(page, site, CALENDAR),
      theirs: () => timeToOpen(page, site, LIST_OF_TASKS),
    });
    await timeToOpen(page, site, CALENDAR);
    return { opened, elements: await page.locator('*').count() };
  } finally {
    await browser.close();
  }
}

/** From the press of the entry in the menu, on a page that is loaded, until all of it is there. */
async function timeToOpen(page: Page, { origin }: RunningSite, { link, ready, count }: Waited): Promise<number> {
  await page.goto(`${origin}/admin`);
  const entry = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: link, exact: true });
  await entry.waitFor();
  await page.waitForLoadState('networkidle');
  return await entry.evaluate(
    (element, wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          // The screen before it stays while this one is loaded.
          const isOpen = document.querySelector('h1')?.textContent === wanted.link;
          const isThere = isOpen && document.querySelectorAll(wanted.ready).length >= wanted.count;
          if (isThere) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (element instanceof HTMLElement) element.click();
        look();
      }),
    { link, ready, count },
  );
}
