import { AsyncLocalStorage } from 'node:async_hooks';

const house = new AsyncLocalStorage<string>();

/** Does work of a house, by its host: what it asks of threads that all share counts as its own, however deep and late it asks. */
export function workFor<Result>(host: string, work: () => Result): Result {
  return house.run(host, work);
}

/** The host of the house whose work is being done; empty where a process serves one alone. */
export function whoseWork(): string {
  return house.getStore() ?? '';
}
