import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** On disk when the promise resolves, and not there at all where it rejects; a file that is there already stays. */
export async function writeArchive(content: Readable, to: string): Promise<void> {
  const file = await open(to, 'wx', 0o600);
  try {
    await pipeline(content, file.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
}
