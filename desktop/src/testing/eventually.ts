import { vi } from 'vitest';

/** Retries until nothing throws: on a busy machine, results arrive late. */
export async function eventually<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return await vi.waitFor(check, { timeout: 10_000 });
}
