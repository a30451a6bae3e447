import type { BackupEntry, DriveState } from '@approdo/shared/contract/operations/backup';
import type { BackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { OnShare } from '@approdo/shared/node/jobs';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';

/** What is known of the backups on Drive, even if Drive does not answer. */
export type DriveView = {
  /** As they were when Drive last answered. */
  readonly backups: readonly BackupEntry[];
  /** Why the list may be outdated, in words for the owner; null if Drive has just answered. */
  readonly problem: string | null;
};

/** The outcome of a check. */
export type Finding = { readonly verifiedAt: string } | { readonly isDamaged: true } | { readonly isUnaccepted: true };

/** Backups in the owner's Google Drive. Errors are HttpProblems with words for the owner. */
export type DrivePlace = {
  readonly state: () => Promise<{ readonly state: DriveState; readonly account: string | null }>;
  /** Answers within seconds, whatever Drive does. */
  readonly view: () => Promise<DriveView>;
  /** Reads one backup from Drive as it is now. */
  readonly find: (id: string) => Promise<BackupEntry | undefined>;
  /** Uploads to Drive what it lacks of a backup in the local store. */
  readonly send: (record: BackupRecord, onShare: OnShare) => Promise<BackupEntry>;
  /** Downloads what the local store lacks of a backup; it is not listed there. */
  readonly bring: (id: string, onShare: OnShare) => Promise<BackupRecord>;
  /** Throws if Drive lacks some of a backup. */
  readonly check: (id: string) => Promise<void>;
  /** Stores the outcome of a check. */
  readonly note: (id: string, finding: Finding) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Deletes this site's outdated backups, and remains of interrupted uploads. */
  readonly dropOutdated: (counts: Pick<BackupSettings, 'daily' | 'weekly' | 'monthly'>) => Promise<void>;
  /** Forgets the cached list: the account may be another one from now on. */
  readonly forget: () => void;
  /** Cancels what is running. */
  readonly stop: () => void;
};
