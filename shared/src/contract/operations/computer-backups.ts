import { z } from 'zod';
import { id, instant } from '../base/fields.ts';
import { backupKind } from './backup.ts';
import { dailyBackupSettings } from './backup-settings.ts';

/** Identifies an archive in the folder's list, as the desktop app reads it; looked up there, never made into a path. */
export const computerBackupId = z.string().min(1).max(200);

/** An archive of the site on this computer. */
const computerBackup = z.object({
  id: computerBackupId,
  fileName: z.string(),
  createdAt: instant,
  kind: backupKind,
  /** Bytes. */
  size: z.int(),
  /** When its hash was last checked. */
  verifiedAt: instant,
  /** Whether it was found damaged. */
  isBad: z.boolean(),
});
export type ComputerBackup = z.output<typeof computerBackup>;

const operation = z.enum([
  'create',
  'daily',
  'verify',
  'remove',
  'send',
  'send to Drive',
  'bring from Drive',
  'remove from Drive',
]);
export type ComputerBackupOperation = z.output<typeof operation>;

const computerBackupProgress = z.object({
  operation,
  /** The current step, in words for the owner. */
  step: z.string(),
  /** From 0 to 1; null if not known. */
  share: z.number().nullable(),
});

/** The backups of the open site on this computer, and the running operation, whoever began it. */
export const computerBackupState = z.object({
  /** The folder's name, without its path; null until one was chosen. */
  folder: z.string().nullable(),
  /** Why the folder cannot be read, in words; the list is then empty. */
  fault: z.string().nullable(),
  warnings: z.array(z.string()),
  /** Newest first. */
  backups: z.array(computerBackup),
  settings: dailyBackupSettings,
  /** The id of the access token with which this computer makes the daily backups; null if there is none. */
  tokenId: id.nullable(),
  /** Whether daily backups wait for the owner's confirmation: they are on, but have no valid token. */
  isConfirmationAsked: z.boolean(),
  nextDailyAt: instant.nullable(),
  progress: computerBackupProgress.nullable(),
});
export type ComputerBackupState = z.output<typeof computerBackupState>;
