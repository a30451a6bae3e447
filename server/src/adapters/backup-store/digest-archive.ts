import { createHash } from 'node:crypto';
import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import { readObject } from './objects.ts';
import type { Reporter } from './reporter.ts';
import { openStoreFolder } from './store-folder.ts';

export type DigestInput = { readonly store: string; readonly manifestSha256: string };

/** SHA-256 of the archive that a download would send, as hexadecimal. */
export async function digestArchive({ store, manifestSha256 }: DigestInput, reporter: Reporter): Promise<string> {
  const folder = openStoreFolder(store);
  const manifest = await loadManifest(folder, manifestSha256);
  const hash = createHash('sha256');
  reporter.expect(archiveBytes(manifest));
  for await (const piece of packArchive(manifest, (file) => readObject(folder, file))) {
    hash.update(piece);
    reporter.advance(piece.length);
  }
  return hash.digest('hex');
}
