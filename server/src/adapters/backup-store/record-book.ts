import { createTurns } from '@approdo/shared/node/in-turn';
import { listNamed } from './named-objects.ts';
import { isSound, removeObject } from './objects.ts';
import { type BackupRecord, listRecords, removeRecord, writeRecord } from './records.ts';
import { isAny, sayLost } from './store-fault.ts';
import type { StoreFolder } from './store-folder.ts';

type Edit = (present: BackupRecord) => BackupRecord;

/** Keeps what is known of backups that are there already, one change after another: none undoes what another noted. */
export function createRecordBook(folder: StoreFolder) {
  const inTurn = createTurns();

  async function edit(record: BackupRecord, change: Edit): Promise<void> {
    const changed = change(record);
    if (changed !== record) await writeRecord(folder, changed);
  }

  /** Every backup that names one of these is damaged; one that was for others, and names none, is whole again. */
  async function mark(gone: ReadonlySet<string>): Promise<void> {
    for (const record of (await listRecords(folder)).records) {
      const files = await listNamed(folder, record.manifestSha256);
      const lost = files.filter(({ sha256 }) => gone.has(sha256));
      const hashes = [...new Set(lost.map(({ sha256 }) => sha256))];
      await edit(record, (present) => {
        if (hashes.join() === present.lost.join()) return present;
        return { ...present, lost: hashes, fault: isAny(lost) ? sayLost(lost) : null };
      });
    }
  }

  async function listLost(): Promise<string[]> {
    return (await listRecords(folder)).records.flatMap(({ lost }) => lost);
  }

  return {
    /** Nothing where it was deleted meanwhile. */
    note: (id: string, found: Pick<BackupRecord, 'fault'> & Partial<Pick<BackupRecord, 'verifiedAt' | 'lost'>>) =>
      inTurn(async () => {
        const record = (await listRecords(folder)).records.find((one) => one.id === id);
        if (record) await edit(record, (present) => ({ ...present, ...found }));
      }),

    /** What names them is damaged from now on. */
    flag: (lost: readonly string[]): Promise<void> =>
      inTurn(async () => await mark(new Set([...(await listLost()), ...lost]))),

    /**
     * Removes what was flagged, so that the next backup copies it anew, and calls those backups whole to which all has
     * come back. What is said of objects is only ever believed after reading them.
     */
    mend: (): Promise<void> =>
      inTurn(async () => {
        const lost = new Set(await listLost());
        if (lost.size === 0) return;
        for (const sha256 of lost) {
          if (await isSound(folder, sha256)) lost.delete(sha256);
          else await removeObject(folder, sha256);
        }
        await mark(lost);
      }),

    remove: (id: string): Promise<void> => inTurn(() => removeRecord(folder, id)),
  };
}
