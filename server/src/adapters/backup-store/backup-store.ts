import type { Readable } from 'node:stream';
import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH } from '@approdo/shared/node/archive/manifest';
import type { Clock } from '../clock.ts';
import { createArchiveStreams } from './archive-streams.ts';
import { createContents } from './contents.ts';
import { createMaintenance } from './maintenance.ts';
import type { StoredFile } from './objects.ts';
import type { BackupRecord, LostRecord } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { lostFault, StoreFault, UnacceptedFault } from './store-fault.ts';
import type { StoreLayout } from './store-layout.ts';

/**
 * The backups of a tenant, in DATA_DIR or in a bucket. The caller makes sure that only one operation at a time changes
 * them. An operation that finds an object lost flags every backup that names it, and then throws a StoreFault.
 */
export type BackupStore = {
  /** Newest first. */
  readonly list: () => Promise<BackupRecord[]>;
  readonly find: (id: string) => Promise<BackupRecord | undefined>;
  /** Backups of which only the existence is known: their records cannot be read. */
  readonly listLost: () => Promise<LostRecord[]>;
  /** Backs up the database and the uploads as they are now. */
  readonly take: (kind: BackupKind, watch?: Watch) => Promise<BackupRecord>;
  /** Adds an uploaded archive. Throws an ArchiveFault if anything is wrong with it, and leaves no trace of it. */
  readonly importArchive: (archive: ForeignArchive, watch?: Watch) => Promise<BackupRecord>;
  /** Checks a whole backup and records the result; returns the time of the check. Throws an ArchiveFault if bad. */
  readonly verify: (record: BackupRecord, watch?: Watch) => Promise<string>;
  /** Reads everything that any backup names, and flags the backups that name something lost. */
  readonly audit: (watch?: Watch) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes objects that no backup names and nobody is reading; removes nothing while a record cannot be read. */
  readonly sweep: () => Promise<void>;
  /** All files of a backup, its manifest first. */
  readonly listFiles: (record: BackupRecord) => Promise<HeldFile[]>;
  /** Throws a StoreFault if the file does not match its hash. */
  readonly checkFile: (file: HeldFile) => Promise<void>;
  readonly hasFile: (file: StoredFile) => Promise<boolean>;
  /** The given uploads that backups refer to in place; absent where each backup has its own copies. */
  readonly findNamedUploads?: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Stores a file from elsewhere; the next sweep removes it unless a backup names it by then. */
  readonly putFile: (file: StoredFile, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Opens the archive as a stream, with its hash where that is known in advance. */
  readonly openArchive: (record: BackupRecord) => Promise<OpenArchive>;
  /** Opens the archive as a stream, encrypted with the passphrase. */
  readonly openProtectedArchive: (record: BackupRecord, passphrase: string) => Promise<OpenArchive>;
};

/** An archive from outside, with its passphrase if it is encrypted. */
export type ForeignArchive = { readonly archive: string; readonly passphrase?: string | undefined };

/** A file of a backup. */
export type HeldFile = StoredFile & {
  readonly name: string;
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
};

export type OpenArchive = { readonly size: number; readonly content: Readable; readonly sha256?: string };

export type StoreNeeds = {
  readonly layout: StoreLayout;
  readonly runner: WorkRunner;
  readonly clock: Clock;
  /** Called after backups were found damaged and flagged. */
  readonly onDamage?: (() => void) | undefined;
};

/** What every store does alike, whatever its layout; adding and unpacking backups is up to each store. */
export function createStoreParts({ layout, runner, clock, onDamage }: StoreNeeds) {
  const contents = createContents(layout);
  const maintenance = createMaintenance({ layout, contents, onDamage: noteDamage });
  const archiveStreams = createArchiveStreams({ layout, contents, maintenance, runner });
  const { objects, records, loadManifest } = contents;

  function noteDamage(): void {
    archiveStreams.forgetDigests();
    onDamage?.();
  }

  const list = async () => (await records.list()).records;

  async function sizeOf(sha256: string): Promise<number> {
    return (await layout.files.find(layout.nameOf(sha256)))?.size ?? 0;
  }

  return {
    contents,
    maintenance,
    list,
    find: async (id: string) => (await list()).find((record) => record.id === id),
    listLost: async () => (await records.list()).lost,
    sweep: maintenance.sweep,

    /** Runs a check of the backup and records what it finds. */
    async judge({ id }: BackupRecord, check: () => Promise<void>): Promise<string> {
      await check()
        .catch(maintenance.noteFault)
        .catch(async (error: unknown) => {
          const isOfItsOwn = error instanceof ArchiveFault && !(error instanceof StoreFault);
          if (isOfItsOwn)
            await maintenance.note(id, { fault: error.message, isUnaccepted: error instanceof UnacceptedFault });
          return await maintenance.clearUp(error);
        });
      const verifiedAt = clock.now().toISOString();
      await maintenance.note(id, { verifiedAt, fault: null, isUnaccepted: false, lost: [] });
      return verifiedAt;
    },

    async remove(id: string): Promise<void> {
      await records.remove(id);
      await maintenance.sweep();
    },

    async listFiles({ manifestSha256 }: BackupRecord): Promise<HeldFile[]> {
      const manifest = await loadManifest(manifestSha256).catch(maintenance.noteFault);
      const held = await objects.held();
      const own = { path: MANIFEST_PATH, sha256: manifestSha256, size: await sizeOf(manifestSha256) };
      return [own, ...manifest.files].map((file): HeldFile => {
        const read = (start: number, length: number) => objects.readPart(file, held, { start, length });
        return { name: file.path, sha256: file.sha256, size: file.size, read };
      });
    },

    async checkFile({ name: path, sha256 }: HeldFile): Promise<void> {
      if (!(await objects.isSound({ path, sha256 }, await objects.held()))) {
        await maintenance.noteFault(lostFault([{ path, sha256 }]));
      }
    },

    hasFile: objects.has,
    putFile: ({ sha256 }: StoredFile, content: AsyncIterable<Uint8Array>) => objects.putStream(sha256, content),
    openArchive: archiveStreams.open,
    openProtectedArchive: archiveStreams.openProtected,
  };
}
