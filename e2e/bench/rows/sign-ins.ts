import { connect } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { makeCodeAccounts } from '../load/code-accounts.ts';
import { getPages, load, secondsOfRound } from '../load/load.ts';
import { ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const SIGN_INS = 10;

/** How long a page takes while ten people sign in at once, with a password only and with a code after it. */
export const signIns: Row = {
  name: 'sign-ins',
  async measure({ site, rounds }) {
    const figures = [
      await pageBeside(site, rounds, {
        what: 'p99 of a page while ten sign in',
        signIn: (isOver) => signInTogether(site, isOver),
      }),
    ];
    const dataDir = makeDataDir('sign-ins');
    const withCodes = await startSite({ dataDir });
    const accounts = await makeCodeAccounts(withCodes, SIGN_INS);
    figures.push(
      await pageBeside(withCodes, rounds, {
        what: 'p99 of a page while ten sign in with codes',
        prepare: async () => void (await Promise.all(accounts.map((account) => account.renew()))),
        signIn: async (isOver) => {
          let isLeft = true;
          while (isLeft && !isOver())
            isLeft = (await Promise.all(accounts.map(({ signIn }) => signIn()))).every(Boolean);
        },
      }),
    );
    await withCodes.stop();
    removeDataDir(dataDir);
    return figures;
  },
};

type Beside = {
  readonly what: string;
  /** Before each round. */
  readonly prepare?: () => Promise<void>;
  /** Keeps ten people signing in, one after another, until it is over. */
  readonly signIn: (isOver: () => boolean) => Promise<void>;
};

async function pageBeside(site: RunningSite, rounds: number, { what, prepare, signIn }: Beside): Promise<Figure> {
  const seconds = secondsOfRound(rounds);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await prepare?.();
    const theirs = await slowestPage(site, seconds);
    let isOver = false;
    const signingIn = signIn(() => isOver);
    const ours = await slowestPage(site, seconds);
    isOver = true;
    await signingIn;
    pairs.push({ ours, theirs });
  }
  return ratioFigure({
    what,
    compared: summarize(pairs),
    goal: { atMost: 4 },
    unit: milliseconds,
    referenceName: 'the same page without them',
  });
}

async function slowestPage({ origin }: RunningSite, seconds: number): Promise<number> {
  return (await load({ origin, requests: getPages('/'), connections: 16, seconds })).p99;
}

async function signInTogether(site: RunningSite, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await Promise.all(Array.from({ length: SIGN_INS }, () => connect(site).auth.login({ body: owner })));
  }
}
