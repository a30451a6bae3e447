import { vi } from 'vitest';

/** Retries until nothing throws: on a busy machine, results arrive late. */
export async function soon<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return await vi.waitFor(look, { timeout: 10_000 });
}
