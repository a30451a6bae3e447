import { z } from 'zod';
import { instant } from '../base/fields.ts';
import { backupKind, driveState } from './backup.ts';

/** What the Google console gives for a program of the type "desktop app". */
export const driveCredentials = z.object({
  clientId: z.string().trim().min(1, 'Scrivi l’ID client').max(300),
  clientSecret: z.string().trim().min(1, 'Scrivi il client secret').max(300),
});
export type DriveCredentials = z.output<typeof driveCredentials>;

/** Names a backup of the list that the desktop app reads from Drive, and is looked up there. */
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

/** The owner's Google Drive, as this computer is linked to it, with the backups of the site that it sent there. */
export const computerDriveState = z.object({
  state: driveState,
  /** E-mail address of the Google account, where it is known. */
  account: z.string().nullable(),
  /** The browser is open, and her consent awaited. */
  isLinking: z.boolean(),
  /** Why the list cannot be read, in words. */
  fault: z.string().nullable(),
  backups: z.array(driveBackup),
});
export type ComputerDriveState = z.output<typeof computerDriveState>;
