import { vi } from 'vitest';

/** Waits until nothing fails in it: what comes soon comes later on a machine that other work keeps busy. */
export async function soon<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return await vi.waitFor(look, { timeout: 10_000 });
}
