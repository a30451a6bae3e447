import { AsyncLocalStorage } from 'node:async_hooks';

const tenant = new AsyncLocalStorage<string>();

/** Runs work on behalf of a tenant, by host: everything it starts on shared threads counts as that tenant's. */
export function runForTenant<Result>(host: string, work: () => Result): Result {
  return tenant.run(host, work);
}

/** The host of the tenant whose work is running; empty if the process serves a single tenant. */
export function currentTenant(): string {
  return tenant.getStore() ?? '';
}
