import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupKind } from '@approdo/shared/contract/backup/backup';
import { replaceText, syncFolder } from '@approdo/shared/node/durable-file';
import { z } from 'zod';
import { pathInside } from '../path-inside.ts';
import type { StoreFolder } from './store-folder.ts';

const ID = /^[0-9A-Za-z-]{8,64}$/;
/** How an id begins: with when its backup was made. */
const MADE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/;
const ENDING = '.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const backupRecord = z.object({
  id: z.string().regex(ID),
  kind: backupKind,
  createdAt: z.iso.datetime(),
  /** Bytes of the archive. */
  size: z.number().int(),
  /** Hash of the object that is its manifest. */
  manifestSha256: sha256,
  verifiedAt: z.iso.datetime().nullable(),
  /** What was wrong with it when it was last checked; null where nothing was. */
  fault: z.string().nullable(),
  /** Objects of it that the store has lost; it is whole again when they are back. */
  lost: z.array(sha256).default([]),
});

const content = z.record(z.string(), z.unknown());

/** What the store knows of one backup. */
export type BackupRecord = z.output<typeof backupRecord>;

/** One that cannot be read: the disk is failing, or a newer program wrote it. */
export type LostRecord = Pick<BackupRecord, 'id' | 'createdAt'>;

/** Newest first. */
export async function listRecords(
  folder: StoreFolder,
): Promise<{ readonly records: BackupRecord[]; readonly lost: LostRecord[] }> {
  const ids = (await readdir(folder.records)).map(recordIdOf).filter((id) => id !== undefined);
  const read = await Promise.all(ids.map(async (id) => ({ id, record: await readRecord(folder, id) })));
  const records = read.flatMap(({ record }) => record ?? []);
  const lost = await Promise.all(read.filter(({ record }) => !record).map(({ id }) => findLost(folder, id)));
  return { records: records.toSorted(newestFirst), lost: lost.flat().toSorted(newestFirst) };
}

/** A record is there whole or not at all, and says by its sum whether it is still what was written. */
export async function writeRecord({ records, aside }: StoreFolder, record: BackupRecord): Promise<void> {
  const name = recordFileOf(record.id);
  await replaceText(pathInside(records, name), formatRecord(record), { aside: pathInside(aside, name) });
}

/** The name of a record's file. */
export function recordFileOf(id: string): string {
  return `${id}${ENDING}`;
}

/** Undefined for what is no record's. */
export function recordIdOf(file: string): string | undefined {
  const id = file.slice(0, -ENDING.length);
  return file.endsWith(ENDING) && ID.test(id) ? id : undefined;
}

export function formatRecord(record: BackupRecord): string {
  return JSON.stringify({ ...record, sum: sumOf(record) });
}

/** Undefined where it is not what was written. */
export function parseRecord(text: string): BackupRecord | undefined {
  try {
    // The first version wrote no sum.
    const { sum, ...written } = content.parse(JSON.parse(text));
    return sum === undefined || sum === sumOf(written) ? backupRecord.safeParse(written).data : undefined;
  } catch {
    return undefined;
  }
}

export async function removeRecord({ records }: StoreFolder, id: string): Promise<void> {
  await rm(pathInside(records, recordFileOf(id)), { force: true });
  await syncFolder(records);
}

async function readRecord({ records }: StoreFolder, id: string): Promise<BackupRecord | undefined> {
  const text = await readFile(join(records, recordFileOf(id)), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseRecord(text);
}

/** Nothing for a file that was deleted since the folder was read. */
async function findLost({ records }: StoreFolder, id: string): Promise<LostRecord[]> {
  const found = await stat(join(records, recordFileOf(id))).catch(() => undefined);
  return found ? [describeLost(id, found.mtime)] : [];
}

/** A record that cannot be read, by its id and when it was last written. */
export function describeLost(id: string, writtenAt: Date): LostRecord {
  const [, year, month, day, hour, minute, second] = MADE.exec(id) ?? [];
  const made = z.iso.datetime().safeParse(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`).data;
  return { id, createdAt: made ?? writtenAt.toISOString() };
}

export function newestFirst(a: LostRecord, b: LostRecord): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

function sumOf(written: object): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}
