import { basename, parse } from 'node:path';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import { lastDueDay, nextRun } from '@approdo/shared/domain/base/date/daily-hour';
import type { ArchiveFolder } from './archive-folder.ts';
import type { ArchiveSettings } from './archive-settings.ts';
import { listArchiveWarnings } from './archive-warnings.ts';
import { describeFolderFault } from './describe-folder-fault.ts';

type Facts = {
  readonly settings: ArchiveSettings;
  /** Absent until one is chosen. */
  readonly folder: ArchiveFolder | undefined;
  /** Used for the daily backups; undefined if there is none. */
  readonly token: { readonly id: string } | undefined;
  readonly progress: ComputerBackupState['progress'];
  readonly now: Date;
};

/** All that the page may know. If the folder cannot be read, its fault replaces its content. */
export async function readArchiveState({
  settings,
  folder,
  token,
  progress,
  now,
}: Facts): Promise<ComputerBackupState> {
  const { path, doneDay: _doneDay, failure: _failure, ...visible } = settings;
  const { backups, fault } = await listArchives(folder);
  return {
    folder: path === null ? null : basename(path) || parse(path).root,
    fault,
    warnings: listArchiveWarnings({ settings, backups, now }),
    backups,
    settings: visible,
    tokenId: token?.id ?? null,
    isConfirmationAsked: path !== null && visible.isDailyOn && token === undefined,
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

/** Whether a daily backup is missing: today's, or that of a day when this computer was off at that hour. */
export function isMissing({ isDailyOn, hour, doneDay }: ArchiveSettings, now: Date): boolean {
  return isDailyOn && doneDay < lastDueDay(now, hour);
}

function sayWhenNext(settings: ArchiveSettings, now: Date): string | null {
  if (!settings.isDailyOn) return null;
  return (isMissing(settings, now) ? now : nextRun(now, settings.hour, settings.doneDay)).toISOString();
}
