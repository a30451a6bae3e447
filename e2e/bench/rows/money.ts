import { connect } from '../../support/api.ts';
import { owner, removeDataDir } from '../../support/start-site.ts';
import { secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { FEW, MANY, startPaid } from '../paid-stays.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** The cost of a long ledger compared with a short one. */
export const money: Row = {
  name: 'money',
  async measure({ rounds }) {
    const { site, long, short } = await startPaid();
    try {
      const { token } = await connect(site).auth.login({ body: owner });
      const seconds = secondsOfRound(rounds);
      const timeOf = (id: string) => () => timeOfCalls(site, { paths: [`/api/bookings/${id}/money`], token, seconds });
      const sides = { ours: timeOf(long), theirs: timeOf(short) };
      await sides.ours();
      await sides.theirs();
      return [
        ratioFigure({
          what: `the money of a booking with ${MANY} entries`,
          compared: await compare(rounds, sides),
          goal: { atMost: 1.3 },
          unit: milliseconds,
          referenceName: `with ${FEW}`,
        }),
      ];
    } finally {
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};
