import { whoseWork } from './whose-work.ts';

/** More work of a tenant is queued than can be done in good time. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

type Turn = () => Promise<void>;

/**
 * Runs work one piece at a time, round-robin by tenant: a piece waits for at most one of each other tenant, however
 * many those have queued. The work of one tenant runs in order; beyond `maxWaiting` pieces it is refused by an
 * OverloadedError.
 */
export function createTurnsOfTenants({ mostWaiting }: { readonly mostWaiting: number }) {
  /** The tenant that is next comes first. */
  const waiting = new Map<string, Turn[]>();
  let isBusy = false;

  async function runAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = waiting; first; [first] = waiting) {
      const [tenant, turns] = first;
      await turns.shift()?.();
      // Only now, so that tenants that came meanwhile go first.
      waiting.delete(tenant);
      if (turns.length > 0) waiting.set(tenant, turns);
    }
    isBusy = false;
  }

  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const tenant = whoseWork();
    const turns = waiting.get(tenant) ?? [];
    if (turns.length >= mostWaiting) return Promise.reject(new OverloadedError('too much waits'));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    turns.push(() => work().then(resolve, reject));
    waiting.set(tenant, turns);
    void runAll();
    return promise;
  };
}
