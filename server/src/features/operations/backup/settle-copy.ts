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

/** Reapplies to a copy what was done after it was made, so that erased people stay erased. */
export type SettleAgain = (copy: Trx) => Promise<void>;

type SettleNeeds = {
  readonly carryKeys: CarryOver;
  readonly settleAgain: readonly SettleAgain[];
  readonly clock: Clock;
};

type Settling = {
  readonly askPresent: AskPresent;
  /** The checked copy that is to replace the present database. */
  readonly file: string;
  readonly backupId: string;
  /** The safety backup of the present state; undefined if none could be made. */
  readonly safetyId: string | undefined;
  /** Who restores; null for a command on the server. */
  readonly by: Actor;
};

/** Finishes a copy before it replaces the present data; returns the names of staff who lost their second proof. */
export type SettleCopy = ReturnType<typeof createSettleCopy>;

/** Copies what outlives a restore: ended keys, rows that the law retains, erasures; then audits the restore. */
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

/** Queries the database being replaced, once nobody writes to it any more; undefined if it cannot be read. */
type AskPresent = <Result>(ask: (reader: Reader) => Promise<Result>) => Promise<Result | undefined>;

/** Copies the rows that the law retains from the present database, replacing the copy's. */
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
