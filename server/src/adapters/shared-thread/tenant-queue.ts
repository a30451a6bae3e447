import { currentTenant } from './current-tenant.ts';

/** More work of a tenant is queued than can be done in good time. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

type QueuedWork = () => Promise<void>;

/**
 * Runs work one piece at a time, round-robin by tenant: a piece waits for at most one of each other tenant, however
 * many those have queued. The work of one tenant runs in order; beyond `maxWaiting` pieces it is refused by an
 * OverloadedError.
 */
export function createTenantQueue({ maxWaiting }: { readonly maxWaiting: number }) {
  /** The tenant that is next comes first. */
  const waiting = new Map<string, QueuedWork[]>();
  let isBusy = false;

  async function runAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = waiting; first; [first] = waiting) {
      const [tenant, queue] = first;
      await queue.shift()?.();
      // Only now, so that tenants that came meanwhile go first.
      waiting.delete(tenant);
      if (queue.length > 0) waiting.set(tenant, queue);
    }
    isBusy = false;
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const tenant = currentTenant();
    const queue = waiting.get(tenant) ?? [];
    if (queue.length >= maxWaiting) return Promise.reject(new OverloadedError('too much waits'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queue.push(() => work().then(resolve, reject));
    waiting.set(tenant, queue);
    void runAll();
    return promise;
  };
}
