import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { test as base } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { type MovedPair, startMovedPair } from './moved-pair.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  readonly cluster: Cluster;
  readonly pair: MovedPair;
  /** Through the proxy, like everybody. */
  readonly owner: Awaited<ReturnType<typeof connectOwner>>;
};

export const test = base.extend<Fixtures>({
  cluster: async ({ browserName: _ }, use) => {
    const cluster = await startCluster();
    setDefaultCACertificates([...getCACertificates('default'), readFileSync(cluster.certificate, 'utf8')]);
    await use(cluster);
    await cluster.close();
  },
  pair: async ({ browserName: _ }, use) => {
    const pair = await startMovedPair();
    await use(pair);
    await pair.close();
  },
  owner: async ({ cluster }, use) => use(await connectOwner({ origin: cluster.address })),
});
