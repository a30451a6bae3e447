import type { BackupEntry, DriveState } from '@approdo/shared/contract/backup';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import type { OnShare } from '../../adapters/backup-store/run-work.ts';
import { conflict } from '../../http/problems.ts';

export const DRIVE_NOT_LINKED = 'Google Drive non è collegato';

/** Backups in the owner's Google Drive. Each call but `state` throws a DriveProblem with words for the owner. */
export type DrivePlace = {
  readonly state: () => DriveState;
  readonly list: () => Promise<BackupEntry[]>;
  /** Sends what Drive does not hold yet of a backup that lies in the local store. */
  readonly send: (record: BackupRecord, onShare: OnShare) => Promise<BackupEntry>;
  /** Brings what the local store does not hold of a backup; it is not listed there. */
  readonly bring: (id: string, onShare: OnShare) => Promise<BackupRecord>;
  readonly noteVerified: (id: string, verifiedAt: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

/** Where no Google Drive was configured. */
export const noDrive: DrivePlace = {
  state: () => 'not configured',
  list: async () => [],
  send: refuse,
  bring: refuse,
  noteVerified: refuse,
  remove: refuse,
};

async function refuse(): Promise<never> {
  throw conflict(DRIVE_NOT_LINKED);
}
