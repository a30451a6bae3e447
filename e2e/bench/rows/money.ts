import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { connect } from '../../support/api.ts';
import { owner, type RunningSite, removeDataDir } from '../../support/start-site.ts';
import { secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { FEW, MANY, startPaid } from '../paid-stays.ts';
import { compare, median, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';
import { timeOfQuote } from './stay-rules.ts';

const STAYS = 1000;

/** For each side in a round, each in a separate stay, so that ledgers hardly grow. */
const NEW_ENTRIES = 40;

/** The cost of a long ledger compared with a short one, and of a year of stays compared with a quote. */
export const money: Row = {
  name: 'money',
  async measure({ rounds }) {
    const { site, long, short } = await startPaid(STAYS);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const { token } = await connect(site).auth.login({ body: owner });
      const seconds = secondsOfRound(rounds);
      const timeOf = (paths: readonly string[]) => () => timeOfCalls(site, { paths, token, seconds });
      const timeAfterEntries = (ids: readonly string[]) => () => timeAfterEntry(site, { ids, token, agent });
      const report = timeOf([`/api/reports/income?year=${todayInRome(new Date()).slice(0, 4)}`]);
      const [longMoney, shortMoney] = [long.map(pathOf), short.map(pathOf)];
      const again = { ours: timeOf(longMoney.slice(0, 1)), theirs: timeOf(shortMoney.slice(0, 1)) };
      const changed = { ours: timeAfterEntries(long), theirs: timeAfterEntries(short) };
      const anew = { ours: timeOf(longMoney), theirs: timeOf(shortMoney) };
      for (const side of [again.ours, again.theirs, changed.ours, changed.theirs]) await side();
      const common = { goal: { atMost: 1.3 }, unit: milliseconds, referenceName: `with ${FEW}` };
      const what = `the money of a booking with ${MANY} entries`;
      return [
        ratioFigure({ what, compared: await compare(rounds, again), ...common }),
        ratioFigure({ what: `${what}, once there is another`, compared: await compare(rounds, changed), ...common }),
        ratioFigure({ what: `${what}, looked at first`, compared: await compare(rounds, anew), ...common }),
        ratioFigure({
          what: `the income of a year with ${STAYS} stays`,
          compared: await compare(rounds, { ours: report, theirs: () => timeOfQuote(site, seconds) }),
          goal: { atMost: 50 },
          unit: milliseconds,
          referenceName: 'a quote',
        }),
      ];
    } finally {
      agent.destroy();
      await site.stop();
      removeDataDir(site.dataDir);
    }
  },
};

const pathOf = (id: string) => `/api/bookings/${id}/money`;

type Changing = { readonly ids: readonly string[]; readonly token: string; readonly agent: Agent };

/** Milliseconds from request to complete answer, for the first read after an entry. */
async function timeAfterEntry(site: RunningSite, { ids, token, agent }: Changing): Promise<number> {
  const admin = connect(site, token);
  const times: number[] = [];
  for (const id of ids.slice(0, NEW_ENTRIES)) {
    await timeOfAnswer(site, { path: pathOf(id), token, agent });
    const paid = { direction: 'IN', purpose: 'STAY', amount: 100, method: 'BANK', date: '2020-01-01' } as const;
    await admin.money.enter({ params: { id }, body: { key: randomUUID(), ...paid } });
    times.push(await timeOfAnswer(site, { path: pathOf(id), token, agent }));
  }
  return median(times);
}

type MeasuredCall = { readonly path: string; readonly token: string; readonly agent: Agent };

function timeOfAnswer({ origin }: RunningSite, { path, token, agent }: MeasuredCall): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { Authorization: `Bearer ${token}` };
    const sent = request(new URL(path, origin), { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    });
    sent.once('error', reject).end();
  });
}
