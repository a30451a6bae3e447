import { createHash } from 'node:crypto';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH, type Manifest, type ManifestFile, writeManifest } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { archiveBytes, collectManifest } from './archive.ts';
import { createObjects } from './objects.ts';
import { type BackupRecord, createRecords } from './records.ts';
import type { StoreLayout } from './store-layout.ts';

/** How many files are read at the same time. */
export const FILES_AT_ONCE = 4;

export type StoreContents = ReturnType<typeof createContents>;

type Reading = { readonly onBytes?: (bytes: number) => void; readonly signal?: AbortSignal | undefined };

/** The contents of a store: its records, the manifests of its backups, and the objects that they name. */
export function createContents(layout: StoreLayout) {
  const objects = createObjects(layout);
  const records = createRecords(layout);

  /** Throws a StoreFault if it is lost or damaged. */
  async function loadManifest(sha256: string): Promise<Manifest> {
    return await collectManifest(objects.read({ path: MANIFEST_PATH, sha256 }));
  }

  return {
    objects,
    records,
    loadManifest,

    /** Records a backup whose objects are all in the store; from then on it is listed. */
    async recordBackup(
      manifest: Manifest,
      { verifiedAt = null, ...about }: Pick<BackupRecord, 'id' | 'kind'> & { readonly verifiedAt?: string | null },
    ): Promise<BackupRecord> {
      const bytes = writeManifest(manifest);
      const manifestSha256 = createHash('sha256').update(bytes).digest('hex');
      await objects.putStream(manifestSha256, bytes);
      await objects.sync();
      const { createdAt } = manifest;
      const size = archiveBytes(manifest);
      const record = {
        ...about,
        createdAt,
        size,
        manifestSha256,
        verifiedAt,
        fault: null,
        isUnaccepted: false,
        lost: [],
      };
      await records.write(record);
      return record;
    },

    /** All files of a backup, its manifest first; only the manifest if that is lost. */
    async listNamed(sha256: string): Promise<ManifestFile[]> {
      const own = { path: MANIFEST_PATH, sha256, size: 0 };
      return [own, ...((await loadManifest(sha256).catch(forgetFault))?.files ?? [])];
    },

    /** The manifests of all backups; undefined if a manifest or record is lost, as its files are then not known. */
    async loadAll(): Promise<Manifest[] | undefined> {
      const listed = await records.list();
      if (listed.lost.length > 0) return undefined;
      const manifests: Manifest[] = [];
      for (const { manifestSha256 } of listed.records) {
        const manifest = await loadManifest(manifestSha256).catch(forgetFault);
        if (!manifest) return undefined;
        manifests.push(manifest);
      }
      return manifests;
    },

    /** The files that do not match their hashes; each is read completely. */
    async findLost(named: readonly ManifestFile[], { onBytes, signal }: Reading = {}): Promise<ManifestFile[]> {
      const held = await objects.held();
      const lost: ManifestFile[] = [];
      await runInParallel(named, { limit: FILES_AT_ONCE }, async (file) => {
        signal?.throwIfAborted();
        if (!(await objects.isSound(file, held, onBytes))) lost.push(file);
      });
      return lost;
    },
  };
}

/** The files without duplicates of the same hash. */
export function distinct(files: readonly ManifestFile[]): ManifestFile[] {
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}

function forgetFault(error: unknown): undefined {
  if (!(error instanceof ArchiveFault)) throw error;
}
