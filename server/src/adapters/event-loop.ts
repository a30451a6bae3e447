import { setImmediate } from 'node:timers/promises';

/** Lets all have their turn who wait for this process: what takes long does so between its steps. */
export async function yieldToOthers(): Promise<void> {
  await setImmediate();
}
