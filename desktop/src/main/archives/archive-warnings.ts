import type { ComputerBackup } from '@approdo/shared/contract/operations/computer-backups';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { isBackupOverdue } from '@approdo/shared/domain/operations/backup-retention';
import { ARCHIVES } from '../texts.ts';
import type { ArchiveSettings } from './archive-settings.ts';

type Facts = {
  readonly settings: Pick<ArchiveSettings, 'isDailyOn' | 'failure'>;
  /** Newest first. */
  readonly backups: readonly ComputerBackup[];
  readonly now: Date;
};

/** What the owner should know about the archives on this computer; empty while all is well. */
export function listArchiveWarnings({ settings, backups, now }: Facts): string[] {
  const newest = backups.find(({ isBad }) => !isBad);
  const isOld = newest !== undefined && isBackupOverdue(now, new Date(newest.createdAt));
  return [
    ...(settings.failure ? [ARCHIVES.dailyFailed(settings.failure)] : []),
    ...(settings.isDailyOn && isOld ? [ARCHIVES.tooOld] : []),
    ...backups.filter(({ isBad }) => isBad).map(({ createdAt }) => ARCHIVES.damaged(sayInstantDateTime(createdAt))),
  ];
}
