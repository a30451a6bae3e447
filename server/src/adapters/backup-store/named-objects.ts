import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH, type ManifestFile } from '@approdo/shared/node/archive/manifest';
import { loadManifest } from './archive.ts';
import type { StoreFolder } from './store-folder.ts';

/** All that a backup is made of, its manifest first; that alone where it is lost, and with it what it named. */
export async function listNamed(folder: StoreFolder, manifestSha256: string): Promise<ManifestFile[]> {
  const own = { path: MANIFEST_PATH, sha256: manifestSha256, size: 0 };
  try {
    return [own, ...(await loadManifest(folder, manifestSha256)).files];
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    return [own];
  }
}
