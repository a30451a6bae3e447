import { CATEGORIES, openPhone, type PhoneReport } from '../load/phone-reports.ts';
import { ARTICLE, TEXT_PAGE } from '../prepared-data.ts';
import { startTextPage } from '../references/text-page.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, milliseconds, plain } from '../units.ts';

/**
 * QUALITY's limits by kind of page: paint times relative to the text page, blocking in milliseconds, script before
 * interaction and all bytes in KiB. What ADR 102 gives up for a page has no limit here.
 */
const PAGES: readonly WeighedPage[] = [
  { path: '/', largestPaint: 1.7, blocked: 50, script: 6, all: 270 },
  { path: '/blog', largestPaint: 1.6, blocked: 50, script: 5 },
  { path: ARTICLE, script: 5 },
  { path: TEXT_PAGE, firstPaint: 1.2, script: 5 },
];

type WeighedPage = {
  readonly path: string;
  readonly largestPaint?: number;
  readonly firstPaint?: number;
  readonly blocked?: number;
  readonly script: number;
  readonly all?: number;
};

export const lighthouseMobile: Row = {
  name: 'lighthouse',
  async measure({ site, rounds }) {
    const phone = await openPhone();
    const text = await startTextPage();
    const figures: Figure[] = [];
    for (const page of PAGES) {
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          ours: await phone.report(site.origin + page.path),
          theirs: await phone.report(text.origin),
          oursSlow: await phone.reportSlow(site.origin + page.path),
          theirsSlow: await phone.reportSlow(text.origin),
        });
      }
      figures.push(...figuresOf(page, pairs));
    }
    text.stop();
    await phone.close();
    return figures;
  },
};

type Pair = Readonly<Record<'ours' | 'theirs' | 'oursSlow' | 'theirsSlow', PhoneReport>>;

const PAINTS = ['largestPaint', 'firstPaint'] as const;
const NAMES = { largestPaint: 'largest', firstPaint: 'first' } as const;

function figuresOf(page: WeighedPage, pairs: readonly Pair[]): Figure[] {
  const { path } = page;
  const paint = { unit: milliseconds, referenceName: 'a bare text page' };
  const middle = (pick: (report: PhoneReport) => number) => median(pairs.map(({ ours }) => pick(ours)));
  const kept = (what: string, bytes: (report: PhoneReport) => number, most: number) =>
    plainFigure({ what, value: middle(bytes), goal: { atMost: most * 1024 }, unit: kibibytes });
  return [
    ...PAINTS.filter((name) => page[name] !== undefined).map((name) =>
      ratioFigure({
        what: `${NAMES[name]} contentful paint of ${path}`,
        compared: summarize(pairs.map(({ ours, theirs }) => ({ ours: ours[name], theirs: theirs[name] }))),
        goal: { atMost: page[name] ?? 0 },
        ...paint,
      }),
    ),
    // Without a goal: Lighthouse's simulation counts everything a fast line loads before the paint as waited for.
    ...PAINTS.map((name) =>
      ratioFigure({
        what: `${NAMES[name]} paint of ${path} where the line is slow`,
        compared: summarize(
          pairs.map(({ oursSlow, theirsSlow }) => ({ ours: oursSlow[name], theirs: theirsSlow[name] })),
        ),
        ...paint,
      }),
    ),
    ...CATEGORIES.map((category) =>
      plainFigure({
        what: `Lighthouse ${category} of ${path}`,
        value: middle((report) => report.scores[category] ?? 0),
        goal: { atLeast: 100 },
        unit: plain,
      }),
    ),
    ...(page.blocked === undefined
      ? []
      : [
          plainFigure({
            what: `total blocking time of ${path}`,
            value: middle((report) => report.blocked),
            goal: { atMost: page.blocked },
            unit: milliseconds,
          }),
        ]),
    plainFigure({
      what: `layout shift of ${path}`,
      value: middle((report) => report.shift),
      goal: { atMost: 0.01 },
      unit: plain,
    }),
    kept(`JavaScript of ${path}, untouched`, (report) => report.scriptBytes, page.script),
    ...(page.all === undefined ? [] : [kept(`all bytes of ${path}, mobile`, (report) => report.allBytes, page.all)]),
  ];
}
