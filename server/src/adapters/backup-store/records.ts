import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupKind } from '@approdo/shared/contract/backup';
import { z } from 'zod';
import { pathInside } from '../path-inside.ts';
import { replaceFile } from './replace-file.ts';
import { type StoreFolder, syncPath } from './store-folder.ts';

const backupRecord = z.object({
  id: z.string().regex(/^[0-9A-Za-z-]{8,64}$/),
  kind: backupKind,
  createdAt: z.iso.datetime(),
  /** Bytes of the archive. */
  size: z.number().int(),
  /** Hash of the object that is its manifest. */
  manifestSha256: z.string().regex(/^[0-9a-f]{64}$/),
  verifiedAt: z.iso.datetime().nullable(),
  /** What was wrong with it when it was last checked; null where nothing was. */
  fault: z.string().nullable(),
});

/** What the store knows of one backup. */
export type BackupRecord = z.output<typeof backupRecord>;

/** Newest first. `areAllReadable` is false where the disk is failing, or a newer program wrote one. */
export async function listRecords(
  folder: StoreFolder,
): Promise<{ readonly records: BackupRecord[]; readonly areAllReadable: boolean }> {
  const names = (await readdir(folder.records)).filter((name) => name.endsWith('.json'));
  const read = await Promise.all(names.map((name) => readRecord(join(folder.records, name))));
  const records = read
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  return { records, areAllReadable: records.length === names.length };
}

/** A record is there whole or not at all. */
export async function writeRecord({ records, aside }: StoreFolder, record: BackupRecord): Promise<void> {
  const name = `${record.id}.json`;
  await replaceFile({
    path: pathInside(records, name),
    part: pathInside(aside, name),
    content: JSON.stringify(record),
  });
  await syncPath(records);
}

export async function removeRecord({ records }: StoreFolder, id: string): Promise<void> {
  await rm(pathInside(records, `${id}.json`), { force: true });
  await syncPath(records);
}

async function readRecord(path: string): Promise<BackupRecord | undefined> {
  try {
    return backupRecord.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
