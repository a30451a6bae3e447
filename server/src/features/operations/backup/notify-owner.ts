import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { type QueueLetter, queueOwnerLetter } from '../../content/mail/index.ts';

type NotifyNeeds = {
  readonly database: Database;
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
};

/** Mails the owner warnings about her backups. */
export function createNotifyOwner({ database, ownerEmail, queueLetter, wakeSenders }: NotifyNeeds) {
  return async (warnings: readonly string[]): Promise<void> => {
    const letter = { kind: 'BACKUP_WARNING', facts: { avvisi: warnings.join('\n') } } as const;
    await transact(database, (trx) => queueOwnerLetter({ trx, ownerEmail, queueLetter }, letter));
    wakeSenders();
  };
}
