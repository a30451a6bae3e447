import type { Clock } from '../../../adapters/clock.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { withoutRefusals } from '../../../db/sqlite/without-refusals.ts';
import type { Reader } from '../../../db/transaction.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { type CarryOver, readPresentKeys } from '../../accounts/keys/index.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { lineOfMade } from './audit-backups.ts';
import { listAfter, putLines } from './kept.repository.ts';
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts';

/** Repeats in a copy what was done after the copy was made: erased people stay erased. */
export type SettleAgain = (copy: Trx) => Promise<void>;

type SettleNeeds = {
  readonly carryKeys: CarryOver;
  readonly settleAgain: readonly SettleAgain[];
  readonly clock: Clock;
};

type Settling = {
  readonly askPresent: AskPresent;
  /** The checked copy that is to take its place. */
  readonly file: string;
  readonly backupId: string;
  /** Of the backup that was made of what there is; undefined where none could be. */
  readonly safetyId: string | undefined;
  /** Who restores; null where a command on the server does. */
  readonly by: Actor;
};

/** Makes a copy ready to take the place of what there is; answers with the names of staff who lost their second proof by it. */
export type SettleCopy = ReturnType<typeof createSettleCopy>;

/** What outlives a restore: keys that ended, what the law wants kept, what is erased, and a line that says who restored what. */
export function createSettleCopy({ carryKeys, settleAgain, clock }: SettleNeeds) {
  return async ({ askPresent, file, backupId, safetyId, by }: Settling): Promise<readonly string[]> => {
    const withoutSecondProof = await carryKeys({ readPresent: () => askPresent(readPresentKeys), file });
    await withDatabaseFile(file, (copy) =>
      transact(copy, async (trx) => {
        await carryKept(trx, askPresent);
        for (const settle of settleAgain) await settle(trx);
        const at = clock.now();
        if (safetyId !== undefined) await writeAudit(trx, { ...lineOfMade({ id: safetyId, kind: 'safety' }), at, by });
        const line = { action: 'BACKUP_RESTORED', object: 'BACKUP', objectId: backupId } as const;
        await writeAudit(trx, { ...line, at, by, summary: 'La casa è tornata a questo backup' });
      }),
    );
    return withoutSecondProof;
  };
}

/** What is asked of the database that a restore replaces, once nobody writes there any more; undefined where it cannot be read. */
type AskPresent = <Result>(ask: (reader: Reader) => Promise<Result>) => Promise<Result | undefined>;

/** Puts what the law wants kept of the present database into the copy that takes its place, line by line where it stands. */
async function carryKept(copy: Trx, askPresent: AskPresent): Promise<void> {
  const tables = KEPT_TABLES.map(({ table }) => table);
  await withoutRefusals(copy, tables, async () => {
    for (const kept of KEPT_TABLES) await carryTable(copy, askPresent, kept);
  });
}

async function carryTable(copy: Trx, askPresent: AskPresent, kept: KeptTable): Promise<void> {
  let last: unknown;
  for (let isMore = true; isMore; ) {
    const lines = (await askPresent((reader) => listAfter(reader, { ...kept, last }))) ?? [];
    if (lines.length > 0) await putLines(copy, kept, lines);
    last = lines.at(-1)?.[kept.key];
    isMore = lines.length === kept.portion;
  }
}
