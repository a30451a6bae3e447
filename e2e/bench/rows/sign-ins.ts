import { setTimeout } from 'node:timers/promises';
import { connect } from '../../support/api.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { getPages, load } from '../load/load.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const SIGN_INS = 10;

/** How long a page takes while ten people sign in together. */
export const signIns: Row = {
  name: 'sign-ins',
  async measure({ site, rounds }) {
    const compared = await compare(rounds, {
      ours: async () => {
        const [p99] = await Promise.all([slowestPage(site), signInTogether(site)]);
        return p99;
      },
      theirs: () => slowestPage(site),
    });
    return [
      ratioFigure({
        what: 'p99 of a page while ten sign in',
        compared,
        goal: { atMost: 4 },
        unit: milliseconds,
        referenceName: 'the same page without them',
      }),
    ];
  },
};

/** Ten hashes take longer than this. */
async function slowestPage(site: RunningSite): Promise<number> {
  const options = { origin: site.origin, requests: getPages('/'), connections: 16 };
  return (await load({ ...options, until: { milliseconds: 1200 } })).p99;
}

/** A little later than the load, which starts in a process of its own. */
async function signInTogether(site: RunningSite): Promise<void> {
  await setTimeout(100);
  await Promise.all(Array.from({ length: SIGN_INS }, () => connect(site).auth.login({ body: owner })));
}
