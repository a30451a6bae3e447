import { CATEGORIES, openPhone, type PhoneReport } from '../load/phone-reports.ts';
import { ARTICLE, TEXT_PAGE } from '../prepared-data.ts';
import { startTextPage } from '../references/text-page.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, milliseconds, plain } from '../units.ts';

/** QUALITY's limits by kind of page: paint time relative to the text page, and script before interaction in KiB. */
const PAGES: readonly WeighedPage[] = [
  { path: '/', latestPaint: 1.7, mostScript: 24, mostOfAll: 270 },
  { path: '/blog', latestPaint: 1.6, mostScript: 5 },
  { path: ARTICLE, latestPaint: 1.6, mostScript: 5 },
  { path: TEXT_PAGE, latestPaint: 1.4, mostScript: 5 },
];

type WeighedPage = {
  readonly path: string;
  readonly latestPaint: number;
  readonly mostScript: number;
  readonly mostOfAll?: number;
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

/** Without a goal: Lighthouse's simulation counts everything a fast line loads before the paint as waited for. */
function slowFigures(path: string, pairs: readonly Pair[]): Figure[] {
  return (['firstPaint', 'largestPaint'] as const).map((paint) =>
    ratioFigure({
      what: `${paint === 'firstPaint' ? 'first' : 'largest'} paint of ${path} where the line is slow`,
      compared: summarize(
        pairs.map(({ oursSlow, theirsSlow }) => ({ ours: oursSlow[paint], theirs: theirsSlow[paint] })),
      ),
      unit: milliseconds,
      referenceName: 'a bare text page',
    }),
  );
}

function figuresOf({ path, latestPaint, mostScript, mostOfAll }: WeighedPage, pairs: readonly Pair[]): Figure[] {
  const middle = (pick: (report: PhoneReport) => number) => median(pairs.map(({ ours }) => pick(ours)));
  return [
    ratioFigure({
      what: `largest contentful paint of ${path}`,
      compared: summarize(pairs.map(({ ours, theirs }) => ({ ours: ours.largestPaint, theirs: theirs.largestPaint }))),
      goal: { atMost: latestPaint },
      unit: milliseconds,
      referenceName: 'a bare text page',
    }),
    ratioFigure({
      what: `first contentful paint of ${path}`,
      compared: summarize(pairs.map(({ ours, theirs }) => ({ ours: ours.firstPaint, theirs: theirs.firstPaint }))),
      goal: { atMost: 1.2 },
      unit: milliseconds,
      referenceName: 'a bare text page',
    }),
    ...slowFigures(path, pairs),
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
