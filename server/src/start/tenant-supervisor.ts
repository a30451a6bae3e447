import { createQueue } from '@approdo/shared/node/queue';
import { runForTenant } from '../adapters/shared-thread/current-tenant.ts';
import type { Config } from '../config/config.ts';
import type { FirstOwner } from '../features/accounts/auth/first-owner.ts';
import { budgetOfTenant } from '../http/bodies/body-budget.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { createSiteGate, MAX_RENDER_MS, type SiteGate } from '../http/shell/site-gate.ts';
import { hostOf, type Tenant } from '../tenants/tenant.ts';
import { configFor } from '../tenants/tenant-config.ts';
import type { TenantRegistry } from '../tenants/tenant-registry.ts';
import type { TenantRouter } from '../tenants/tenant-router.ts';
import type { ProcessParts } from './process-parts.ts';
import { startTenant } from './start-tenant.ts';
import type { StartedTenant } from './tenant-start.ts';

type SupervisorNeeds = {
  readonly registry: TenantRegistry;
  readonly router: TenantRouter;
  readonly parts: ProcessParts;
  readonly config: Config;
  /** The DATA_DIR of a tenant. */
  readonly folderOf: (name: string) => string;
  /** Called for each tenant that begins to be served. */
  readonly onOpen: (tenant: Tenant, firstOwner: FirstOwner | undefined) => void;
};

type ServedTenant = {
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
export function createTenantSupervisor({ registry, router, parts, config, folderOf, onOpen }: SupervisorNeeds) {
  const sequentially = createQueue();
  const served = new Map<string, ServedTenant>();
  const loggedFaults = new Set<string>();
  let isStopped = false;

  async function open(tenant: Tenant): Promise<void> {
    const headers = createHeaderSets({ overTls: tenant.url.startsWith('https:') });
    const gate = createSiteGate(headers, config.distributed && { maxRenderMs: MAX_RENDER_MS });
    const log = parts.log.child({ house: tenant.name });
    router.open(hostOf(tenant), gate.listener);
    const triedAt = performance.now();
    try {
      const own = { ...parts, log, bodyBudget: budgetOfTenant(parts.bodyBudget, tenant.name) };
      const start = { parts: own, name: tenant.name, config: configFor(tenant, config, folderOf(tenant.name)), gate };
      const started = await runForTenant(hostOf(tenant), () => startTenant({ ...start, origin: tenant.url }));
      served.set(tenant.name, { tenant, gate, started, triedAt });
      onOpen(tenant, started.firstOwner);
    } catch (error) {
      served.set(tenant.name, { tenant, gate, started: undefined, triedAt });
      log.error({ err: error }, 'the house could not be opened');
    }
  }

  async function close({ tenant, gate, started }: ServedTenant): Promise<void> {
    router.close(hostOf(tenant));
    served.delete(tenant.name);
    await gate.refuseAll(DRAIN_TIMEOUT_MS);
    await started?.stop();
  }

  function isToBeOpened({ name }: Tenant): boolean {
    const known = served.get(name);
    return !known || (!known.started && performance.now() - known.triedAt > RETRY_MS);
  }

  function logOnce(faults: readonly string[]): void {
    for (const fault of faults) if (!loggedFaults.has(fault)) parts.log.error(fault);
    loggedFaults.clear();
    for (const fault of faults) loggedFaults.add(fault);
  }

  async function refresh(): Promise<void> {
    const { tenants, faults } = await registry.list();
    logOnce(faults);
    const registered = new Map(tenants.map((tenant) => [tenant.name, JSON.stringify(tenant)]));
    for (const known of [...served.values()])
      if (registered.get(known.tenant.name) !== JSON.stringify(known.tenant)) await close(known);
    for (const tenant of tenants) if (!isStopped && isToBeOpened(tenant)) await open(tenant);
  }

  return {
    /** Resolves once the served tenants are those registered now. */
    refresh: (): Promise<void> => sequentially(refresh),

    /** Closes all tenants, once no request is in flight. */
    async stop(): Promise<void> {
      isStopped = true;
      await sequentially(async () => {
        await Promise.all([...served.values()].map(({ started }) => started?.stop()));
        served.clear();
      });
    },
  };
}
