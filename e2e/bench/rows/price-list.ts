import { connectOwner } from '../../support/api.ts';
import { removeDataDir } from '../../support/start-site.ts';
import { startFull } from '../filled-prices.ts';
import { addTasks, openBesideTasks, type Screen, TASKS } from '../load/open-screen.ts';
import { plainFigure, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds, plain } from '../units.ts';

/** Every day of the year takes the arrow keys. */
const PRICE_LIST: Screen = { link: 'Prezzi e regole', ready: '[role="grid"] td[data-day]', count: 365 };

/** The cost of displaying a year of prices, with as many lists, rules and exceptions as allowed. */
export const priceList: Row = {
  name: 'listino',
  async measure({ rounds }) {
    const site = await startFull('listino');
    try {
      await addTasks(await connectOwner(site));
      const { opened, elements } = await openBesideTasks(site, PRICE_LIST, rounds);
      return [
        ratioFigure({
          what: '/admin/rates with prices filled, click to a year that takes the arrow keys',
          compared: opened,
          goal: { atMost: 1.6 },
          unit: milliseconds,
          referenceName: `/admin/task with ${TASKS} tasks`,
        }),
        plainFigure({
          what: 'elements of /admin/rates with prices filled',
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
