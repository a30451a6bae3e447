import { startBehindProxy } from '../../support/start-behind-proxy.ts';
import { freePorts, type ProxyKind, startProxy } from '../../support/start-proxy.ts';
import { openPhone } from '../load/phone-reports.ts';
import { ARTICLE } from '../prepared-data.ts';
import { startTextPage } from '../references/text-page.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const KINDS = ['nginx', 'caddy'] as const;
const PAGES = ['/', ARTICLE];

/** What visitors of an installed site wait for: both pages over TLS and HTTP/2 from the guides' proxies. */
export const lighthouseBehindProxies: Row = {
  name: 'lighthouse-proxies',
  async measure({ rounds }) {
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(...(await measureBehind(kind, rounds)));
    return figures;
  },
};

async function measureBehind(kind: ProxyKind, rounds: number): Promise<Figure[]> {
  const phone = await openPhone();
  const ours = await startBehindProxy(kind);
  const text = await startTextBehind(kind);
  const paintOf = async (address: string) => (await phone.report(address)).largestPaint;
  const figures: Figure[] = [];
  for (const path of PAGES) {
    figures.push(
      ratioFigure({
        what: `largest contentful paint of ${path} behind ${kind}`,
        compared: await compare(rounds, {
          ours: () => paintOf(ours.address + path),
          theirs: () => paintOf(text.address),
        }),
        goal: { atMost: 1.6 },
        unit: milliseconds,
        referenceName: 'a bare text page behind it',
      }),
    );
  }
  await text.stop();
  await ours.stop();
  await phone.close();
  return figures;
}

async function startTextBehind(kind: ProxyKind) {
  const page = await startTextPage();
  const [https = 0, http = 0] = await freePorts(2);
  const proxy = await startProxy(kind, { https, http, sites: [Number(new URL(page.origin).port)] });
  return {
    address: `https://localhost:${https}`,
    async stop() {
      await proxy.stop();
      page.stop();
    },
  };
}
