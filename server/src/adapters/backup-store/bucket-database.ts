import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { DATABASE_PATH, type Manifest } from '@approdo/shared/node/archive/manifest';
import type { ReadFile } from './archive.ts';
import { createContents } from './contents.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { groundInFolder, openStoreFolder } from './store-ground.ts';

type DatabaseNeeds = {
  readonly runner: Pick<WorkRunner, 'runWork'>;
  /** A folder of this machine, for what is on its way. */
  readonly scratch: string;
};

/**
 * Checks the database of a backup, and makes it ready, where SQLite can: in a store of this machine that has that file
 * alone, by the work that is done to backups there. Throws an ArchiveFault where it is bad.
 */
export function createBucketDatabase({ runner, scratch }: DatabaseNeeds) {
  async function aside<Result>(
    { files, ...about }: Manifest,
    read: ReadFile,
    work: (store: string, manifestSha256: string) => Promise<Result>,
  ): Promise<Result> {
    const database = files.find(({ path }) => path === DATABASE_PATH);
    if (!database) throw new ArchiveFault('Nel backup manca il database');
    await mkdir(scratch, { recursive: true });
    const store = await mkdtemp(join(scratch, 'store-'));
    try {
      const { objects, keepBackup } = createContents(groundInFolder(openStoreFolder(store)));
      await objects.putStream(database.sha256, read(database));
      const kept = await keepBackup({ ...about, files: [database] }, { id: 'database', kind: 'manual' });
      return await work(store, kept.manifestSha256);
    } finally {
      await rm(store, { recursive: true, force: true });
    }
  }

  return {
    verify: (manifest: Manifest, read: ReadFile, watch?: Watch): Promise<void> =>
      aside(manifest, read, async (store, manifestSha256) => {
        await runner.runWork('verify', { store, manifestSha256, to: join(store, 'checked') }, watch);
      }),

    /** Leaves it at a path, brought up to this program's schema and cleaned of what the program cannot have written. */
    prepare: (manifest: Manifest, read: ReadFile, { to, ...watch }: Watch & { readonly to: string }): Promise<void> =>
      aside(manifest, read, async (store, manifestSha256) => {
        const prepared = join(store, 'prepared');
        await runner.runWork('prepare', { store, manifestSha256, to: prepared }, watch);
        await rename(join(prepared, DATABASE_PATH), to);
      }),
  };
}
