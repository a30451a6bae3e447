import type { Logger } from 'pino';
import type { ProvePassword } from '../features/accounts/auth/fresh-proof/fresh-proof.service.ts';
import type { MadeBackups } from '../features/accounts/connections/index.ts';
import { isAdmin } from '../features/base/people/index.ts';
import { createBackupsAudit } from '../features/operations/backup/audit-backups.ts';
import type { BackupParts } from '../features/operations/backup/backup.parts.ts';
import { backupRoutes } from '../features/operations/backup/backup.routes.ts';
import { createNotifyOwner } from '../features/operations/backup/notify-owner.ts';
import type { Basics } from './basics.ts';

type BackupNeeds = Basics & {
  readonly log: Logger;
  readonly provePassword: ProvePassword;
  readonly madeBackups: MadeBackups;
  readonly parts: BackupParts;
  readonly countUnreadErasures: (after: string) => Promise<number>;
};

/** The site's part in the backups, which outlive it: its accounts, and its mail to the owner. */
export function createBackups({ provePassword, madeBackups, parts, countUnreadErasures, ...basics }: BackupNeeds) {
  const mayBackUp = (userId: string) => isAdmin(basics.database, userId);
  const audit = createBackupsAudit(basics);
  return {
    noteBackup: (backup: Parameters<typeof audit.made>[0]) => audit.made(backup, null),
    notifyOwner: createNotifyOwner(basics),
    handlers: {
      backup: backupRoutes({
        ...{ ...parts, madeBackups, provePassword, countUnreadErasures },
        ...{ isAdmin: mayBackUp, audit },
      }),
    },
  };
}
