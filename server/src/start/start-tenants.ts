import type { Logger } from 'pino';
import { lockDataDir, openRoot } from '../data-dir/data-dir.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { prepareGracefulClose } from '../http/shell/close-gracefully.ts';
import { attachListener } from '../http/shell/http-server.ts';
import { openTenantRegistry } from '../tenants/open-tenant-registry.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { tenantFolder } from '../tenants/tenant-folders.ts';
import type { TenantRegistry } from '../tenants/tenant-registry.ts';
import { createTenantRouter } from '../tenants/tenant-router.ts';
import { openProcessParts } from './process-parts.ts';
import type { StartOptions } from './start-site.ts';
import { createTenantSupervisor } from './tenant-supervisor.ts';

type TenantsOptions = Omit<StartOptions, 'address'> & {
  /** Called for each tenant that begins to be served. */
  readonly onOpen: (tenant: Tenant, firstOwner: FirstOwner | undefined) => void;
};

export type StartedTenants = {
  /** Opens and closes tenants as registered now, without waiting for the next refresh. */
  readonly refresh: () => Promise<void>;
  /** Resolves once every response is sent and all databases are closed. */
  readonly stop: () => Promise<void>;
};

/** How often the list of tenants is read, even where changes are notified. */
const REFRESH_EVERY_MS = 2_000;

/** Response cache of each tenant: fits all pages of a large one, compressed. */
const TENANT_CACHE_BYTES = 4 * 2 ** 20;

/** Serves all tenants of a DATA_DIR or a shared database, each under its own host. */
export async function startTenants({ server, onOpen, ...options }: TenantsOptions): Promise<StartedTenants> {
  const { config } = options;
  const headers = createHeaderSets({ overTls: false });
  let serving: TenantRegistry | undefined;
  const router = createTenantRouter({ headers, isReady: async () => Boolean(await serving?.list()) });
  attachListener(server, headers.api, router.listener);
  const close = prepareGracefulClose(server);
  openRoot(config.dataDir);
  const lock = lockDataDir({ root: config.dataDir });
  const parts = await openProcessParts({ ...options, maxCacheBytes: TENANT_CACHE_BYTES });
  const folderOf = (name: string) => tenantFolder(config.dataDir, name);
  const registry = await openTenantRegistry(config, parts.engine);
  const supervisor = createTenantSupervisor({ registry, router, parts, config, folderOf, onOpen });
  await supervisor.refresh();
  serving = registry;
  const requestRefresh = createRefresher(supervisor.refresh, parts.log);
  const endListening = registry.listen?.(requestRefresh);
  const refreshTimer = setInterval(requestRefresh, REFRESH_EVERY_MS);

  return {
    refresh: supervisor.refresh,
    async stop() {
      clearInterval(refreshTimer);
      endListening?.();
      serving = undefined;
      await close();
      await supervisor.stop();
      await parts.close();
      lock.release();
    },
  };
}

/** Refreshes once more after the current refresh, however often requested; a lasting failure is logged once. */
function createRefresher(refresh: () => Promise<void>, log: Logger): () => void {
  let pending = 0;
  let hasFailed = false;

  async function refreshUntilIdle(): Promise<void> {
    while (pending > 0) {
      pending = 1;
      try {
        await refresh();
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log.error({ err: error }, 'the houses could not be looked up');
        hasFailed = true;
      }
      pending -= 1;
    }
  }

  return () => {
    pending += 1;
    if (pending === 1) void refreshUntilIdle();
  };
}
