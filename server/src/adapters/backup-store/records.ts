import { createHash, randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { backupKind } from '@approdo/shared/contract/operations/backup';
import { syncFolder } from '@approdo/shared/node/durable-file';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { storeWhole } from './objects.ts';
import type { StoreLayout } from './store-layout.ts';

const ID = /^[0-9A-Za-z-]{8,64}$/;
/** An id begins with the time of its backup. */
const MADE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/;
const ENDING = '.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const backupRecord = z.object({
  id: z.string().regex(ID),
  kind: backupKind,
  createdAt: z.iso.datetime(),
  /** The size of the archive in bytes. */
  size: z.number().int(),
  /** The hash of its manifest. */
  manifestSha256: sha256,
  verifiedAt: z.iso.datetime().nullable(),
  /** What was wrong with it at the last check; null if nothing was. */
  fault: z.string().nullable(),
  /** True if it is intact, and the fault is a value that this version does not accept. */
  isUnaccepted: z.boolean().default(false),
  /** Its objects that the store has lost; it is intact again when they are back. */
  lost: z.array(sha256).default([]),
});

const content = z.record(z.string(), z.unknown());

/** What the store knows of one backup. */
export type BackupRecord = z.output<typeof backupRecord>;

/** A record that cannot be read: the disk is failing, or a newer program wrote it. */
export type LostRecord = Pick<BackupRecord, 'id' | 'createdAt'>;

/** The records of backups, each in a file of its own with a checksum. */
export function createRecords(layout: StoreLayout) {
  const { files, folder, records: place } = layout;
  const nameOf = (id: string) => `${place}${id}${ENDING}`;

  async function read(name: string): Promise<BackupRecord | undefined> {
    const file = await files.open(name).catch(nothingWhereUnreadable);
    const written = file && (await text(file.content).catch(nothingWhereUnreadable));
    return written === undefined ? undefined : parseRecord(written);
  }

  return {
    /** Newest first. */
    async list(): Promise<{ readonly records: BackupRecord[]; readonly lost: LostRecord[] }> {
      const records: BackupRecord[] = [];
      const lost: LostRecord[] = [];
      for await (const { name, changedAt } of files.list(place)) {
        const id = recordIdOf(name.slice(place.length));
        if (id === undefined) continue;
        const record = await read(name);
        if (record) records.push(record);
        // A record deleted since it was listed does not count as lost.
        else if (await files.find(name)) lost.push(describeLost(id, changedAt));
      }
      return { records: records.toSorted(newestFirst), lost: lost.toSorted(newestFirst) };
    },

    write: (record: BackupRecord): Promise<void> => storeWhole(layout, nameOf(record.id), formatRecord(record)),

    async remove(id: string): Promise<void> {
      await files.remove(nameOf(id));
      // Synced before the objects that only it named are removed.
      if (folder) await syncFolder(folder.records);
    },
  };
}

/** A unique id for a new backup that sorts by time. */
export function makeId(clock: Clock): string {
  const moment = clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z$/g, '');
  return `${moment}-${randomBytes(6).toString('hex')}`;
}

/** Undefined if the file is not a record. */
function recordIdOf(file: string): string | undefined {
  const id = file.slice(0, -ENDING.length);
  return file.endsWith(ENDING) && ID.test(id) ? id : undefined;
}

function formatRecord(record: BackupRecord): string {
  return JSON.stringify({ ...record, sum: sumOf(record) });
}

/** Undefined if its checksum is wrong or it is malformed. */
function parseRecord(written: string): BackupRecord | undefined {
  try {
    // The first version wrote no checksum.
    const { sum, ...fields } = content.parse(JSON.parse(written));
    return sum === undefined || sum === sumOf(fields) ? backupRecord.safeParse(fields).data : undefined;
  } catch {
    return undefined;
  }
}

/** On a failing disk the record counts as lost; a bucket that does not answer has lost nothing. */
function nothingWhereUnreadable(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'EIO' || error.code === 'EACCES')) return undefined;
  throw error;
}

/** Describes an unreadable record by its id and the time when it was last written. */
function describeLost(id: string, writtenAt: Date): LostRecord {
  const [, year, month, day, hour, minute, second] = MADE.exec(id) ?? [];
  const made = z.iso.datetime().safeParse(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`).data;
  return { id, createdAt: made ?? writtenAt.toISOString() };
}

function newestFirst(a: LostRecord, b: LostRecord): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

function sumOf(written: object): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}
