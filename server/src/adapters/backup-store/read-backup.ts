import { createHash } from 'node:crypto';
import { archiveBytes, packArchive } from './archive.ts';
import { createContents, distinct } from './contents.ts';
import { folderLayout, openStoreFolder } from './store-layout.ts';
import type { WorkProgress } from './work-progress.ts';

export type PackInput = { readonly store: string; readonly manifestSha256: string };

/** Packs a backup of a local store as an archive stream, with its size in bytes. */
export async function packBackup({ store, manifestSha256 }: PackInput) {
  const { objects, loadManifest } = createContents(folderLayout(openStoreFolder(store)));
  const manifest = await loadManifest(manifestSha256);
  return { archive: packArchive(manifest, objects.read), size: archiveBytes(manifest) };
}

/** The SHA-256 of the archive that a download would send, in hexadecimal. */
export async function digestArchive(input: PackInput, progress: WorkProgress): Promise<string> {
  const { archive, size } = await packBackup(input);
  const hash = createHash('sha256');
  progress.expect(size);
  for await (const piece of archive) {
    hash.update(piece);
    progress.advance(piece.length);
  }
  return hash.digest('hex');
}

/** Reads every object that a backup names; returns the hashes of those that are missing or damaged. */
export async function auditStore({ store }: Pick<PackInput, 'store'>, progress: WorkProgress): Promise<string[]> {
  const { records, listNamed, findLost } = createContents(folderLayout(openStoreFolder(store)));
  const listed = (await records.list()).records;
  const named = distinct((await Promise.all(listed.map(({ manifestSha256 }) => listNamed(manifestSha256)))).flat());
  progress.expect(named.reduce((sum, { size }) => sum + size, 0));
  return (await findLost(named, { onBytes: progress.advance })).map(({ sha256 }) => sha256);
}
