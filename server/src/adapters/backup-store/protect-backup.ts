import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import { protectArchive } from './protected-archive.ts';
import type { Reporter } from './reporter.ts';
import { openStoreFolder } from './store-folder.ts';

export type ProtectInput = {
  readonly store: string;
  readonly manifestSha256: string;
  readonly passphrase: string;
  /** Binary logarithm of what a guess at the passphrase costs; as an archive in earnest has it where it is left out. */
  readonly workFactor?: number | undefined;
  /** Where the archive goes, as far as it is read there. */
  readonly to: WritableStream<Uint8Array>;
};

/**
 * Encrypts a backup as an archive: its key takes a second to make, and each piece a millisecond to encrypt. What fails
 * leaves `to` open: whoever reads is cut off by those who asked for it, when they have heard why.
 */
export async function protectBackup(
  { store, manifestSha256, passphrase, workFactor, to }: ProtectInput,
  { expect }: Reporter,
): Promise<void> {
  const folder = openStoreFolder(store);
  const manifest = await loadManifest(folder, manifestSha256);
  const content = await protectArchive(packArchive(folder, manifest), { passphrase, workFactor });
  expect(content.size(archiveBytes(manifest)));
  await content.pipeTo(to, { preventAbort: true });
}
