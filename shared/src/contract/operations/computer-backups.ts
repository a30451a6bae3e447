import { z } from 'zod';
import { id, instant } from '../base/fields.ts';
import { backupKind, dailyBackupSettings } from './backup.ts';

/** Names an archive of the list that the desktop app reads from its folder; it is looked up there, and never made into a path. */
export const computerBackupId = z.string().min(1).max(200);

/** An archive of the site that lies on this computer. */
const computerBackup = z.object({
  id: computerBackupId,
  fileName: z.string(),
  createdAt: instant,
  kind: backupKind,
  /** Bytes. */
  size: z.int(),
  /** When its bytes were last held to their hash. */
  verifiedAt: instant,
  /** It was found to be damaged. */
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
  /** What it is at, in words for the owner. */
  step: z.string(),
  /** From 0 to 1; null where it cannot be told. */
  share: z.number().nullable(),
});

/** What lies on this computer of the site that is looked after, and what is being done with it, whoever asked for it. */
export const computerBackupState = z.object({
  /** What the folder is called, without where it lies; null as long as none was chosen. */
  folder: z.string().nullable(),
  /** Why the folder cannot be read, in words; its backups are not known then. */
  fault: z.string().nullable(),
  warnings: z.array(z.string()),
  /** The newest first. */
  backups: z.array(computerBackup),
  settings: dailyBackupSettings,
  /** Names the access token by which this computer makes the daily ones; null as long as there is none. */
  tokenId: id.nullable(),
  /** Whether they wait for the person to say that it is she: they are wanted, and there is no such token, or no longer. */
  isConfirmationAsked: z.boolean(),
  nextDailyAt: instant.nullable(),
  progress: computerBackupProgress.nullable(),
});
export type ComputerBackupState = z.output<typeof computerBackupState>;
