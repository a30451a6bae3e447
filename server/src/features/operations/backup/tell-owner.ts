import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { listOwnerAddresses } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';

type TellNeeds = {
  readonly database: Database;
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
};

/** Writes to the owner what she should know of her backups. */
export function createTellOwner({ database, ownerEmail, queueLetter, wakeSenders }: TellNeeds) {
  return async (warnings: readonly string[]): Promise<void> => {
    const values = { avvisi: warnings.join('\n'), collegamento: '/admin/backup' };
    await transact(database, async (trx) => {
      for (const to of await listOwnerAddresses(trx, ownerEmail)) {
        await queueLetter(trx, { kind: 'BACKUP_WARNING', language: ITALIAN, values, to });
      }
    });
    wakeSenders();
  };
}
