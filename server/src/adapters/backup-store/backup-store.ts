import type { Readable } from 'node:stream';
import type { BackupKind } from '@approdo/shared/contract/backup/backup';
import type { StoredFile } from './objects.ts';
import type { BackupRecord, LostRecord } from './records.ts';
import type { Watch } from './run-work.ts';

/**
 * The backups of a house, in DATA_DIR or in a bucket. One thing at a time may change them: that is the caller's business.
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

type OpenArchive = { readonly size: number; readonly content: Readable; readonly sha256?: string };
