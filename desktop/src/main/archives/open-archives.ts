import { type ComputerDriveKeeper, createComputerDrive, type GooglePlace } from '../drive/computer-drive.ts';
import { createDriveSecrets } from '../drive/drive-secrets.ts';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import type { HouseKeeper } from '../house.ts';
import type { MainWindow } from '../main-window.ts';
import type { Notifier } from '../notifier.ts';
import type { Schedule } from '../schedule.ts';
import type { SessionKeeper } from '../session.ts';
import { NEWS } from '../texts.ts';
import type { Vault } from '../vault.ts';
import { createArchiveDesk } from './archive-desk.ts';
import { createArchiveJobs } from './archive-jobs.ts';
import { openArchiveSettings } from './archive-settings.ts';
import { type ComputerBackupKeeper, createComputerBackups } from './computer-backups.ts';
import { createDailyArchive, type DailyArchive } from './daily-archive.ts';
import { connectSiteBackups } from './site-backups.ts';

type Options = {
  /** Where it is kept what the owner wants of each house. */
  readonly file: string;
  readonly electron: Pick<ElectronSurface, 'dialog' | 'shell'>;
  readonly houses: Pick<HouseKeeper, 'current' | 'read'>;
  readonly session: Pick<SessionKeeper, 'findSessionOf' | 'end'>;
  readonly vault: Vault;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  readonly window: Pick<MainWindow, 'tell' | 'bringUp'>;
  readonly notifier: Pick<Notifier, 'tell'>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  readonly google: GooglePlace | undefined;
};

type Archives = {
  readonly backups: ComputerBackupKeeper;
  readonly drive: ComputerDriveKeeper;
  readonly daily: DailyArchive;
};

/** All that works at the archives of this computer; one thing at a time does. */
export async function openArchives(options: Options): Promise<Archives> {
  const { electron, houses, session, fetch, isOnline, window, notifier, schedule, now } = options;
  const onChange = () => window.tell('computerBackupsChanged', null);
  const connect = (house: string) => connectSiteBackups({ house, session, fetch, isOnline });
  const settings = await openArchiveSettings(options.file);
  const jobs = createArchiveJobs(onChange);
  const desk = createArchiveDesk({ settings, jobs, houses, session, now });
  return {
    backups: createComputerBackups({ desk, jobs, settings, connect, electron, schedule, now, onChange }),
    drive: createComputerDrive({
      desk,
      secrets: createDriveSecrets(options.vault),
      shell: electron.shell,
      schedule,
      google: options.google,
      onChange: () => window.tell('computerDriveChanged', null),
      onAnswer: window.bringUp,
    }),
    daily: createDailyArchive({
      desk,
      jobs,
      settings,
      houses,
      connect,
      schedule,
      now,
      onChange,
      onFailure: ({ name }, reason) => {
        const text = houses.read().kept.length > 1 ? `${name}: ${reason}` : reason;
        notifier.tell({ title: NEWS.backupFailed, text, screen: { path: 'backup' } });
      },
    }),
  };
}
