import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { ARTICLE } from '../prepared-data.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { perSecond } from '../units.ts';

const PAGES = ['/', '/blog', ARTICLE];

/** Cached pages in one encoding, compared with Express sending the same bytes. */
export function cachedPages(encoding: 'br' | 'gzip'): Row {
  const headers = { ...BROWSER_HEADERS, 'Accept-Encoding': encoding };
  return {
    name: `cached-${encoding}`,
    async measure({ site, rounds }) {
      const answers = await Promise.all(PAGES.map((path) => recordAnswer(site.origin, path, headers)));
      const express = await startExpress(answers);
      const figures: Figure[] = [];
      for (const path of PAGES) {
        const requests = getPages(path).map((request) => ({ ...request, headers }));
        const measure = (origin: string) => async () =>
          (await load({ origin, requests, connections: 16, seconds: secondsOfRound(rounds) })).perSecond;
        figures.push(
          ratioFigure({
            what: `cached ${path}, ${encoding}, 16 connections`,
            compared: await compare(rounds, { ours: measure(site.origin), theirs: measure(express.origin) }),
            goal: { atLeast: 0.8 },
            unit: perSecond,
            referenceName: 'Express, same bytes',
          }),
        );
      }
      await express.stop();
      return figures;
    },
  };
}
