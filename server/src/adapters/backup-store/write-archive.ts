import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes a new file, synced when it resolves and removed if it rejects; an existing file is never overwritten. */
export async function writeArchive(content: Readable, to: string): Promise<void> {
  const file = await open(to, 'wx', 0o600);
  try {
    await pipeline(content, file.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}
