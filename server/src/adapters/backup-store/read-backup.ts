import { createHash } from 'node:crypto';
import { archiveBytes, packArchive } from './archive.ts';
import { createContents, distinct } from './contents.ts';
import type { Reporter } from './reporter.ts';
import { groundInFolder, openStoreFolder } from './store-ground.ts';

export type PackInput = { readonly store: string; readonly manifestSha256: string };

/** Packs a backup of a local store as an archive stream, with its size in bytes. */
export async function packBackup({ store, manifestSha256 }: PackInput) {
  const { objects, loadManifest } = createContents(groundInFolder(openStoreFolder(store)));
  const manifest = await loadManifest(manifestSha256);
  return { archive: packArchive(manifest, objects.read), size: archiveBytes(manifest) };
}

/** The SHA-256 of the archive that a download would send, in hexadecimal. */
export async function digestArchive(input: PackInput, reporter: Reporter): Promise<string> {
  const { archive, size } = await packBackup(input);
  const hash = createHash('sha256');
  reporter.expect(size);
  for await (const piece of archive) {
    hash.update(piece);
    reporter.advance(piece.length);
  }
  return hash.digest('hex');
}

/** Reads every object that a backup names; returns the hashes of those that are missing or damaged. */
export async function auditStore({ store }: Pick<PackInput, 'store'>, reporter: Reporter): Promise<string[]> {
  const { records, listNamed, findLost } = createContents(groundInFolder(openStoreFolder(store)));
  const listed = (await records.list()).records;
  const named = distinct((await Promise.all(listed.map(({ manifestSha256 }) => listNamed(manifestSha256)))).flat());
  reporter.expect(named.reduce((sum, { size }) => sum + size, 0));
  return (await findLost(named, { onBytes: reporter.advance })).map(({ sha256 }) => sha256);
}
