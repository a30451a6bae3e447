import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transaction.ts';
import { queueLetter } from '../mail/index.ts';
import { listOwnerAddresses } from '../people/index.ts';
import { backupWarning } from './backup.mail.ts';

type TellNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ownerEmail: string | undefined;
  readonly origin: string;
  readonly wakeMail: () => void;
};

/** Writes to the owner what she should know of her backups. */
export function createTellOwner({ database, clock, ownerEmail, origin, wakeMail }: TellNeeds) {
  return async (warnings: readonly string[]): Promise<void> => {
    await transact(database, async (trx) => {
      for (const to of await listOwnerAddresses(trx, ownerEmail)) {
        await queueLetter(trx, { clock, origin }, backupWarning(warnings, to));
      }
    });
    wakeMail();
  };
}
