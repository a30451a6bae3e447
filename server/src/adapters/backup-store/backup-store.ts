import type { Readable } from 'node:stream';
import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { MANIFEST_PATH } from '@approdo/shared/node/archive/manifest';
import type { Clock } from '../clock.ts';
import { createContents } from './contents.ts';
import type { StoredFile } from './objects.ts';
import { createOutlet } from './outlet.ts';
import type { BackupRecord, LostRecord } from './records.ts';
import type { Watch, WorkRunner } from './run-work.ts';
import { lostFault, StoreFault, UnacceptedFault } from './store-fault.ts';
import type { StoreGround } from './store-ground.ts';
import { createUpkeep } from './upkeep.ts';

/**
 * The backups of a tenant, in DATA_DIR or in a bucket. One thing at a time may change them: that is the caller's business.
 * Whatever finds that something of a backup is lost flags every backup that names it, and then throws a StoreFault.
 */
export type BackupStore = {
  /** Newest first. */
  readonly list: () => Promise<BackupRecord[]>;
  readonly find: (id: string) => Promise<BackupRecord | undefined>;
  /** Backups of which nothing is known but that they were there. */
  readonly listLost: () => Promise<LostRecord[]>;
  /** Saves database and uploads as they are now. */
  readonly take: (kind: BackupKind, watch?: Watch) => Promise<BackupRecord>;
  /** Throws an ArchiveFault where anything is wrong with the archive; it is then as if it had never come. */
  readonly adopt: (archive: ForeignArchive, watch?: Watch) => Promise<BackupRecord>;
  /** Checks all of it and keeps what it found; throws an ArchiveFault where it is bad. When it was found good. */
  readonly verify: (record: BackupRecord, watch?: Watch) => Promise<string>;
  /** Reads everything that a backup names, and flags what names something that is lost. */
  readonly audit: (watch?: Watch) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes what only deleted backups held and nobody reads; nothing at all while a record cannot be read. */
  readonly sweep: () => Promise<void>;
  /** Every file that a backup is made of, its manifest first. */
  readonly listFiles: (record: BackupRecord) => Promise<HeldFile[]>;
  /** Throws a StoreFault where it is not what its hash says. */
  readonly checkFile: (file: HeldFile) => Promise<void>;
  readonly hasFile: (file: StoredFile) => Promise<boolean>;
  /** Those of some uploads that backups name where they lie, without a copy; absent where each backup has its own. */
  readonly findNamedUploads?: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Keeps a file from elsewhere until the next sweep, unless a backup names it by then. */
  readonly putFile: (file: StoredFile, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The archive as a stream; where its hash is known beforehand, with it. */
  readonly openArchive: (record: BackupRecord) => Promise<OpenArchive>;
  /** The archive encrypted, as a stream; only the passphrase opens it. */
  readonly openProtectedArchive: (record: BackupRecord, passphrase: string) => Promise<OpenArchive>;
};

/** A file from outside, and what opens it where it is encrypted. */
export type ForeignArchive = { readonly archive: string; readonly passphrase?: string | undefined };

/** A file that a backup is made of. */
export type HeldFile = StoredFile & {
  readonly name: string;
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
};

export type OpenArchive = { readonly size: number; readonly content: Readable; readonly sha256?: string };

export type StoreNeeds = {
  readonly ground: StoreGround;
  readonly runner: WorkRunner;
  readonly clock: Clock;
  /** Told that backups were found damaged, when they say so. */
  readonly onDamage?: (() => void) | undefined;
};

/** All that a store does in the same way wherever it lies; what comes in, and how it is unpacked, is each ground's. */
export function createStoreParts({ ground, runner, clock, onDamage }: StoreNeeds) {
  const contents = createContents(ground);
  const upkeep = createUpkeep({ ground, contents, onDamage: noteDamage });
  const outlet = createOutlet({ ground, contents, upkeep, runner });
  const { objects, records, loadManifest } = contents;

  function noteDamage(): void {
    outlet.forgetDigests();
    onDamage?.();
  }

  const list = async () => (await records.list()).records;

  async function sizeOf(sha256: string): Promise<number> {
    return (await ground.files.find(ground.nameOf(sha256)))?.size ?? 0;
  }

  return {
    contents,
    upkeep,
    list,
    find: async (id: string) => (await list()).find((record) => record.id === id),
    listLost: async () => (await records.list()).lost,
    sweep: upkeep.sweep,

    /** Notes what a check of the backup finds. */
    async judge({ id }: BackupRecord, check: () => Promise<void>): Promise<string> {
      await check()
        .catch(upkeep.noteFault)
        .catch(async (error: unknown) => {
          const isOfItsOwn = error instanceof ArchiveFault && !(error instanceof StoreFault);
          if (isOfItsOwn)
            await upkeep.note(id, { fault: error.message, isUnaccepted: error instanceof UnacceptedFault });
          return await upkeep.clearUp(error);
        });
      const verifiedAt = clock.now().toISOString();
      await upkeep.note(id, { verifiedAt, fault: null, isUnaccepted: false, lost: [] });
      return verifiedAt;
    },

    async remove(id: string): Promise<void> {
      await records.remove(id);
      await upkeep.sweep();
    },

    async listFiles({ manifestSha256 }: BackupRecord): Promise<HeldFile[]> {
      const manifest = await loadManifest(manifestSha256).catch(upkeep.noteFault);
      const held = await objects.held();
      const own = { path: MANIFEST_PATH, sha256: manifestSha256, size: await sizeOf(manifestSha256) };
      return [own, ...manifest.files].map((file): HeldFile => {
        const read = (start: number, length: number) => objects.readPart(file, held, { start, length });
        return { name: file.path, sha256: file.sha256, size: file.size, read };
      });
    },

    async checkFile({ name: path, sha256 }: HeldFile): Promise<void> {
      if (!(await objects.isSound({ path, sha256 }, await objects.held()))) {
        await upkeep.noteFault(lostFault([{ path, sha256 }]));
      }
    },

    hasFile: objects.has,
    putFile: ({ sha256 }: StoredFile, content: AsyncIterable<Uint8Array>) => objects.putStream(sha256, content),
    openArchive: outlet.open,
    openProtectedArchive: outlet.openProtected,
  };
}
