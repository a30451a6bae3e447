import type { BackupEntry, BackupKind } from '@approdo/shared/contract/operations/backup';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { isClosed, isDiskFull } from '../../../db/faults.ts';
import { transact } from '../../../db/transaction.ts';
import { type Actor, type AuditLine, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { getAccount } from '../../base/people/index.ts';

const KINDS: Readonly<Record<BackupKind, string>> = {
  manual: 'Fatto a mano',
  daily: 'Del giorno',
  safety: 'Prima di un ripristino',
  uploaded: 'Caricato da un file',
};

type Made = Pick<BackupEntry, 'id' | 'kind'>;

/** The audit line of a new backup. */
export function lineOfMade({ id, kind }: Made, note = ''): Omit<AuditLine, 'at' | 'by'> {
  return { action: 'BACKUP_MADE', object: 'BACKUP', objectId: id, summary: `${KINDS[kind]}${note}` };
}

export type BackupsAudit = ReturnType<typeof createBackupsAudit>;

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
};

/**
 * Audits what is done with backups, which are files: each line is written right after its act, in its own transaction.
 * None is written for an act that a restore has overtaken, as its object is gone, nor while the disk is full: the log
 * has it then, as the act is done, and copies are needed most just then.
 */
export function createBackupsAudit({ database, clock, log }: Needs) {
  async function write(by: Actor, line: Omit<AuditLine, 'at' | 'by'>): Promise<void> {
    try {
      await transact(database, (trx) => writeAudit(trx, { at: clock.now(), by, ...line }));
    } catch (fault) {
      if (isDiskFull(fault))
        log.error({ err: fault, by: by?.userId, action: line.action }, 'no room for a line of the audit');
      else if (!isClosed(fault)) throw fault;
    }
  }

  return {
    made: ({ id, kind }: Made, by: Actor, note = ''): Promise<void> => write(by, lineOfMade({ id, kind }, note)),

    downloaded(id: string, by: Actor, isProtected: boolean): Promise<void> {
      const summary = isProtected ? 'Con una parola d’ordine' : 'Senza parola d’ordine';
      return write(by, { action: 'BACKUP_DOWNLOADED', object: 'BACKUP', objectId: id, summary });
    },

    /** Audits the link to Drive in the name of the admin who began it and whom Google has sent back. */
    async driveLinked(userId: string): Promise<void> {
      const { name } = await getAccount(database, userId);
      await write({ userId, name }, changedSettings('google-drive', 'collegato'));
    },

    settingsChanged: (which: 'backup-settings' | 'google-drive', by: Actor, detail?: string): Promise<void> =>
      write(by, changedSettings(which, detail)),
  };
}
