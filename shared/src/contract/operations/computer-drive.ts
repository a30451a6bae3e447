import { z } from 'zod';
import { instant } from '../base/fields.ts';
import { backupKind, driveState } from './backup.ts';

/** Credentials that the Google console issues for a program of the type "desktop app". */
export const driveCredentials = z.object({
  clientId: z.string().trim().min(1, 'Scrivi l’ID client').max(300),
  clientSecret: z.string().trim().min(1, 'Scrivi il client secret').max(300),
});
export type DriveCredentials = z.output<typeof driveCredentials>;

/** Identifies a backup in Drive's list, as the desktop app reads it; looked up there. */
export const driveBackupId = z.string().min(1).max(200);

const driveBackup = z.object({
  id: driveBackupId,
  fileName: z.string(),
  createdAt: instant,
  kind: backupKind,
  /** Bytes. */
  size: z.int(),
  verifiedAt: instant,
});
export type DriveBackupOfComputer = z.output<typeof driveBackup>;

/** This computer's link to the owner's Google Drive, with the site's backups that it sent there. */
export const computerDriveState = z.object({
  state: driveState,
  /** E-mail address of the Google account; null if not known. */
  account: z.string().nullable(),
  /** Whether the browser is open and waits for her consent. */
  isLinking: z.boolean(),
  /** Why the list cannot be read, in words. */
  fault: z.string().nullable(),
  backups: z.array(driveBackup),
});
export type ComputerDriveState = z.output<typeof computerDriveState>;
