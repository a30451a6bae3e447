import type { ComputerBackup } from '@approdo/shared/contract/computer-backups';
import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { ARCHIVES } from '../texts.ts';
import type { ArchiveSettings } from './archive-settings.ts';

/** As on the server: an owner should hear of it when the newest is older. */
const TOO_OLD_MS = 48 * 3_600_000;

type Facts = {
  readonly settings: Pick<ArchiveSettings, 'isDailyOn' | 'failure'>;
  /** The newest first. */
  readonly backups: readonly ComputerBackup[];
  readonly now: Date;
};

/** What the owner should know of the archives on this computer; empty while all is well. */
export function listArchiveWarnings({ settings, backups, now }: Facts): string[] {
  const newest = backups.find(({ isBad }) => !isBad);
  const isOld = newest !== undefined && now.getTime() - Date.parse(newest.createdAt) > TOO_OLD_MS;
  return [
    ...(settings.failure ? [ARCHIVES.dailyFailed(settings.failure)] : []),
    ...(settings.isDailyOn && isOld ? [ARCHIVES.tooOld] : []),
    ...backups.filter(({ isBad }) => isBad).map(({ createdAt }) => ARCHIVES.damaged(formatInstantDateTime(createdAt))),
  ];
}
