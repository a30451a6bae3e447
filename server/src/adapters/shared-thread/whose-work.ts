import { AsyncLocalStorage } from 'node:async_hooks';

const tenant = new AsyncLocalStorage<string>();

/** Does work of a tenant, by its host: what it asks of threads that all share counts as its own, however deep and late it asks. */
export function workFor<Result>(host: string, work: () => Result): Result {
  return tenant.run(host, work);
}

/** The host of the tenant whose work is being done; empty where a process serves one alone. */
export function whoseWork(): string {
  return tenant.getStore() ?? '';
}
