import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop; long work calls it between its steps. */
export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}
