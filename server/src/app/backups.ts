import type { BackupParts } from '../features/backup/backup.parts.ts';
import { backupRoutes } from '../features/backup/backup.routes.ts';
import { createPasswordProof } from '../features/backup/prove-password.ts';
import { createTellOwner } from '../features/backup/tell-owner.ts';
import type { MadeBackups } from '../features/connections/index.ts';
import { isAdmin, type Passwords } from '../features/people/index.ts';
import type { Basics } from './basics.ts';

type BackupNeeds = Basics & {
  readonly passwords: Passwords;
  readonly madeBackups: MadeBackups;
  readonly parts: BackupParts;
};

/** What this site adds to the backups, which outlive it: its accounts, and its mail to the owner. */
export function createBackups({ passwords, madeBackups, parts, ...basics }: BackupNeeds) {
  const provePassword = createPasswordProof({ ...basics, passwords });
  const mayBackUp = (userId: string) => isAdmin(basics.database, userId);
  return {
    tellOwner: createTellOwner(basics),
    handlers: { backup: backupRoutes({ ...parts, madeBackups, provePassword, isAdmin: mayBackUp }) },
  };
}
