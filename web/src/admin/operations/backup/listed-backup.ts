import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { formatInstantDateTime } from '@approdo/shared/domain/base/date/local-date';
import type { Question } from '../../kit/feedback/confirm.tsx';
import type { ComputerBackup, ComputerDriveState } from '../../platform.ts';
import { BACKUP_ACTIONS, REMOVE_BACKUP } from './texts/backup.ts';

/** A backup in any place. */
export type ListedBackup = BackupEntry | OnComputer | OnComputerDrive;

export type OnComputer = ComputerBackup & { readonly location: 'computer' };
/** On the Google Drive that this computer is linked to, which need not be the server's. */
export type OnComputerDrive = DriveBackup & { readonly location: 'computerDrive' };

type DriveBackup = ComputerDriveState['backups'][number];

type Places = {
  /** The server's backups: its own, and those on its Google Drive. */
  readonly stored: readonly BackupEntry[];
  readonly computerBackups: readonly ComputerBackup[];
  readonly driveBackups: readonly DriveBackup[];
};

/** All of them in one list, newest first. */
export function listTogether({ stored, computerBackups, driveBackups }: Places): ListedBackup[] {
  const onComputer = computerBackups.map((backup): OnComputer => ({ ...backup, location: 'computer' }));
  const onDrive = driveBackups.map((backup): OnComputerDrive => ({ ...backup, location: 'computerDrive' }));
  return [...stored, ...onComputer, ...onDrive].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The question before it is deleted. */
export function askToRemove(backup: ListedBackup): Question {
  const text = REMOVE_BACKUP.text(backup, formatInstantDateTime(backup.createdAt));
  return { title: REMOVE_BACKUP.title, text, action: BACKUP_ACTIONS.remove };
}

/** Whether the place that stores it found it damaged. */
export function isDamaged(backup: ListedBackup): boolean {
  if (backup.location === 'computer') return backup.isBad;
  return isStored(backup) && backup.isDamaged === true;
}

/** Whether the server stores it, itself or on its Google Drive. */
export function isStored(backup: ListedBackup): backup is BackupEntry {
  return backup.location === 'local' || backup.location === 'drive';
}
