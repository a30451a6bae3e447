import type { Clock } from '../../../adapters/clock.ts';
import { withDatabaseFile } from '../../../db/sqlite/with-database-file.ts';
import { withoutRefusals } from '../../../db/sqlite/without-refusals.ts';
import type { Reader } from '../../../db/transaction.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { type KeysCarryForward, readPresentKeys } from '../../accounts/keys/index.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { lineOfMade } from './audit-backups.ts';
import { listRowsAfter, putRows } from './retained-rows.repository.ts';
import { RETAINED_TABLES, type RetainedTable } from './retained-tables.ts';

/** Reapplies to a copy what was done after it was made, so that erased people stay erased. */
export type ReapplyStep = (copy: Trx) => Promise<void>;

type FinishNeeds = {
  readonly carryKeys: KeysCarryForward;
  readonly reapplySteps: readonly ReapplyStep[];
  readonly clock: Clock;
};

type CopyToFinish = {
  readonly queryCurrent: QueryCurrent;
  /** The checked copy that is to replace the present database. */
  readonly file: string;
  readonly backupId: string;
  /** The safety backup of the present state; undefined if none could be made. */
  readonly safetyId: string | undefined;
  /** Who restores; null for a command on the server. */
  readonly by: Actor;
};

/** Finishes a copy before it replaces the present data; returns the names of staff who lost their second proof. */
export type FinishCopy = ReturnType<typeof createFinishCopy>;

/** Copies what outlives a restore: ended keys, rows that the law retains, erasures; then audits the restore. */
export function createFinishCopy({ carryKeys, reapplySteps, clock }: FinishNeeds) {
  return async ({ queryCurrent, file, backupId, safetyId, by }: CopyToFinish): Promise<readonly string[]> => {
    const withoutSecondProof = await carryKeys({ readPresent: () => queryCurrent(readPresentKeys), file });
    await withDatabaseFile(file, (copy) =>
      transact(copy, async (trx) => {
        await copyRetainedRows(trx, queryCurrent);
        for (const reapply of reapplySteps) await reapply(trx);
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
type QueryCurrent = <Result>(query: (reader: Reader) => Promise<Result>) => Promise<Result | undefined>;

/** Copies the rows that the law retains from the present database, replacing the copy's. */
async function copyRetainedRows(copy: Trx, queryCurrent: QueryCurrent): Promise<void> {
  const tables = RETAINED_TABLES.map(({ table }) => table);
  await withoutRefusals(copy, tables, async () => {
    for (const retained of RETAINED_TABLES) await copyTable(copy, queryCurrent, retained);
  });
}

async function copyTable(copy: Trx, queryCurrent: QueryCurrent, retained: RetainedTable): Promise<void> {
  let last: unknown;
  for (let isMore = true; isMore; ) {
    const tableRows = (await queryCurrent((reader) => listRowsAfter(reader, { ...retained, last }))) ?? [];
    if (tableRows.length > 0) await putRows(copy, retained, tableRows);
    last = tableRows.at(-1)?.[retained.key];
    isMore = tableRows.length === retained.portion;
  }
}
