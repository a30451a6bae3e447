import type { BackupEntry, BackupKind } from '@approdo/shared/contract/backup/backup';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transaction.ts';
import { type Actor, changedSettings, writeAudit } from '../audit/index.ts';
import { getAccount } from '../people/index.ts';

const KINDS: Readonly<Record<BackupKind, string>> = {
  manual: 'Fatto a mano',
  daily: 'Del giorno',
  safety: 'Prima di un ripristino',
  uploaded: 'Caricato da un file',
};

type Made = Pick<BackupEntry, 'id' | 'kind'>;

export type BackupsAudit = ReturnType<typeof createBackupsAudit>;

/** Writes down what is done with backups, which are files: each line follows its act at once, in a transaction of its own. */
export function createBackupsAudit({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async made({ id, kind }: Made, by: Actor, note = ''): Promise<void> {
      await transact(database, (trx) =>
        writeAudit(trx, {
          at: clock.now(),
          by,
          action: 'BACKUP_MADE',
          object: 'BACKUP',
          objectId: id,
          summary: `${KINDS[kind]}${note}`,
        }),
      );
    },

    async downloaded(id: string, by: Actor, isProtected: boolean): Promise<void> {
      const summary = isProtected ? 'Con una parola d’ordine' : 'Senza parola d’ordine';
      await transact(database, (trx) =>
        writeAudit(trx, {
          at: clock.now(),
          by,
          action: 'BACKUP_DOWNLOADED',
          object: 'BACKUP',
          objectId: id,
          summary,
        }),
      );
    },

    /** By whoever began the link, whom Google has sent back. */
    async driveLinked(userId: string): Promise<void> {
      await transact(database, async (trx) => {
        const { name } = await getAccount(trx, userId);
        const line = changedSettings('google-drive', 'collegato');
        await writeAudit(trx, { at: clock.now(), by: { userId, name }, ...line });
      });
    },

    async settingsChanged(which: 'backup-settings' | 'google-drive', by: Actor, detail?: string): Promise<void> {
      await transact(database, (trx) => writeAudit(trx, { at: clock.now(), by, ...changedSettings(which, detail) }));
    },
  };
}
