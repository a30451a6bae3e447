import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import type { Program } from '../../../../http/calls/program.ts';
import { deleteMadeBackup, hasMadeBackup, insertMadeBackups } from './tokens.repository.ts';

export type MadeBackups = ReturnType<typeof createMadeBackups>;

/** Which backups a program made itself: it may delete no others. */
export function createMadeBackups(database: Database) {
  return {
    async note({ tokenId }: Program, backupIds: readonly string[]): Promise<void> {
      await transact(database, (trx) => insertMadeBackups(trx, tokenId, backupIds));
    },

    async has({ tokenId }: Program, backupId: string): Promise<boolean> {
      return await hasMadeBackup(database, tokenId, backupId);
    },

    /** The backup no longer exists, whoever deleted it. */
    async forget(backupId: string): Promise<void> {
      await transact(database, (trx) => deleteMadeBackup(trx, backupId));
    },
  };
}
