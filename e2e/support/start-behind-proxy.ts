import { freePorts, type ProxyKind, type RunningProxy, startProxy } from './start-proxy.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from './start-site.ts';

/** A site as the guides set it up: behind a proxy with TLS and HTTP/2. */
export type SiteBehindProxy = {
  /** Through its own port, without the proxy. */
  readonly site: RunningSite;
  readonly proxy: RunningProxy;
  /** The public address. */
  readonly address: string;
  readonly plainPort: number;
  readonly stop: () => Promise<void>;
};

/** A new site on a separate folder, behind a proxy of this kind; `stop` ends both and deletes the folder. */
export async function startBehindProxy(kind: ProxyKind): Promise<SiteBehindProxy> {
  const [https = 0, http = 0, port = 0] = await freePorts(3);
  const address = `https://localhost:${https}`;
  const dataDir = makeDataDir(kind);
  const site = await startSite({ dataDir, variables: { PORT: String(port), PUBLIC_URL: address, TRUST_PROXY: '1' } });
  const proxy = await startProxy(kind, { https, http, sites: [port] });
  return {
    site: { ...site, origin: `http://127.0.0.1:${port}` },
    proxy,
    address,
    plainPort: http,
    async stop() {
      await proxy.stop();
      await site.stop();
      removeDataDir(dataDir);
    },
  };
}
