import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { BackupKind } from '@approdo/shared/contract/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Clock } from '../clock.ts';
import { pathInside } from '../path-inside.ts';
import { archiveBytes, loadManifest, packArchive } from './archive.ts';
import { type KnownFiles, writeKnownFiles } from './known-files.ts';
import { hasObject, objectPath, putStream, type StoredFile, sweepObjects } from './objects.ts';
import { type BackupRecord, listRecords, removeRecord, writeRecord } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { clearAside, type StoreFolder } from './store-folder.ts';

/** What a backup is made of. */
export type BackupSource = { readonly database: string; readonly uploads: string };

/** A file from outside, and what opens it where it is encrypted. */
type ForeignArchive = { readonly archive: string; readonly passphrase?: string | undefined };

type StoreNeeds = {
  readonly folder: StoreFolder;
  readonly runner: Pick<WorkRunner, 'runWork' | 'openProtected'>;
  readonly clock: Clock;
  readonly appVersion: string;
};

export type LocalStore = ReturnType<typeof createLocalStore>;

/** The backups in DATA_DIR. One thing at a time may change them: that is the caller's business. */
export function createLocalStore({ folder, runner, clock, appVersion }: StoreNeeds) {
  const { runWork } = runner;
  const store = folder.root;
  const digests = new Map<string, Promise<string>>();
  const now = () => clock.now().toISOString();

  async function list(): Promise<BackupRecord[]> {
    return (await listRecords(folder)).records;
  }

  /** Removes what only deleted backups held; nothing at all while a record cannot be read. */
  async function sweep(): Promise<void> {
    const { records, areAllReadable } = await listRecords(folder);
    if (!areAllReadable) return;
    const named = new Set<string>();
    for (const { manifestSha256 } of records) {
      named.add(manifestSha256);
      const manifest = await loadManifest(folder, manifestSha256).catch(forgetFault);
      // What a lost manifest named cannot be told from what nothing names.
      if (!manifest) return;
      for (const { sha256 } of manifest.files) named.add(sha256);
    }
    await sweepObjects(folder, (sha256) => named.has(sha256));
  }

  /** What was put into the store, or beside it, for work that came to nothing would fill the disk for nothing. */
  async function clearUp(error: unknown): Promise<never> {
    clearAside(folder);
    await sweep();
    throw error;
  }

  return {
    folder,
    list,
    sweep,

    async find(id: string): Promise<BackupRecord | undefined> {
      return (await list()).find((record) => record.id === id);
    },

    async take({ database, uploads }: BackupSource, kind: BackupKind, watch?: Watch): Promise<BackupRecord> {
      const input = { store, database, uploads, id: makeId(clock), kind, createdAt: now(), appVersion };
      return await runWork('take', input, watch).catch(clearUp);
    },

    /** Copies what is new in the uploads, so that the next `take` is quick. */
    async warm({ uploads }: BackupSource, watch?: Watch): Promise<void> {
      await runWork('warm', { store, uploads }, watch).catch(clearUp);
    },

    /** Throws an ArchiveFault where anything is wrong with the archive; it is then as if it had never come. */
    async adopt({ archive, passphrase }: ForeignArchive, watch?: Watch): Promise<BackupRecord> {
      const input = { store, archive, passphrase, id: makeId(clock), kind: 'uploaded', verifiedAt: now() } as const;
      return await runWork('adopt', input, watch).catch(clearUp);
    },

    /** Unpacks it aside and checks all of it; throws an ArchiveFault where it is bad. When it was found good. */
    async verify({ id, manifestSha256 }: BackupRecord, watch?: Watch): Promise<string> {
      const input = { store, manifestSha256, to: pathInside(folder.aside, `verify-${id}`) };
      await runWork('verify', input, watch).catch(clearUp);
      return now();
    },

    /** Keeps what a check has found. */
    note: (record: BackupRecord): Promise<void> => writeRecord(folder, record),

    /** Unpacks it, checked, as a generation that can be switched to; the hashes of its files. */
    async prepareGeneration(manifestSha256: string, to: string, watch?: Watch): Promise<KnownFiles> {
      return await runWork('prepare', { store, manifestSha256, to }, watch);
    },

    /** Every file that a backup is made of, its manifest among them, and where it lies. */
    async listFiles({ manifestSha256 }: BackupRecord): Promise<(StoredFile & { readonly path: string })[]> {
      const { files } = await loadManifest(folder, manifestSha256);
      const { size } = await stat(objectPath(folder, manifestSha256));
      return [{ sha256: manifestSha256, size }, ...files].map((file) => ({
        sha256: file.sha256,
        size: file.size,
        path: objectPath(folder, file.sha256),
      }));
    },

    hasFile: (file: StoredFile): Promise<boolean> => hasObject(folder, file),

    /** Keeps a file from elsewhere until the next sweep, unless a backup names it by then. */
    putFile: (file: StoredFile, content: AsyncIterable<Uint8Array>): Promise<void> => putStream(folder, file, content),

    /** Spares the next backup from reading what a restore has just written. */
    rememberFiles: (known: KnownFiles): Promise<void> => writeKnownFiles(folder, known),

    async remove(id: string): Promise<void> {
      await removeRecord(folder, id);
      await sweep();
    },

    /** The archive as a stream, with what there is to know of it beforehand. */
    async openArchive({ id, manifestSha256 }: BackupRecord) {
      const manifest = await loadManifest(folder, manifestSha256);
      const digest = digests.get(id) ?? runWork('digest', { store, manifestSha256 });
      digests.set(id, digest);
      digest.catch(() => digests.delete(id));
      return {
        sha256: await digest,
        size: archiveBytes(manifest),
        content: Readable.from(packArchive(folder, manifest), { objectMode: false }),
      };
    },

    /** The archive encrypted, as a stream; only the passphrase opens it. */
    openProtectedArchive: ({ manifestSha256 }: BackupRecord, passphrase: string) =>
      runner.openProtected({ store, manifestSha256, passphrase }),
  };
}

function forgetFault(error: unknown): undefined {
  if (!(error instanceof ArchiveFault)) throw error;
  return undefined;
}

/** By time, and unlike any other. */
function makeId(clock: Clock): string {
  const moment = clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z$/g, '');
  return `${moment}-${randomBytes(6).toString('hex')}`;
}
