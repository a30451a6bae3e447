import { stat } from 'node:fs/promises';
import type { BackupKind } from '@approdo/shared/contract/backup/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH } from '@approdo/shared/node/archive/manifest';
import { readSpan } from '@approdo/shared/node/read-span';
import type { Clock } from '../clock.ts';
import { pathInside } from '../path-inside.ts';
import { loadManifest } from './archive.ts';
import type { ForeignArchive, HeldFile } from './backup-store.ts';
import { type KnownFiles, writeKnownFiles } from './known-files.ts';
import { hasObject, isSound, objectPath, putStream, type StoredFile, sweepObjects } from './objects.ts';
import { createOutlet } from './outlet.ts';
import { createPins } from './pins.ts';
import { createRecordBook } from './record-book.ts';
import { makeId } from './record-id.ts';
import { type BackupRecord, type LostRecord, listRecords } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { lostFault, StoreFault } from './store-fault.ts';
import { clearAside, type StoreFolder } from './store-folder.ts';

/** What a backup is made of. */
export type BackupSource = { readonly database: string; readonly uploads: string };

type StoreNeeds = {
  readonly folder: StoreFolder;
  readonly runner: WorkRunner;
  readonly clock: Clock;
  readonly appVersion: string;
  /** Told that backups were found damaged, when they say so. */
  readonly onDamage?: () => void;
};

export type LocalStore = ReturnType<typeof createLocalStore>;

/**
 * The backups in DATA_DIR. One thing at a time may change them: that is the caller's business. Whatever finds that an
 * object is lost flags every backup that names it and takes the object away, and then throws a StoreFault.
 */
export function createLocalStore({ folder, runner, clock, appVersion, onDamage }: StoreNeeds) {
  const { runWork } = runner;
  const store = folder.root;
  const pins = createPins();
  const book = createRecordBook(folder);
  const outlet = createOutlet({ folder, runner, pins, onLost: condemn });
  const now = () => clock.now().toISOString();

  async function list(): Promise<BackupRecord[]> {
    return (await listRecords(folder)).records;
  }

  async function find(id: string): Promise<BackupRecord | undefined> {
    return (await list()).find((record) => record.id === id);
  }

  async function condemn(lost: readonly string[]): Promise<void> {
    outlet.forgetDigests();
    await book.flag(lost);
    await book.mend();
    onDamage?.();
  }

  async function heed(error: unknown): Promise<never> {
    if (error instanceof StoreFault) await condemn(error.lost);
    throw error;
  }

  /** Removes what only deleted backups held and nobody reads; nothing at all while a record cannot be read. */
  async function sweep(): Promise<void> {
    const { records, lost } = await listRecords(folder);
    if (lost.length > 0) return;
    const named = new Set<string>();
    for (const { manifestSha256 } of records) {
      named.add(manifestSha256);
      const manifest = await loadManifest(folder, manifestSha256).catch(forgetFault);
      // What a lost manifest named cannot be told from what nothing names.
      if (!manifest) return;
      for (const { sha256 } of manifest.files) named.add(sha256);
    }
    await sweepObjects(folder, (sha256) => named.has(sha256) || pins.has(sha256));
  }

  /** What was put into the store, or beside it, for work that came to nothing would fill the disk for nothing. */
  async function clearUp(error: unknown): Promise<never> {
    clearAside(folder);
    await sweep();
    throw error;
  }

  /** Adds to the store; what is damaged there is not taken for good, and what comes back heals. */
  async function add<Result>(work: () => Promise<Result>): Promise<Result> {
    await book.mend();
    const added = await work().catch(clearUp);
    await book.mend();
    return added;
  }

  return {
    folder,
    list,
    find,
    sweep,

    /** Backups of which nothing is known but that they were there. */
    listLost: async (): Promise<LostRecord[]> => (await listRecords(folder)).lost,

    async take({ database, uploads }: BackupSource, kind: BackupKind, watch?: Watch): Promise<BackupRecord> {
      const input = { store, database, uploads, id: makeId(clock), kind, createdAt: now(), appVersion };
      return await add(() => runWork('take', input, watch));
    },

    /** Copies what is new in the uploads, so that the next `take` is quick. */
    async warm({ uploads }: BackupSource, watch?: Watch): Promise<void> {
      await add(() => runWork('warm', { store, uploads }, watch));
    },

    /** Throws an ArchiveFault where anything is wrong with the archive; it is then as if it had never come. */
    async adopt({ archive, passphrase }: ForeignArchive, watch?: Watch): Promise<BackupRecord> {
      const input = { store, archive, passphrase, id: makeId(clock), kind: 'uploaded', verifiedAt: now() } as const;
      return await add(() => runWork('adopt', input, watch));
    },

    /** Unpacks it aside, checks all of it and keeps what it found; throws an ArchiveFault where it is bad. When it was found good. */
    async verify({ id, manifestSha256 }: BackupRecord, watch?: Watch): Promise<string> {
      const input = { store, manifestSha256, to: pathInside(folder.aside, `verify-${id}`) };
      await runWork('verify', input, watch)
        .catch(heed)
        .catch(async (error: unknown) => {
          const isOfItsOwn = error instanceof ArchiveFault && !(error instanceof StoreFault);
          if (isOfItsOwn) await book.note(id, { fault: error.message });
          return await clearUp(error);
        });
      const verifiedAt = now();
      await book.note(id, { verifiedAt, fault: null, lost: [] });
      return verifiedAt;
    },

    /** Reads every object that a backup names, and flags what names one that is lost. */
    async audit(watch?: Watch): Promise<void> {
      const lost = await runWork('audit', { store }, watch);
      if (lost.length > 0) await condemn(lost);
    },

    /** Unpacks it, checked, as a generation that can be switched to; the hashes of its files. */
    async prepareGeneration(manifestSha256: string, to: string, watch?: Watch): Promise<KnownFiles> {
      return await runWork('prepare', { store, manifestSha256, to }, watch).catch(heed);
    },

    /** Every file that a backup is made of, its manifest first. */
    async listFiles({ manifestSha256 }: BackupRecord): Promise<HeldFile[]> {
      const { files } = await loadManifest(folder, manifestSha256).catch(heed);
      const { size } = await stat(objectPath(folder, manifestSha256));
      const lying = ({ path: name, sha256, size: bytes }: StoredFile & { readonly path: string }): HeldFile => {
        const read = (start: number, length: number) => readSpan(objectPath(folder, sha256), start, length);
        return { name, sha256, size: bytes, read };
      };
      return [lying({ path: MANIFEST_PATH, sha256: manifestSha256, size }), ...files.map(lying)];
    },

    /** Throws a StoreFault where it is not what its hash says. */
    async checkFile({ name, sha256 }: HeldFile): Promise<void> {
      if (!(await isSound(folder, sha256))) await heed(lostFault([{ path: name, sha256 }]));
    },

    hasFile: (file: StoredFile): Promise<boolean> => hasObject(folder, file),

    /** Keeps a file from elsewhere until the next sweep, unless a backup names it by then. */
    putFile: (file: StoredFile, content: AsyncIterable<Uint8Array>): Promise<void> => putStream(folder, file, content),

    /** Spares the next backup from reading what a restore has just written. */
    rememberFiles: (known: KnownFiles): Promise<void> => writeKnownFiles(folder, known),

    async remove(id: string): Promise<void> {
      await book.remove(id);
      await sweep();
    },

    /** The archive as a stream, with what there is to know of it beforehand. */
    openArchive: outlet.open,

    /** The archive encrypted, as a stream; only the passphrase opens it. */
    openProtectedArchive: outlet.openProtected,
  };
}

function forgetFault(error: unknown): undefined {
  if (!(error instanceof ArchiveFault)) throw error;
  return undefined;
}
