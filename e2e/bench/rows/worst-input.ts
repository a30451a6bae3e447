import { connect } from '../../support/api.ts';
import { type Attack, listTargets } from '../../support/hostile/attacks.ts';
import { send } from '../../support/hostile/send.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load } from '../load/load.ts';
import { plainFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** Long enough to reach every field. */
const SECONDS = 30;

/** The delay of other calls while every field gets its largest input, compared with small input. */
export const worstInput: Row = {
  name: 'worst-input',
  async measure() {
    const dataDir = makeDataDir('bench');
    const site = await startSite({ dataDir, variables: { TRUST_PROXY: '1' } });
    try {
      const { token } = await connect(site).auth.login({ body: owner });
      const attacks = listTargets().flatMap((target) => [...target.attacks()]);
      const ordinary = await healthDuring(site, attacks.map(withLittleInIt), token);
      const hostile = await healthDuring(site, attacks, token);
      const value = Math.max(0, hostile - ordinary);
      return [
        plainFigure({
          what: `p99 of other calls beyond ${milliseconds(ordinary)} while fields get their worst`,
          value,
          goal: { atMost: 50 },
          unit: milliseconds,
        }),
      ];
    } finally {
      await site.stop();
      removeDataDir(dataDir);
    }
  },
};

function withLittleInIt({ headers, body, address, ...attack }: Attack): Attack {
  const little = new Uint8Array(Buffer.from('{}'));
  const path = address.length > 200 ? '/api/homepage' : address;
  return body === undefined || body instanceof FormData
    ? { ...attack, address: path, headers: {} }
    : { ...attack, address: path, headers: { 'content-type': 'application/json' }, body: little };
}

async function healthDuring(site: RunningSite, attacks: readonly Attack[], token: string): Promise<number> {
  let isOver = false;
  const sending = (async () => {
    while (!isOver) {
      for (const attack of attacks) {
        if (isOver) return;
        await send(site, attack, token);
      }
    }
  })();
  const health = [{ method: 'GET', path: '/api/health', headers: {} } as const];
  const { p99 } = await load({ origin: site.origin, requests: health, connections: 1, seconds: SECONDS });
  isOver = true;
  await sending;
  return p99;
}
