import { statfs } from 'node:fs/promises';

export type DiskRoom = {
  /** Bytes that this account may still write. */
  readonly freeBytes: number;
  readonly totalBytes: number;
};

/** `low`: enough for a while, time to make room. `full`: the next film or archive may find none. */
export type DiskState = 'enough' | 'low' | 'full';

/** Two films of the largest size that the site takes. */
const LOW_BYTES = 2 ** 30;
const FULL_BYTES = 200 * 2 ** 20;

/** How much room the disk has on which a folder lies. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

export function judgeDiskRoom({ freeBytes }: DiskRoom): DiskState {
  if (freeBytes < FULL_BYTES) return 'full';
  return freeBytes < LOW_BYTES ? 'low' : 'enough';
}
