export { ComputerPart } from './computer-part.tsx';
export { NewBackup } from './new-backup.tsx';
export { JobNote, RunningNote } from './running-note.tsx';
export { BACKUP } from './texts/backup.ts';
export { GOOGLE_DRIVE } from './texts/google-drive.ts';
export { useBackupActions } from './use-backup-actions.ts';
export { useBackupProgress, useBackupStatus } from './use-backups.ts';
export { useComputerActions, useComputerBackups } from './use-computer-backups.ts';
export { Warnings } from './warnings.tsx';
