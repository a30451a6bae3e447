import { whoseWork } from './whose-work.ts';

/** More of a tenant's work waits than can be done in good time. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

type Turn = () => Promise<void>;

/**
 * Lets pieces of work run one after another, the tenants in turn: whoever brings one waits for one of each other tenant at
 * most, however many those have brought. Of one tenant they run in the order in which they came; beyond `mostWaiting` they are
 * refused by an OverloadedError.
 */
export function createTurnsOfTenants({ mostWaiting }: { readonly mostWaiting: number }) {
  /** Whose turn is next comes first. */
  const waiting = new Map<string, Turn[]>();
  let isBusy = false;

  async function runAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = waiting; first; [first] = waiting) {
      const [tenant, turns] = first;
      await turns.shift()?.();
      // Only now, so that whoever came meanwhile is before her.
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
