import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { pathInside } from '../path-inside.ts';
import { createStoreParts, type ForeignArchive, type StoreNeeds } from './backup-store.ts';
import { type KnownFiles, writeKnownFiles } from './known-files.ts';
import { type BackupRecord, makeId } from './records.ts';
import type { Watch } from './run-work.ts';
import { folderLayout, type StoreFolder } from './store-layout.ts';

/** Paths of what a backup contains. */
export type BackupSource = { readonly database: string; readonly uploads: string };

type LocalNeeds = Omit<StoreNeeds, 'layout'> & { readonly folder: StoreFolder; readonly appVersion: string };

export type LocalStore = ReturnType<typeof createLocalStore>;

/** The backups in DATA_DIR, with their own copies of all files; worker threads read and write them. */
export function createLocalStore({ folder, appVersion, ...needs }: LocalNeeds) {
  const { contents: _, maintenance, judge, ...parts } = createStoreParts({ ...needs, layout: folderLayout(folder) });
  const { clock, runner } = needs;
  const { runWork } = runner;
  const store = folder.root;
  const now = () => clock.now().toISOString();

  return {
    ...parts,

    async take({ database, uploads }: BackupSource, kind: BackupKind, watch?: Watch): Promise<BackupRecord> {
      const input = { store, database, uploads, id: makeId(clock), kind, createdAt: now(), appVersion };
      return await maintenance.add(() => runWork('take', input, watch));
    },

    /** Copies new uploads ahead, so that the next `take` is quick. */
    async warm({ uploads }: BackupSource, watch?: Watch): Promise<void> {
      await maintenance.add(() => runWork('warm', { store, uploads }, watch));
    },

    /** The bytes that the next backup has to read; it reads the database last. */
    weigh: ({ database, uploads }: BackupSource) => runWork('weigh', { store, database, uploads }),

    async importArchive({ archive, passphrase }: ForeignArchive, watch?: Watch): Promise<BackupRecord> {
      const input = { store, archive, passphrase, id: makeId(clock), kind: 'uploaded', verifiedAt: now() } as const;
      return await maintenance.add(() => runWork('adopt', input, watch));
    },

    async verify(record: BackupRecord, watch?: Watch): Promise<string> {
      const { id, manifestSha256 } = record;
      const input = { store, manifestSha256, to: pathInside(folder.aside, `verify-${id}`) };
      return await judge(record, () => runWork('verify', input, watch));
    },

    async audit(watch?: Watch): Promise<void> {
      const lost = await runWork('audit', { store }, watch);
      if (lost.length > 0) await maintenance.markDamaged(lost);
    },

    /** Unpacks and checks a backup as a generation to switch to; returns the hashes of its files. */
    async prepareGeneration(manifestSha256: string, to: string, watch?: Watch): Promise<KnownFiles> {
      return await runWork('prepare', { store, manifestSha256, to }, watch).catch(maintenance.noteFault);
    },

    /** Saves the next backup from reading what a restore has just written. */
    rememberFiles: (known: KnownFiles): Promise<void> => writeKnownFiles(folder, known),
  };
}
