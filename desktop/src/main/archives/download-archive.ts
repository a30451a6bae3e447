import type { FileHandle } from 'node:fs/promises';
import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { chooseOutdated, type RetentionCounts } from '@approdo/shared/domain/operations/backup-retention';
import { countBytes, type Job } from '@approdo/shared/node/jobs';
import type { Schedule } from '@approdo/shared/node/schedule';
import { ARCHIVES } from '../texts.ts';
import type { ArchiveFolder } from './archive-folder.ts';
import { writeAnswer } from './archive-stream.ts';
import type { SiteBackups } from './site-backups.ts';

type DownloadNeeds = {
  readonly folder: ArchiveFolder;
  readonly backups: SiteBackups;
  readonly job: Job;
  readonly schedule: Schedule;
};
type Kind = 'manual' | 'daily';

/** Has the site make a backup, downloads it and deletes it there in any case: manual ones are never thinned. */
export async function downloadNewBackup(needs: DownloadNeeds, kind: Kind): Promise<void> {
  const { folder, backups, job } = needs;
  await folder.clear();
  const { signal } = job.stoppable(ARCHIVES.siteSaves, 0);
  await backups.prove(signal);
  const made = await backups.create(signal);
  try {
    await downloadBackup(needs, made, kind);
  } finally {
    // One that cannot be deleted stays in the site's list, where the owner can delete it.
    await backups.remove(made.id).catch(() => undefined);
  }
}

type Daily = DownloadNeeds & { readonly retained: RetentionCounts; readonly now: Date };

/** Downloads the backup that the site made today, or else a new one; then deletes outdated ones here. */
export async function downloadDailyBackup({ retained, now, ...needs }: Daily): Promise<void> {
  const { folder, backups, job } = needs;
  const { signal } = job.stoppable(ARCHIVES.siteSaves, 0);
  const ofToday = (await backups.list(signal)).find((entry) => isMadeToday(entry, now));
  if (!ofToday) await downloadNewBackup(needs, 'daily');
  else if (!(await isHere(folder, ofToday))) {
    await folder.clear();
    await downloadBackup(needs, ofToday, 'daily');
  }
  await dropOutdated(folder, retained);
}

async function downloadBackup(
  { folder, backups, job, schedule }: DownloadNeeds,
  entry: BackupEntry,
  kind: Kind,
): Promise<void> {
  const { id, fileName, createdAt, size } = entry;
  const { onShare, signal } = job.stoppable(ARCHIVES.comes);
  const onBytes = countBytes(onShare, size);
  const answer = await backups.download(id, signal);
  const write = (handle: FileHandle) => writeAnswer(handle, answer, { schedule, onBytes });
  await folder.store({ fileName, createdAt, kind, write, signal });
}

/** Not one that came from elsewhere, was made before a restore, or is known to be damaged. */
function isMadeToday({ location, kind, createdAt, isDamaged }: BackupEntry, now: Date): boolean {
  const isOwn = location === 'local' && (kind === 'daily' || kind === 'manual');
  return isOwn && !isDamaged && todayInRome(new Date(createdAt)) === todayInRome(now);
}

/** Compared by its instant: an older site named it differently. */
async function isHere(folder: ArchiveFolder, { createdAt }: BackupEntry): Promise<boolean> {
  return (await folder.list()).some((archive) => archive.createdAt === createdAt && !archive.isBad);
}

async function dropOutdated(folder: ArchiveFolder, retained: RetentionCounts): Promise<void> {
  const archives = await folder.list();
  const outdated = new Set(chooseOutdated(archives, retained));
  for (const archive of archives) if (outdated.has(archive.id)) await folder.remove(archive);
}
