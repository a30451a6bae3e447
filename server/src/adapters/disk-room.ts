import { statfs } from 'node:fs/promises';

export type DiskRoom = {
  /** Bytes that this account may still write. */
  readonly freeBytes: number;
  readonly totalBytes: number;
};

/** The free and total space of the disk that a folder is on. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
