import type { BackupEntry, BackupSettings, DriveState } from '@approdo/shared/contract/operations/backup';
import type { OnShare } from '@approdo/shared/node/jobs';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';

/** What is known of the backups on Drive, though Drive may not answer. */
export type DriveView = {
  /** As they were when Drive last answered. */
  readonly backups: readonly BackupEntry[];
  /** Why they may no longer be like that, in words for the owner; null where Drive has just answered. */
  readonly problem: string | null;
};

/** What a check has found. */
export type Finding = { readonly verifiedAt: string } | { readonly isDamaged: true } | { readonly isUnaccepted: true };

/** Backups in the owner's Google Drive. A refusal is an HttpProblem with words for the owner. */
export type DrivePlace = {
  readonly state: () => Promise<{ readonly state: DriveState; readonly account: string | null }>;
  /** Answers within seconds, whatever Drive does. */
  readonly view: () => Promise<DriveView>;
  /** As Drive has it now. */
  readonly find: (id: string) => Promise<BackupEntry | undefined>;
  /** Sends what Drive does not hold yet of a backup that lies in the local store. */
  readonly send: (record: BackupRecord, onShare: OnShare) => Promise<BackupEntry>;
  /** Brings what the local store does not hold of a backup; it is not listed there. */
  readonly bring: (id: string, onShare: OnShare) => Promise<BackupRecord>;
  /** Throws where Drive does not hold all of a backup. */
  readonly check: (id: string) => Promise<void>;
  /** Keeps what a check has found. */
  readonly note: (id: string, finding: Finding) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Deletes those of this site that have had their time, and what broken-off sendings have left. */
  readonly dropOutdated: (counts: Pick<BackupSettings, 'daily' | 'weekly' | 'monthly'>) => Promise<void>;
  /** Forgets what was known: it may be another account from now on. */
  readonly forget: () => void;
  /** Breaks off what is being done. */
  readonly stop: () => void;
};
