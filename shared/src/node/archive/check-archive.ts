import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { damagedInArchive, readArchiveFiles } from './archive-files.ts';
import { readAt } from './archive-reader.ts';

const PIECE_BYTES = 2 ** 20;

/**
 * Reads a whole archive and checks every file against its hash in the manifest. Throws an ArchiveFault at the first
 * wrong one, and the signal's reason where it is aborted.
 */
export async function checkArchive(archive: FileHandle, signal: AbortSignal): Promise<void> {
  const { files } = await readArchiveFiles(archive);
  for await (const file of files) {
    const hash = createHash('sha256');
    for (let done = 0; done < file.size; done += PIECE_BYTES) {
      signal.throwIfAborted();
      hash.update(await readAt(archive, file.start + done, Math.min(PIECE_BYTES, file.size - done)));
    }
    if (hash.digest('hex') !== file.sha256) throw damagedInArchive(file);
  }
}
