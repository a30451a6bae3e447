import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupKind } from '@approdo/shared/contract/backup';
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
  const files = (await readdir(folder.records)).filter((name) => name.endsWith(ENDING));
  const ids = files.map((name) => name.slice(0, -ENDING.length)).filter((id) => ID.test(id));
  const read = await Promise.all(ids.map(async (id) => ({ id, record: await readRecord(folder, id) })));
  const records = read.flatMap(({ record }) => record ?? []);
  const lost = await Promise.all(read.filter(({ record }) => !record).map(({ id }) => describeLost(folder, id)));
  return { records: records.toSorted(newestFirst), lost: lost.flat().toSorted(newestFirst) };
}

/** A record is there whole or not at all, and says by its sum whether it is still what was written. */
export async function writeRecord({ records, aside }: StoreFolder, record: BackupRecord): Promise<void> {
  const name = `${record.id}${ENDING}`;
  const written = JSON.stringify({ ...record, sum: sumOf(record) });
  await replaceText(pathInside(records, name), written, { aside: pathInside(aside, name) });
}

export async function removeRecord({ records }: StoreFolder, id: string): Promise<void> {
  await rm(pathInside(records, `${id}${ENDING}`), { force: true });
  await syncFolder(records);
}

async function readRecord({ records }: StoreFolder, id: string): Promise<BackupRecord | undefined> {
  try {
    // The first version wrote no sum.
    const { sum, ...written } = content.parse(JSON.parse(await readFile(join(records, `${id}${ENDING}`), 'utf8')));
    return sum === undefined || sum === sumOf(written) ? backupRecord.safeParse(written).data : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing for a file that was deleted since the folder was read. */
async function describeLost({ records }: StoreFolder, id: string): Promise<LostRecord[]> {
  const found = await stat(join(records, `${id}${ENDING}`)).catch(() => undefined);
  if (!found) return [];
  const [, year, month, day, hour, minute, second] = MADE.exec(id) ?? [];
  const made = z.iso.datetime().safeParse(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`).data;
  return [{ id, createdAt: made ?? found.mtime.toISOString() }];
}

function newestFirst(a: LostRecord, b: LostRecord): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}

function sumOf(written: object): string {
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}
