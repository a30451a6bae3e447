import { get } from 'node:http';
import { HEROES, TYPE_PAIRS } from '@approdo/shared/domain/content/look/look';
import { type Browser, chromium } from '@playwright/test';
import { type ApiClient, connectOwner } from '../../support/api.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { openPhone, type PhoneReport } from '../load/phone-reports.ts';
import { measureAdminScript } from '../load/script-of-admin.ts';
import { measureSiteScript } from '../load/script-of-site.ts';
import { ARTICLE } from '../prepared-data.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, milliseconds, plain } from '../units.ts';

const MB = 2 ** 20;
const MAX_ELEMENTS = 4900;

/** A site with everything of its look set beside one with nothing set (LOOK.md, section 9). */
export const look: Row = {
  name: 'look',
  async measure({ rounds, before }) {
    const [dressed, bare] = [
      await startSite({ dataDir: makeDataDir('dressed') }),
      await startSite({ dataDir: makeDataDir('undressed') }),
    ];
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
    try {
      const owner = await connectOwner(dressed);
      const made = await timePublishing(owner, rounds);
      const weighed = await weighHome(browser, dressed, bare);
      const paints = await comparePaints({ owner, dressed, bare, rounds });
      return [...weighed, ...made, ...paints, ...(await weighAdmin(before))];
    } finally {
      await browser.close();
      for (const site of [dressed, bare]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

/** Uploads the largest logo that is taken, and publishes it with all that is made of it. */
async function timePublishing(owner: ApiClient, rounds: number): Promise<Figure[]> {
  const uploads: number[] = [];
  const published: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const file = new File([drawLargeLogo(round)], 'logo.svg', { type: 'image/svg+xml' });
    const [logo, uploading] = await timeOf(() => owner.look.addFile({ body: { as: 'LOGO' }, file }));
    await owner.look.change({
      body: {
        logo: logo.file,
        icon: logo.file,
        colour: '#1a6b8f',
        type: 'CORMORANT',
        hero: 'FULL',
        scheme: 'DEVICE',
        share: 'CARD',
      },
    });
    const [, publishing] = await timeOf(() => owner.look.publish());
    uploads.push(uploading);
    published.push(publishing);
  }
  const figure = (what: string, value: number, atMost: number) =>
    plainFigure({ what, value, goal: { atMost }, unit: milliseconds });
  return [
    figure('POST /look/files with an SVG of 1 MB', median(uploads), 3000),
    figure('POST /look/publish with icons and card', median(published), 5000),
  ];
}

/** Just under a megabyte of SVG, another each time. */
function drawLargeLogo(round: number): string {
  const [head, foot] = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">', '</svg>'];
  const room = Math.floor((MB - head.length - foot.length) / MAX_ELEMENTS) - '<path d="M0 0L"/>'.length;
  const points = (index: number) =>
    Array.from({ length: Math.floor(room / 8) }, (_, point) =>
      `${((index + point * 7 + round) % 390) + 10} ${((point * 13 + index) % 90) + 10}`.padEnd(7),
    ).join(' ');
  const paths = Array.from({ length: MAX_ELEMENTS }, (_, index) => `<path d="M0 0L${points(index)}"/>`);
  return `${head}${paths.join('')}${foot}`;
}

async function weighHome(browser: Browser, dressed: RunningSite, bare: RunningSite): Promise<Figure[]> {
  const script = { ours: await measureSiteScript(dressed, '/'), theirs: await measureSiteScript(bare, '/') };
  const requests = (await countRequests(browser, dressed)) - (await countRequests(browser, bare));
  return [
    plainFigure({
      what: 'HTML of / with everything set, brotli, more than with nothing',
      value: (await bytesOfHome(dressed)) - (await bytesOfHome(bare)),
      goal: { atMost: 2048 },
      unit: kibibytes,
    }),
    ratioFigure({
      what: 'script of / with everything set',
      compared: summarize([script]),
      goal: { atMost: 1 },
      unit: kibibytes,
      referenceName: 'nothing set',
    }),
    plainFigure({
      what: 'requests of / with everything set, more than with nothing',
      value: requests,
      goal: { atMost: 1 },
      unit: plain,
    }),
  ];
}

async function countRequests(browser: Browser, { origin }: RunningSite): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let count = 0;
  page.on('request', () => {
    count += 1;
  });
  await page.goto(`${origin}/`);
  await page.waitForLoadState('networkidle');
  await page.close();
  return count;
}

/** As received: fetch would decompress them. */
function bytesOfHome({ origin }: RunningSite): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = get(`${origin}/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
  });
}

type Sites = {
  readonly owner: ApiClient;
  readonly dressed: RunningSite;
  readonly bare: RunningSite;
  readonly rounds: number;
};

/** Each pair of typefaces, with each hero in turn, on a slow phone. */
async function comparePaints({ owner, dressed, bare, rounds }: Sites): Promise<Figure[]> {
  const phone = await openPhone();
  const figures: Figure[] = [];
  for (const [index, type] of TYPE_PAIRS.entries()) {
    const hero = HEROES[index % HEROES.length] ?? 'WALL';
    await owner.look.change({ body: { type, hero } });
    await owner.look.publish();
    for (const path of ['/', ARTICLE]) {
      const pairs: { readonly ours: PhoneReport; readonly theirs: PhoneReport }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          ours: await phone.reportSlow(dressed.origin + path),
          theirs: await phone.reportSlow(bare.origin + path),
        });
      }
      figures.push(
        ratioFigure({
          what: `largest paint of ${path}, ${type} and ${hero}, where the line is slow`,
          compared: summarize(
            pairs.map(({ ours, theirs }) => ({ ours: ours.largestPaint, theirs: theirs.largestPaint })),
          ),
          goal: { atMost: 1.05 },
          unit: milliseconds,
          referenceName: 'nothing set',
        }),
        plainFigure({
          what: `total blocking time of ${path}, ${type} and ${hero}, more than with nothing`,
          value: median(pairs.map(({ ours, theirs }) => ours.blocked - theirs.blocked)),
          unit: milliseconds,
        }),
      );
    }
  }
  await phone.close();
  return figures;
}

/** Compared with `--before FOLDER`; skipped without it. */
async function weighAdmin(before: string | undefined): Promise<Figure[]> {
  if (before === undefined) return [];
  const [ours, theirs] = [await scriptOfAdmin(undefined), await scriptOfAdmin(before)];
  return [
    plainFigure({
      what: 'script of /admin, more than before',
      value: ours - theirs,
      goal: { atMost: 3 * 1024 },
      unit: kibibytes,
    }),
  ];
}

async function scriptOfAdmin(root: string | undefined): Promise<number> {
  const site = await startSite({ dataDir: makeDataDir('admin-look'), ...(root !== undefined && { root }) });
  try {
    return (await measureAdminScript(site, async () => undefined)).first;
  } finally {
    await site.stop();
    removeDataDir(site.dataDir);
  }
}

async function timeOf<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}
