import type { LeaderLease, LeaderWork } from '../engine.ts';
import { lockKey } from './lock-key.ts';
import type { PersistentConnection } from './persistent-connection.ts';

/** How often to try to take free leader leases. */
const RETRY_MS = 1000;

/** `lastStep` resolves with the last step that was started: each ends before the next begins. */
type Follower = { readonly work: LeaderWork; lastStep: Promise<void> };

type TenantLease = { isHeld: boolean; readonly followers: Set<Follower> };

/** The leader leases of this process: the advisory locks that its persistent connection holds. */
export function createLeaderLeases(connection: () => PersistentConnection) {
  const tenants = new Map<string, TenantLease>();
  let isTaking = false;
  const timer = setInterval(() => void takeLeases(), RETRY_MS).unref();

  /** Runs even if no lease is wanted, to notice a connection that does not answer. */
  async function takeLeases(): Promise<void> {
    if (isTaking || !connection().isConnected()) return;
    isTaking = true;
    // A failure means that the connection is lost; it tries again after the reconnect.
    await takeFreeLeases().catch(() => undefined);
    isTaking = false;
  }

  async function takeFreeLeases(): Promise<void> {
    const wanted = [...tenants].filter(([, tenant]) => !tenant.isHeld).map(([key]) => key);
    const taken = await connection().query<{ key: string }>(
      'select key::text from unnest($1::bigint[]) as key where pg_try_advisory_lock(key)',
      [wanted],
    );
    for (const { key } of taken) {
      const tenant = tenants.get(key);
      if (!tenant) await unlock(key);
      else if (!tenant.isHeld) hold(tenant);
    }
  }

  async function unlock(key: string): Promise<void> {
    await connection()
      .query('select pg_advisory_unlock($1)', [key])
      // The lock was released with the connection.
      .catch(() => undefined);
  }

  async function leave(key: string, tenant: TenantLease, follower: Follower): Promise<void> {
    tenant.followers.delete(follower);
    if (tenant.isHeld) chainStep(follower, follower.work.drop);
    const isLast = tenant.followers.size === 0 && tenants.delete(key);
    await follower.lastStep;
    if (isLast && tenant.isHeld) await unlock(key);
  }

  function leaseOf(schema: string): LeaderLease {
    const key = lockKey(schema, 'duty');
    return {
      follow(work) {
        const follower: Follower = { work, lastStep: Promise.resolve() };
        const tenant = tenants.get(key) ?? { isHeld: false, followers: new Set() };
        tenants.set(key, tenant);
        tenant.followers.add(follower);
        if (tenant.isHeld) chainStep(follower, work.take);
        else void takeLeases();
        return () => leave(key, tenant, follower);
      },
    };
  }

  return {
    leaseOf,
    found: () => void takeLeases(),
    lost(): void {
      for (const tenant of tenants.values()) letGo(tenant);
    },
    close(): void {
      clearInterval(timer);
    },
  };
}

function hold(tenant: TenantLease): void {
  tenant.isHeld = true;
  for (const follower of tenant.followers) chainStep(follower, follower.work.take);
}

function letGo(tenant: TenantLease): void {
  if (!tenant.isHeld) return;
  tenant.isHeld = false;
  for (const follower of tenant.followers) chainStep(follower, follower.work.drop);
}

function chainStep(follower: Follower, step: () => void | Promise<void>): void {
  follower.lastStep = follower.lastStep.then(step);
}
