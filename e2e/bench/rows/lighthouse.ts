import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { fetchLighthouse, type InspectPage, type LighthouseReport } from '../load/fetch-lighthouse.ts';
import { ARTICLE } from '../prepared-data.ts';
import { startTextPage } from '../references/text-page.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, milliseconds, plain } from '../units.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What QUALITY lets each page weigh before a touch, in KiB. */
const PAGES: readonly WeighedPage[] = [
  { path: '/', mostScript: 24, mostOfAll: 270 },
  { path: ARTICLE, mostScript: 5 },
];

type WeighedPage = { readonly path: string; readonly mostScript: number; readonly mostOfAll?: number };

const requests = z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) });

/** What Lighthouse says of a page on the phone that it pretends to be. */
type Report = {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Compressed, headers included, as they came over the wire before anything was touched. */
  readonly scriptBytes: number;
  readonly allBytes: number;
};

export const lighthouseMobile: Row = {
  name: 'lighthouse',
  async measure({ site, rounds }) {
    const lighthouse = await fetchLighthouse();
    const port = await findFreePort();
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
    const text = await startTextPage();
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          ours: await inspect(lighthouse, { address: site.origin + page.path, port }),
          theirs: await inspect(lighthouse, { address: text.origin, port }),
        });
      }
      figures.push(...figuresOf(page, pairs));
    }
    text.stop();
    await browser.close();
    return figures;
  },
};

type Pair = { readonly ours: Report; readonly theirs: Report };

function figuresOf({ path, mostScript, mostOfAll }: WeighedPage, pairs: readonly Pair[]): Figure[] {
  const middle = (pick: (report: Report) => number) => median(pairs.map(({ ours }) => pick(ours)));
  return [
    ratioFigure({
      what: `largest contentful paint of ${path}`,
      compared: summarize(pairs.map(({ ours, theirs }) => ({ ours: ours.largestPaint, theirs: theirs.largestPaint }))),
      goal: { atMost: 1.6 },
      unit: milliseconds,
      referenceName: 'a bare text page',
    }),
    ...CATEGORIES.map((category) =>
      plainFigure({
        what: `Lighthouse ${category} of ${path}`,
        value: middle((report) => report.scores[category] ?? 0),
        goal: { atLeast: 100 },
        unit: plain,
      }),
    ),
    plainFigure({
      what: `total blocking time of ${path}`,
      value: middle((report) => report.blocked),
      goal: { atMost: 50 },
      unit: milliseconds,
    }),
    plainFigure({
      what: `layout shift of ${path}`,
      value: middle((report) => report.shift),
      goal: { atMost: 0.01 },
      unit: plain,
    }),
    plainFigure({
      what: `JavaScript of ${path}, untouched`,
      value: middle((report) => report.scriptBytes),
      goal: { atMost: mostScript * 1024 },
      unit: kibibytes,
    }),
    ...(mostOfAll === undefined
      ? []
      : [
          plainFigure({
            what: `all bytes of ${path}, mobile`,
            value: middle((report) => report.allBytes),
            goal: { atMost: mostOfAll * 1024 },
            unit: kibibytes,
          }),
        ]),
  ];
}

type Visit = { readonly address: string; readonly port: number };

/** Lighthouse's own settings are a phone on a slow network. Now and then it misses the start of a page in its trace. */
async function inspect(lighthouse: InspectPage, { address, port }: Visit, triesLeft = 2): Promise<Report> {
  const report = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (!report.runtimeError) return reportOf(report);
  if (triesLeft === 0) throw new Error(report.runtimeError.message);
  return await inspect(lighthouse, { address, port }, triesLeft - 1);
}

function reportOf({ audits, categories }: LighthouseReport): Report {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
    ...weigh(audits['network-requests']?.details),
  };
}

function weigh(details: unknown): Pick<Report, 'scriptBytes' | 'allBytes'> {
  const { items } = requests.parse(details);
  const sum = (some: typeof items) => some.reduce((bytes, item) => bytes + item.transferSize, 0);
  return { allBytes: sum(items), scriptBytes: sum(items.filter((item) => item.resourceType === 'Script')) };
}

async function findFreePort(): Promise<number> {
  return await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
