import type { DiskRoom } from '../../../../adapters/disk-room.ts';

/** `low`: enough for a while, time to make room. `full`: the next film or archive may find none. */
export type DiskState = 'enough' | 'low' | 'full';

/** Two films of the largest size that the site takes. */
const LOW_BYTES = 2 ** 30;
const FULL_BYTES = 200 * 2 ** 20;

export function judgeDiskRoom({ freeBytes }: DiskRoom): DiskState {
  if (freeBytes < FULL_BYTES) return 'full';
  return freeBytes < LOW_BYTES ? 'low' : 'enough';
}
