import { createTurns } from '@approdo/shared/node/in-turn';
import { workFor } from '../adapters/shared-thread/whose-work.ts';
import type { Config } from '../config/config.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { budgetOfTenant } from '../http/bodies/body-budget.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { createSiteGate, LONGEST_DRAWING_MS, type SiteGate } from '../http/shell/site-gate.ts';
import { hostOf, type Tenant } from '../tenants/tenant.ts';
import { configFor } from '../tenants/tenant-config.ts';
import type { TenantRegistry } from '../tenants/tenant-registry.ts';
import type { TenantRouter } from '../tenants/tenant-router.ts';
import type { ProcessParts } from './process-parts.ts';
import { startTenant } from './start-tenant.ts';
import type { StartedTenant } from './tenant-start.ts';

type KeeperNeeds = {
  readonly registry: TenantRegistry;
  readonly router: TenantRouter;
  readonly parts: ProcessParts;
  readonly config: Config;
  /** The DATA_DIR of a tenant. */
  readonly folderOf: (name: string) => string;
  /** Called for each tenant that begins to be served. */
  readonly onOpen: (tenant: Tenant, firstOwner: FirstOwner | undefined) => void;
};

type Kept = {
  readonly tenant: Tenant;
  readonly gate: SiteGate;
  /** Undefined where starting failed. */
  readonly started: StartedTenant | undefined;
  readonly triedAt: number;
};

/** How often starting a failed tenant is retried: its disk may have room again, or its data be repaired. */
const RETRY_MS = 30_000;

/** How long requests in flight of a closing tenant are waited for. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Serves the registered tenants: opens new ones, and closes those that are gone or changed. */
export function createTenantKeeper({ registry, router, parts, config, folderOf, onOpen }: KeeperNeeds) {
  const inTurn = createTurns();
  const kept = new Map<string, Kept>();
  const told = new Set<string>();
  let isStopped = false;

  async function open(tenant: Tenant): Promise<void> {
    const headers = createHeaderSets({ overTls: tenant.url.startsWith('https:') });
    const gate = createSiteGate(headers, config.distributed && { longestDrawingMs: LONGEST_DRAWING_MS });
    const log = parts.log.child({ house: tenant.name });
    router.open(hostOf(tenant), gate.listener);
    const triedAt = performance.now();
    try {
      const own = { ...parts, log, bodyBudget: budgetOfTenant(parts.bodyBudget, tenant.name) };
      const start = { parts: own, name: tenant.name, config: configFor(tenant, config, folderOf(tenant.name)), gate };
      const started = await workFor(hostOf(tenant), () => startTenant({ ...start, origin: tenant.url }));
      kept.set(tenant.name, { tenant, gate, started, triedAt });
      onOpen(tenant, started.firstOwner);
    } catch (error) {
      kept.set(tenant.name, { tenant, gate, started: undefined, triedAt });
      log.error({ err: error }, 'the house could not be opened');
    }
  }

  async function close({ tenant, gate, started }: Kept): Promise<void> {
    router.close(hostOf(tenant));
    kept.delete(tenant.name);
    await gate.refuseAll(DRAIN_TIMEOUT_MS);
    await started?.stop();
  }

  function isToBeOpened({ name }: Tenant): boolean {
    const known = kept.get(name);
    return !known || (!known.started && performance.now() - known.triedAt > RETRY_MS);
  }

  function tellOnce(faults: readonly string[]): void {
    for (const fault of faults) if (!told.has(fault)) parts.log.error(fault);
    told.clear();
    for (const fault of faults) told.add(fault);
  }

  async function look(): Promise<void> {
    const { tenants, faults } = await registry.list();
    tellOnce(faults);
    const wanted = new Map(tenants.map((tenant) => [tenant.name, JSON.stringify(tenant)]));
    for (const known of [...kept.values()])
      if (wanted.get(known.tenant.name) !== JSON.stringify(known.tenant)) await close(known);
    for (const tenant of tenants) if (!isStopped && isToBeOpened(tenant)) await open(tenant);
  }

  return {
    /** Resolves once the served tenants are those registered now. */
    look: (): Promise<void> => inTurn(look),

    /** Closes all tenants, once no request is in flight. */
    async stop(): Promise<void> {
      isStopped = true;
      await inTurn(async () => {
        await Promise.all([...kept.values()].map(({ started }) => started?.stop()));
        kept.clear();
      });
    },
  };
}
