import type { BackupEntry } from '@approdo/shared/contract/backup';
import type { ComputerBackup } from '../../platform.ts';

/** A backup in whichever place it lies. */
export type ListedBackup = BackupEntry | OnComputer;

type OnComputer = ComputerBackup & { readonly location: 'computer' };

/** Those of the server, of Google Drive and of this computer as one list, the newest first. */
export function listTogether(stored: readonly BackupEntry[], here: readonly ComputerBackup[]): ListedBackup[] {
  const onComputer = here.map((backup): OnComputer => ({ ...backup, location: 'computer' }));
  return [...stored, ...onComputer].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Of what the server keeps, it says so itself. */
export function isDamaged(backup: ListedBackup): boolean {
  return backup.location === 'computer' && backup.isBad;
}
