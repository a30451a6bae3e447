import { connect } from '../../support/api.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { getPages, load, secondsOfRound } from '../load/load.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const SIGN_INS = 10;

/** How long a page takes while ten people sign in together. */
export const signIns: Row = {
  name: 'sign-ins',
  async measure({ site, rounds }) {
    const seconds = secondsOfRound(rounds);
    const compared = await compare(rounds, {
      ours: async () => {
        let isOver = false;
        const signingIn = signInTogether(site, () => isOver);
        const p99 = await slowestPage(site, seconds);
        isOver = true;
        await signingIn;
        return p99;
      },
      theirs: () => slowestPage(site, seconds),
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

async function slowestPage({ origin }: RunningSite, seconds: number): Promise<number> {
  return (await load({ origin, requests: getPages('/'), connections: 16, seconds })).p99;
}

/** Ten people, and ten more as soon as they are in. */
async function signInTogether(site: RunningSite, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await Promise.all(Array.from({ length: SIGN_INS }, () => connect(site).auth.login({ body: owner })));
  }
}
