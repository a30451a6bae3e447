import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, secret } from '../base/fields.ts';
import { backupSettings } from './backup-settings.ts';
import { newPassphrase, passphrase } from './passphrase.ts';

const backupPlace = z.enum(['local', 'drive']);
export type BackupPlace = z.output<typeof backupPlace>;

/** `manual`: made by the owner; `daily`: automatic; `safety`: made before a restore; `uploaded`: imported. */
export const backupKind = z.enum(['manual', 'daily', 'safety', 'uploaded']);
export type BackupKind = z.output<typeof backupKind>;

export const backupEntry = z.object({
  id,
  fileName: z.string(),
  createdAt: instant,
  location: backupPlace,
  kind: backupKind,
  /** Bytes of the archive. */
  size: z.number().int(),
  /** When it was last unpacked and fully checked; null if it never was. */
  verifiedAt: instant.nullable(),
  /** A file of it is missing, or no longer matches its hash. */
  isDamaged: z.literal(true).optional(),
  /** It is sound, but holds a value that this version of the program does not accept, and so cannot be restored. */
  isUnaccepted: z.literal(true).optional(),
});
export type BackupEntry = z.output<typeof backupEntry>;

export const newBackup = z.object({
  location: z.enum(['local', 'drive', 'both'], 'Scegli dove salvare: local, drive o both'),
});

/** One place failed and the other has the backup. */
const backupOutcomes = z.object({
  error: z.string(),
  outcomes: z.array(
    z.union([
      z.object({ location: backupPlace, backup: backupEntry }),
      z.object({ location: backupPlace, error: z.string() }),
    ]),
  ),
});
export type BackupOutcomes = z.output<typeof backupOutcomes>;

const backupOperation = z.enum(['create', 'upload', 'verify', 'restore', 'remove', 'download', 'daily']);
export type BackupOperation = z.output<typeof backupOperation>;

/** The running operation, so that a reloaded screen goes on showing it; null if there is none. */
export const backupProgress = z
  .object({
    operation: backupOperation,
    /** The current step, in words for the owner. */
    step: z.string(),
    /** From 0 to 1; null if not known. */
    share: z.number().nullable(),
    /** Whether it can be cancelled now. */
    canCancel: z.boolean(),
    startedAt: instant,
  })
  .nullable();
export type BackupProgress = z.output<typeof backupProgress>;

export const driveState = z.enum(['not configured', 'not linked', 'linked', 'revoked']);
export type DriveState = z.output<typeof driveState>;

const backupStatus = z.object({
  progress: backupProgress,
  /** When the newest sound backup, in any place, was made. */
  newestAt: instant.nullable(),
  nextDailyAt: instant.nullable(),
  drive: driveState,
  /** E-mail address of the linked Google account; null if not known. */
  driveAccount: z.string().nullable(),
  /** Why the last attempt to link Google Drive failed; null once another was begun. */
  driveLinkFailure: z.string().nullable(),
  /** Warnings for the owner, ready to be shown; empty if all is well. */
  warnings: z.array(z.string()),
});
export type BackupStatus = z.output<typeof backupStatus>;

/** The outcome in the address to which the browser returns from Google. */
export const driveReturn = z.enum(['linked', 'failed']);

/** Its parameter in that address. */
export const DRIVE_RETURN = 'drive';

const fromGoogle = z.string().max(4000).optional();

export const TAR = 'application/x-tar';

/** Encrypted archives have no media type of their own. */
const PROTECTED = 'application/octet-stream';

/** The first line of the age-encryption.org format, with which no tar begins. */
export const PROTECTED_START = 'age-encryption.org/v1\n';

export const passphraseSent = z.object({ passphrase });
/** Required of accounts without a second proof; others need a fresh proof instead, and may leave the password out. */
export const restoreSent = z.object({
  password: secret.optional(),
  /** Confirms, if required, that people erased after the backup come back with it. */
  bringsBackErased: z.literal(true, 'Scegli se ripristinare lo stesso').optional(),
});

/** Sent with the refusal of an unconfirmed restore: the number of erasures that cannot be read. */
export const unreadErasures = z.object({ unreadErasures: z.number().int() });
export type UnreadErasures = z.output<typeof unreadErasures>;

/** The refusals of a call that reads a bad backup. */
const BAD = ['backupDamaged', 'backupUnaccepted'] as const;

export const backup = {
  list: endpoint({
    method: 'GET',
    path: '/backup',
    access: 'admin',
    token: ['TAKE_BACKUP'],
    summary: 'Every backup, here and on Google Drive, newest first',
    answer: z.array(backupEntry),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/backup',
    access: 'admin',
    token: ['TAKE_BACKUP'],
    summary: 'Save database and uploads; one backup a place. 207 where one place failed and the other has it',
    body: newBackup,
    answer: z.array(backupEntry),
    partly: backupOutcomes,
    status: 201,
    refusals: { 409: ['driveNotLinked', 'backupBusy', 'backupCancelled', ...BAD] },
    leavesSiteAlone: true,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/backup/progress',
    access: 'admin',
    summary: 'What is being done to backups now; null while nothing is',
    answer: backupProgress,
    status: 200,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/backup/progress',
    access: 'admin',
    summary: 'Call off what is being done; whoever asked for it is told 409. 409 where it must come to its end',
    status: 204,
    refusals: { 409: ['nothingToCancel'] },
    leavesSiteAlone: true,
  }),
  status: endpoint({
    method: 'GET',
    path: '/backup/status',
    access: 'admin',
    summary: 'Whether the backups are as they should be, and what the owner should know if not',
    answer: backupStatus,
    status: 200,
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/backup/settings',
    access: 'admin',
    summary: 'When daily backups are made and how many are kept',
    answer: backupSettings,
    status: 200,
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/backup/settings',
    access: 'admin',
    summary: 'Change when daily backups are made and how many are kept',
    body: backupSettings.partial(),
    answer: backupSettings,
    status: 200,
    leavesSiteAlone: true,
  }),
  download: endpoint({
    method: 'GET',
    path: '/backup/{id}/download',
    access: 'admin',
    fresh: 'ANY',
    token: ['TAKE_BACKUP'],
    summary: 'The archive, with its SHA-256 as Digest and ETag',
    params: byId,
    download: TAR,
    status: 200,
    refusals: { 409: ['backupBusy', 'backupRecordLost', ...BAD] },
  }),
  downloadProtected: endpoint({
    method: 'POST',
    path: '/backup/{id}/download',
    access: 'admin',
    fresh: 'ANY',
    summary: 'The archive encrypted with a passphrase, in the age format (age-encryption.org)',
    params: byId,
    body: z.object({ passphrase: newPassphrase }),
    download: PROTECTED,
    status: 200,
    refusals: { 409: ['backupBusy', 'backupRecordLost', ...BAD] },
    leavesSiteAlone: true,
  }),
  uploadProtected: endpoint({
    method: 'POST',
    path: '/backup/upload/protected',
    access: 'admin',
    summary: 'As an upload, of an archive that is encrypted with a passphrase; a wrong passphrase is 400',
    upload: { as: 'form' },
    body: passphraseSent,
    answer: backupEntry,
    status: 201,
    refusals: { 409: ['backupBusy', 'backupCancelled'] },
    leavesSiteAlone: true,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/backup/upload',
    access: 'admin',
    summary: 'Add an archive to the backups, after it was checked whole; a fault is 400 and named',
    upload: { as: TAR },
    answer: backupEntry,
    status: 201,
    refusals: { 409: ['backupBusy', 'backupCancelled'] },
    leavesSiteAlone: true,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/backup/{id}/verify',
    access: 'admin',
    summary: 'Unpack a backup aside and check every hash, the schema and the database',
    params: byId,
    answer: backupEntry,
    status: 200,
    refusals: { 409: ['backupBusy', 'backupCancelled', 'backupRecordLost', ...BAD] },
    leavesSiteAlone: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/backup/{id}/restore',
    access: 'admin',
    fresh: 'BY_CASE',
    summary:
      'Put a backup in the place of everything there is, after a safety backup; every session ends. 409 with `unreadErasures` where it would bring back who was erased, until that is agreed to',
    params: byId,
    body: restoreSent,
    answer: z.object({
      message: z.string(),
      safetyBackup: backupEntry,
      /** Names of staff who had a second proof and now sign in by password alone; left out if there are none. */
      withoutSecondProof: z.array(z.string()).optional(),
    }),
    status: 200,
    refusals: { 400: ['passwordWrong'], 409: ['backupBusy', 'erasuresUnread', 'backupRecordLost', ...BAD] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/backup/{id}',
    access: 'admin',
    fresh: 'ANY',
    token: ['TAKE_BACKUP'],
    summary: 'Delete a backup, and the space that only it takes; by an access token, one that it made itself',
    params: byId,
    status: 204,
    refusals: { 409: ['backupBusy'] },
    leavesSiteAlone: true,
  }),
  linkDrive: endpoint({
    method: 'POST',
    path: '/backup/drive/link',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Begin to link Google Drive: the page of Google that her browser is to open, within ten minutes',
    answer: z.object({ url: z.url() }),
    status: 200,
    refusals: { 409: ['driveNotConfigured'] },
    leavesSiteAlone: true,
  }),
  finishDriveLink: endpoint({
    method: 'GET',
    path: '/backup/drive/callback',
    access: 'anyone',
    summary: 'Where Google sends the browser back to; leads on to the backup screen, which says what came of it',
    query: z.object({ state: fromGoogle, code: fromGoogle, error: fromGoogle }),
    answer: z.object({ location: z.string() }),
    status: 303,
  }),
  unlinkDrive: endpoint({
    method: 'DELETE',
    path: '/backup/drive/link',
    access: 'admin',
    summary: 'Forget the link to Google Drive, here and at Google; the backups there stay',
    answer: z.object({ message: z.string() }),
    status: 200,
    refusals: { 409: ['driveNotConfigured', 'backupBusy'] },
    leavesSiteAlone: true,
  }),
};
