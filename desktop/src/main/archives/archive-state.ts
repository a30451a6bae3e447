import { basename, parse } from 'node:path';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import { lastDueDay, nextRun } from '@approdo/shared/domain/base/date/daily-hour';
import type { ArchiveFolder } from './archive-folder.ts';
import type { ArchiveSettings } from './archive-settings.ts';
import { listArchiveWarnings } from './archive-warnings.ts';
import { describeFolderFault } from './describe-folder-fault.ts';

type Facts = {
  readonly settings: ArchiveSettings;
  /** Absent as long as none was chosen. */
  readonly folder: ArchiveFolder | undefined;
  /** By which the daily ones are made; undefined where there is none. */
  readonly token: { readonly id: string } | undefined;
  readonly progress: ComputerBackupState['progress'];
  readonly now: Date;
};

/** All that the page may know. Where the folder cannot be read, that is said instead of what lies in it. */
export async function readArchiveState({
  settings,
  folder,
  token,
  progress,
  now,
}: Facts): Promise<ComputerBackupState> {
  const { path, doneDay: _doneDay, failure: _failure, ...shown } = settings;
  const { backups, fault } = await listArchives(folder);
  return {
    folder: path === null ? null : basename(path) || parse(path).root,
    fault,
    warnings: listArchiveWarnings({ settings, backups, now }),
    backups,
    settings: shown,
    tokenId: token?.id ?? null,
    isConfirmationAsked: path !== null && shown.isDailyOn && token === undefined,
    nextDailyAt: path === null ? null : sayWhenNext(settings, now),
    progress,
  };
}

async function listArchives(
  folder: ArchiveFolder | undefined,
): Promise<Pick<ComputerBackupState, 'backups' | 'fault'>> {
  try {
    return { backups: (await folder?.list()) ?? [], fault: null };
  } catch (fault) {
    return { backups: [], fault: describeFolderFault(fault) };
  }
}

/** Whether a daily one is missing: the one of today, or of a day on which this computer was off at that hour. */
export function isMissing({ isDailyOn, hour, doneDay }: ArchiveSettings, now: Date): boolean {
  return isDailyOn && doneDay < lastDueDay(now, hour);
}

function sayWhenNext(settings: ArchiveSettings, now: Date): string | null {
  if (!settings.isDailyOn) return null;
  return (isMissing(settings, now) ? now : nextRun(now, settings.hour, settings.doneDay)).toISOString();
}
