import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { pathInside } from '../path-inside.ts';
import { createStoreParts, type ForeignArchive, type StoreNeeds } from './backup-store.ts';
import { type KnownFiles, writeKnownFiles } from './known-files.ts';
import { type BackupRecord, makeId } from './records.ts';
import type { Watch } from './run-work.ts';
import { groundInFolder, type StoreFolder } from './store-ground.ts';

/** What a backup is made of. */
export type BackupSource = { readonly database: string; readonly uploads: string };

type LocalNeeds = Omit<StoreNeeds, 'ground'> & { readonly folder: StoreFolder; readonly appVersion: string };

export type LocalStore = ReturnType<typeof createLocalStore>;

/** The backups in DATA_DIR: each has copies of its own of all files, and threads of their own read and write them. */
export function createLocalStore({ folder, appVersion, ...needs }: LocalNeeds) {
  const { contents: _, upkeep, judge, ...parts } = createStoreParts({ ...needs, ground: groundInFolder(folder) });
  const { clock, runner } = needs;
  const { runWork } = runner;
  const store = folder.root;
  const now = () => clock.now().toISOString();

  return {
    ...parts,

    async take({ database, uploads }: BackupSource, kind: BackupKind, watch?: Watch): Promise<BackupRecord> {
      const input = { store, database, uploads, id: makeId(clock), kind, createdAt: now(), appVersion };
      return await upkeep.add(() => runWork('take', input, watch));
    },

    /** Copies what is new in the uploads, so that the next `take` is quick. */
    async warm({ uploads }: BackupSource, watch?: Watch): Promise<void> {
      await upkeep.add(() => runWork('warm', { store, uploads }, watch));
    },

    /** Bytes that the next backup will have to read: those of the database are the last. */
    weigh: ({ database, uploads }: BackupSource) => runWork('weigh', { store, database, uploads }),

    async adopt({ archive, passphrase }: ForeignArchive, watch?: Watch): Promise<BackupRecord> {
      const input = { store, archive, passphrase, id: makeId(clock), kind: 'uploaded', verifiedAt: now() } as const;
      return await upkeep.add(() => runWork('adopt', input, watch));
    },

    async verify(record: BackupRecord, watch?: Watch): Promise<string> {
      const { id, manifestSha256 } = record;
      const input = { store, manifestSha256, to: pathInside(folder.aside, `verify-${id}`) };
      return await judge(record, () => runWork('verify', input, watch));
    },

    async audit(watch?: Watch): Promise<void> {
      const lost = await runWork('audit', { store }, watch);
      if (lost.length > 0) await upkeep.condemn(lost);
    },

    /** Unpacks it, checked, as a generation that can be switched to; the hashes of its files. */
    async prepareGeneration(manifestSha256: string, to: string, watch?: Watch): Promise<KnownFiles> {
      return await runWork('prepare', { store, manifestSha256, to }, watch).catch(upkeep.noteFault);
    },

    /** Spares the next backup from reading what a restore has just written. */
    rememberFiles: (known: KnownFiles): Promise<void> => writeKnownFiles(folder, known),
  };
}
