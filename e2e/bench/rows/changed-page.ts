import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { compress } from '../../../server/src/http/responses/compress-response.ts';
import { connectOwner } from '../../support/api.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
import { ARTICLE } from '../prepared-data.ts';
import { buildBareRender } from '../references/build-bare-render.ts';
import { recordAnswer } from '../references/start-reference.ts';
import { compare, median, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const PAGES = ['/', ARTICLE];
const CHANGES = 40;

/** The first page after each content change, to its last byte, compared with rendering and compressing that tree. */
export const changedPage: Row = {
  name: 'changed',
  async measure({ site, rounds }) {
    const owner = await connectOwner(site);
    const settings = await owner.homepage.get();
    const { loadTree } = await buildBareRender();
    const figures = [];
    for (const path of PAGES) {
      const today = todayInRome(new Date());
      const draw = await loadTree({
        address: path,
        origin: site.origin,
        today,
        language: ITALIAN,
        languages: [ITALIAN],
      });
      const sides = {
        ours: () =>
          medianTime(async () => {
            await owner.homepage.update({ body: settings });
            return await timeOf(() => recordAnswer(site.origin, path, BROWSER_HEADERS));
          }),
        theirs: () => medianTime(() => timeOf(async () => compress(Buffer.from(draw()), 'br'))),
      };
      await warmUp(sides);
      figures.push(
        ratioFigure({
          what: `${path} after a content change`,
          compared: await compare(rounds, sides),
          unit: milliseconds,
          referenceName: 'renderToString and the same compression',
        }),
      );
    }
    return figures;
  },
};

async function warmUp(sides: { ours: () => Promise<number>; theirs: () => Promise<number> }): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sides.ours();
    await sides.theirs();
  }
}

async function medianTime(measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < CHANGES; round += 1) times.push(await measure());
  return median(times);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
