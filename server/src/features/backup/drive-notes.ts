import { type BackupEntry, backupKind } from '@approdo/shared/contract/backup/backup';
import type { DriveBackup } from '@approdo/shared/node/drive/backup-files';
import { z } from 'zod';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import { fileNameOf } from './backup.view.ts';

/** What stands beside a backup on Drive, all of it as text. */
const driveNotes = z.object({
  kind: backupKind,
  /** Bytes of the archive. */
  size: z.coerce.number().int(),
  manifestSha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Which site it is of: two may share one account. Backups that lie on Drive have it by this name. */
  house: z.string(),
  verifiedAt: z.iso.datetime().optional(),
  isBad: z.enum(['yes', 'no']).optional(),
});
type DriveNotes = z.output<typeof driveNotes>;

export type NotedBackup = DriveBackup & { readonly read: DriveNotes };

/** Those whose notes are understood: a newer program may have written others. */
export function readNotes(backups: readonly DriveBackup[]): NotedBackup[] {
  return backups.flatMap((backup) => {
    const read = driveNotes.safeParse(backup.notes).data;
    return read ? [{ ...backup, read }] : [];
  });
}

export function writeNotes(
  { kind, size, manifestSha256, verifiedAt }: BackupRecord,
  siteKey: string,
): DriveBackup['notes'] {
  return { kind, size: String(size), manifestSha256, house: siteKey, ...(verifiedAt && { verifiedAt }) };
}

export function viewDrive({ id, createdAt, read }: NotedBackup): BackupEntry {
  const { kind, size, verifiedAt = null, isBad } = read;
  const fileName = fileNameOf({ createdAt, kind });
  const entry = { id, fileName, createdAt, location: 'drive', kind, size, verifiedAt } as const;
  return isBad === 'yes' ? { ...entry, isDamaged: true } : entry;
}

/** The backup as the local store would know it. */
export function recordOf({ id, createdAt, read }: NotedBackup): BackupRecord {
  const { kind, size, manifestSha256, verifiedAt = null } = read;
  return { id, createdAt, kind, size, manifestSha256, verifiedAt, fault: null, lost: [] };
}
