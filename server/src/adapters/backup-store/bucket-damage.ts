import { createTurns } from '@approdo/shared/node/in-turn';
import type { BucketContents } from './bucket-contents.ts';
import type { BucketRecords } from './bucket-records.ts';
import type { BackupRecord } from './records.ts';
import { isAny, type NamedObject, sayLost } from './store-fault.ts';

type DamageNeeds = {
  readonly records: BucketRecords;
  readonly contents: BucketContents;
};

type Note = Pick<BackupRecord, 'fault'> & Partial<Pick<BackupRecord, 'verifiedAt' | 'lost'>>;

/** Keeps with each backup what was found to be wrong with it, one change after another. */
export function createDamageNotes({ records, contents: { listNamed, isSound } }: DamageNeeds) {
  const inTurn = createTurns();

  async function mark(record: BackupRecord, lost: readonly NamedObject[]): Promise<void> {
    const hashes = [...new Set(lost.map(({ sha256 }) => sha256))];
    if (hashes.join() === record.lost.join()) return;
    await records.write({ ...record, lost: hashes, fault: isAny(lost) ? sayLost(lost) : null });
  }

  return {
    /** Nothing where it was deleted meanwhile. */
    note: (id: string, found: Note): Promise<void> =>
      inTurn(async () => {
        const record = (await records.list()).records.find((one) => one.id === id);
        if (record) await records.write({ ...record, ...found });
      }),

    /** Every backup that names one of these is damaged from now on. */
    flag: (lost: readonly string[]): Promise<void> =>
      inTurn(async () => {
        for (const record of (await records.list()).records) {
          const gone = new Set([...record.lost, ...lost]);
          await mark(
            record,
            (await listNamed(record.manifestSha256)).filter(({ sha256 }) => gone.has(sha256)),
          );
        }
      }),

    /** Calls those backups whole to which all has come back: what was lost is read. */
    mend: (): Promise<void> =>
      inTurn(async () => {
        for (const record of (await records.list()).records.filter(({ lost }) => lost.length > 0)) {
          const named = await listNamed(record.manifestSha256);
          const still: NamedObject[] = [];
          for (const file of named.filter(({ sha256 }) => record.lost.includes(sha256))) {
            if (!(await isSound(file))) still.push(file);
          }
          await mark(record, still);
        }
      }),
  };
}
