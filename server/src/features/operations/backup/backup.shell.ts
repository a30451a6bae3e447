import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { createLocalStore, type LocalStore } from '../../../adapters/backup-store/local-store.ts';
import { createWorkRunner } from '../../../adapters/backup-store/run-work.ts';
import { clearAside, openStoreFolder } from '../../../adapters/backup-store/store-layout.ts';
import { writeArchive } from '../../../adapters/backup-store/write-archive.ts';
import { createClock } from '../../../adapters/clock.ts';
import { storeInFolder } from '../../../adapters/stored-values.ts';
import {
  DataDirError,
  type Generation,
  hasDatabase,
  keepGeneration,
  lockBackups,
  lockDataDir,
  nextGeneration,
  openCurrentGeneration,
  openDataDir,
  pointTo,
  removeGeneration,
  requireOneTenant,
} from '../../../data-dir/data-dir.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { createKeysCarryForward, openEndedProofs } from '../../accounts/keys/index.ts';
import { viewLocal } from './backup.view.ts';
import { createFinishCopy } from './finish-copy.ts';
import { ignoreErrors } from './restore.ts';

type ShellNeeds = { readonly dataDir: string; readonly appVersion: string };

type ShellBackup = ShellNeeds & {
  /** Path to which the archive is also written. */
  readonly to?: string | undefined;
  /** Encrypts that archive. */
  readonly passphrase?: string | undefined;
};

/** Backs up a site that may be running. */
export async function backUpFromShell({ to, passphrase, ...needs }: ShellBackup): Promise<BackupEntry> {
  return await withStore(needs, async (store, dataDir) => {
    const record = await store.take(openCurrentGeneration(dataDir), 'manual');
    if (to !== undefined) {
      const { content } =
        passphrase === undefined
          ? await store.openArchive(record)
          : await store.openProtectedArchive(record, passphrase);
      await writeArchive(content, to);
    }
    return viewLocal(record);
  });
}

/** What became of the former state after a restore from the shell, and which staff lost their second proof. */
export type ShellRestore = { readonly aftermath: Aftermath; readonly withoutSecondProof: readonly string[] };

/** What became of the former state. */
export type Aftermath =
  | 'there was nothing'
  | { readonly safetyBackup: BackupEntry }
  /** It was too damaged to be backed up, and stays here until someone deletes it. */
  | { readonly leftoverFolder: string };

type ShellRestoring = ShellNeeds & {
  readonly archive: string;
  readonly passphrase?: string | undefined;
  /** Throws if a backup of that instant must not be restored. */
  readonly allow?: (createdAt: string) => Promise<void>;
};

/**
 * Restores an archive when the site does not start. Throws a DataDirError while the site runs, an ArchiveFault for a
 * bad archive, and what `allow` throws; nothing is changed then.
 */
export async function restoreFromShell({
  archive,
  passphrase,
  allow = async () => undefined,
  ...needs
}: ShellRestoring): Promise<ShellRestore> {
  requireOneTenant(needs.dataDir);
  const lock = lockDataDir(openDataDir(needs.dataDir));
  try {
    return await withStore(needs, async (store, dataDir) => {
      const record = await store.importArchive({ archive, passphrase });
      await allow(record.createdAt);
      const former = openCurrentGeneration(dataDir);
      const next = nextGeneration(dataDir);
      const known = await store.prepareGeneration(record.manifestSha256, next.folder);
      const hadDatabase = hasDatabase(former);
      const safety = hadDatabase ? await store.take(former, 'safety').catch(() => undefined) : undefined;
      const withoutSecondProof = await finishCopyIn(dataDir, {
        former,
        file: next.database,
        backupId: record.id,
        safetyId: safety?.id,
      });
      pointTo(dataDir, next.name);
      await ignoreErrors(store.rememberFiles(known));
      if (hadDatabase && !safety) {
        return { aftermath: { leftoverFolder: keepGeneration(dataDir, former) }, withoutSecondProof };
      }
      await ignoreErrors(removeGeneration(former));
      const aftermath = safety ? { safetyBackup: viewLocal(safety) } : ('there was nothing' as const);
      return { aftermath, withoutSecondProof };
    });
  } finally {
    lock.release();
  }
}

type Copy = Pick<Parameters<ReturnType<typeof createFinishCopy>>[0], 'file' | 'backupId' | 'safetyId'> & {
  readonly former: Generation;
};

/**
 * Keys ended here end in the copy too, however damaged the present database is: the list beside it is enough. Rows that
 * the law retains are copied if they can be read; erased people are erased again when the site is opened.
 */
async function finishCopyIn(dataDir: OpenDataDir, { former, ...copy }: Copy): Promise<readonly string[]> {
  const clock = createClock();
  const endedProofs = openEndedProofs(storeInFolder(dataDir.root));
  const finishCopy = createFinishCopy({
    carryKeys: createKeysCarryForward({ endedProofs, clock }),
    reapplySteps: [],
    clock,
  });
  return await finishCopy({
    queryCurrent: async (ask) =>
      hasDatabase(former) ? await withDatabaseFile(former.database, ask).catch(() => undefined) : undefined,
    ...copy,
    by: null,
  });
}

type OpenDataDir = ReturnType<typeof openDataDir>;

async function withStore<Result>(
  { dataDir: root, appVersion }: ShellNeeds,
  work: (store: LocalStore, dataDir: OpenDataDir) => Promise<Result>,
): Promise<Result> {
  requireOneTenant(root);
  const dataDir = openDataDir(root);
  const lock = lockBackups(dataDir);
  if (!lock) throw new DataDirError("un'operazione di backup è già in corso");
  const runner = createWorkRunner();
  const folder = openStoreFolder(dataDir.backups);
  clearAside(folder);
  try {
    return await work(createLocalStore({ folder, runner, clock: createClock(), appVersion }), dataDir);
  } finally {
    await runner.stop();
    lock.release();
  }
}
