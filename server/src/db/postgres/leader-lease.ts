import type { LeaderLease, LeaderWork } from '../engine.ts';
import type { Line } from './line.ts';
import { lockKey } from './lock-key.ts';

/** How often to try to take free leader leases. */
const ASK_MS = 1000;

/** `lastStep` resolves with the last step that was started: each ends before the next begins. */
type Follower = { readonly work: LeaderWork; turn: Promise<void> };

type Followed = { isHeld: boolean; readonly followers: Set<Follower> };

/** The leader leases of this process: the advisory locks that its persistent connection holds. */
export function createLeaderLeases(line: () => Line) {
  const tenants = new Map<string, Followed>();
  let isAsking = false;
  const timer = setInterval(() => void ask(), ASK_MS).unref();

  /** Runs even if no lease is wanted, to notice a connection that does not answer. */
  async function ask(): Promise<void> {
    if (isAsking || !line().isThere()) return;
    isAsking = true;
    // A failure means that the connection is lost; it tries again after the reconnect.
    await takeWhatIsFree().catch(() => undefined);
    isAsking = false;
  }

  async function takeWhatIsFree(): Promise<void> {
    const wanted = [...tenants].filter(([, tenant]) => !tenant.isHeld).map(([key]) => key);
    const taken = await line().ask<{ key: string }>(
      'select key::text from unnest($1::bigint[]) as key where pg_try_advisory_lock(key)',
      [wanted],
    );
    for (const { key } of taken) {
      const tenant = tenants.get(key);
      if (!tenant) await free(key);
      else if (!tenant.isHeld) hold(tenant);
    }
  }

  async function free(key: string): Promise<void> {
    await line()
      .ask('select pg_advisory_unlock($1)', [key])
      // The lock was released with the connection.
      .catch(() => undefined);
  }

  async function leave(key: string, tenant: Followed, follower: Follower): Promise<void> {
    tenant.followers.delete(follower);
    if (tenant.isHeld) then(follower, follower.work.drop);
    const isLast = tenant.followers.size === 0 && tenants.delete(key);
    await follower.turn;
    if (isLast && tenant.isHeld) await free(key);
  }

  function leaseOf(schema: string): LeaderLease {
    const key = lockKey(schema, 'duty');
    return {
      follow(work) {
        const follower: Follower = { work, turn: Promise.resolve() };
        const tenant = tenants.get(key) ?? { isHeld: false, followers: new Set() };
        tenants.set(key, tenant);
        tenant.followers.add(follower);
        if (tenant.isHeld) then(follower, work.take);
        else void ask();
        return () => leave(key, tenant, follower);
      },
    };
  }

  return {
    leaseOf,
    found: () => void ask(),
    lost(): void {
      for (const tenant of tenants.values()) letGo(tenant);
    },
    close(): void {
      clearInterval(timer);
    },
  };
}

function hold(tenant: Followed): void {
  tenant.isHeld = true;
  for (const follower of tenant.followers) then(follower, follower.work.take);
}

function letGo(tenant: Followed): void {
  if (!tenant.isHeld) return;
  tenant.isHeld = false;
  for (const follower of tenant.followers) then(follower, follower.work.drop);
}

function then(follower: Follower, step: () => void | Promise<void>): void {
  follower.turn = follower.turn.then(step);
}
