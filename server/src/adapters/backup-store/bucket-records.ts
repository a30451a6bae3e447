import { text } from 'node:stream/consumers';
import type { FileStore } from '../file-store/file-store.ts';
import {
  type BackupRecord,
  describeLost,
  formatRecord,
  type LostRecord,
  newestFirst,
  parseRecord,
  recordFileOf,
  recordIdOf,
} from './records.ts';

const FOLDER = 'backups/records/';

export type BucketRecords = ReturnType<typeof createBucketRecords>;

type Listed = { readonly records: BackupRecord[]; readonly lost: LostRecord[] };

/** What is known of each backup, in a file of its own among those of a house. */
export function createBucketRecords(files: FileStore) {
  async function read(id: string): Promise<BackupRecord | undefined> {
    const file = await files.open(`${FOLDER}${recordFileOf(id)}`);
    return file && parseRecord(await text(file.content));
  }

  return {
    /** Newest first. */
    async list(): Promise<Listed> {
      const records: BackupRecord[] = [];
      const lost: LostRecord[] = [];
      for await (const { name, changedAt } of files.list(FOLDER)) {
        const id = recordIdOf(name.slice(FOLDER.length));
        if (id === undefined) continue;
        const record = await read(id);
        if (record) records.push(record);
        // One that was deleted since the list was made is none that cannot be read.
        else if (await files.find(name)) lost.push(describeLost(id, changedAt));
      }
      return { records: records.toSorted(newestFirst), lost: lost.toSorted(newestFirst) };
    },

    async write(record: BackupRecord): Promise<void> {
      await files.keep(`${FOLDER}${recordFileOf(record.id)}`, Buffer.from(formatRecord(record)));
    },

    async remove(id: string): Promise<void> {
      await files.remove(`${FOLDER}${recordFileOf(id)}`);
    },
  };
}
