import type { Logger } from 'pino';
import { lockDataDir, openRoot } from '../data-dir/data-dir.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { prepareGracefulClose } from '../http/shell/close-gracefully.ts';
import { openFrontDoor } from '../http/shell/front-door.ts';
import { openTenantRegistry } from '../tenants/open-tenant-registry.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { tenantFolder } from '../tenants/tenant-folders.ts';
import type { TenantRegistry } from '../tenants/tenant-registry.ts';
import { createTenantRouter } from '../tenants/tenant-router.ts';
import { openProcessParts } from './process-parts.ts';
import type { StartOptions } from './start-site.ts';
import { createTenantKeeper } from './tenant-keeper.ts';

type TenantsOptions = Omit<StartOptions, 'address'> & {
  /** Called for each tenant that begins to be served. */
  readonly onOpen: (tenant: Tenant, firstOwner: FirstOwner | undefined) => void;
};

export type StartedTenants = {
  /** Opens and closes tenants as registered now, without waiting for the next refresh. */
  readonly look: () => Promise<void>;
  /** Resolves once every response is sent and all databases are closed. */
  readonly stop: () => Promise<void>;
};

/** How often the list of tenants is read, even where changes are notified. */
const LOOK_EVERY_MS = 2_000;

/** Response cache of each tenant: fits all pages of a large one, compressed. */
const MOST_ANSWER_BYTES = 4 * 2 ** 20;

/** Serves all tenants of a DATA_DIR or a shared database, each under its own host. */
export async function startTenants({ server, onOpen, ...options }: TenantsOptions): Promise<StartedTenants> {
  const { config } = options;
  const headers = createHeaderSets({ overTls: false });
  let serving: TenantRegistry | undefined;
  const router = createTenantRouter({ headers, isReady: async () => Boolean(await serving?.list()) });
  openFrontDoor(server, headers.api, router.listener);
  const close = prepareGracefulClose(server);
  openRoot(config.dataDir);
  const lock = lockDataDir({ root: config.dataDir });
  const parts = await openProcessParts({ ...options, mostAnswerBytes: MOST_ANSWER_BYTES });
  const folderOf = (name: string) => tenantFolder(config.dataDir, name);
  const registry = await openTenantRegistry(config, parts.engine);
  const keeper = createTenantKeeper({ registry, router, parts, config, folderOf, onOpen });
  await keeper.look();
  serving = registry;
  const lookSoon = createLooks(keeper.look, parts.log);
  const endListening = registry.listen?.(lookSoon);
  const looking = setInterval(lookSoon, LOOK_EVERY_MS);

  return {
    look: keeper.look,
    async stop() {
      clearInterval(looking);
      endListening?.();
      serving = undefined;
      await close();
      await keeper.stop();
      await parts.close();
      lock.release();
    },
  };
}

/** Refreshes once more after the current refresh, however often requested; a lasting failure is logged once. */
function createLooks(look: () => Promise<void>, log: Logger): () => void {
  let asked = 0;
  let isAway = false;

  async function lookUntilQuiet(): Promise<void> {
    while (asked > 0) {
      asked = 1;
      try {
        await look();
        isAway = false;
      } catch (error) {
        if (!isAway) log.error({ err: error }, 'the houses could not be looked up');
        isAway = true;
      }
      asked -= 1;
    }
  }

  return () => {
    asked += 1;
    if (asked === 1) void lookUntilQuiet();
  };
}
