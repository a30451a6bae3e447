import { join } from 'node:path';
import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Schedule } from '@approdo/shared/node/schedule';
import { createArchiveDesk } from '../archives/archive-desk.ts';
import { createArchiveJobs } from '../archives/archive-jobs.ts';
import { openArchiveSettings } from '../archives/archive-settings.ts';
import { type ComputerBackupKeeper, createComputerBackups } from '../archives/computer-backups.ts';
import { createDailyArchive, type DailyArchive } from '../archives/daily-archive.ts';
import { saveNow } from '../archives/save-now.ts';
import { connectSiteBackups } from '../archives/site-backups.ts';
import { type ComputerDriveKeeper, createComputerDrive, type GooglePlace } from '../drive/computer-drive.ts';
import { createDriveSecrets } from '../drive/drive-secrets.ts';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import type { Notifier } from '../news/notifier.ts';
import type { SessionKeeper } from '../session/session.ts';
import type { SiteKeeper } from '../session/site-keeper.ts';
import type { Vault } from '../session/vault.ts';
import { NEWS } from '../texts.ts';
import type { MainWindow } from '../windows/main-window.ts';

type Options = {
  /** Where it is kept what the owner wants of each site. */
  readonly folder: string;
  readonly electron: Pick<ElectronSurface, 'dialog' | 'shell'>;
  readonly sites: Pick<SiteKeeper, 'current' | 'read'>;
  readonly session: Pick<SessionKeeper, 'findSessionOf' | 'end'>;
  readonly vault: Vault;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  readonly window: Pick<MainWindow, 'tell' | 'bringUp'>;
  readonly notifier: Pick<Notifier, 'tell'>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  readonly google: GooglePlace | undefined;
  /** For what she does here herself: at what is done each day nobody is there. */
  readonly askFreshProof: AskFreshProof;
};

/** All that works at the archives of this computer; one thing at a time does. */
export function openArchives(options: Options) {
  const { electron, sites, session, fetch, isOnline, window, notifier, schedule, now } = options;
  const onChange = () => window.tell('computerBackupsChanged', null);
  const way = { session, fetch, isOnline };
  const connect = (site: string) => connectSiteBackups({ ...way, site, askFreshProof: options.askFreshProof });
  const connectAlone = (site: string) => connectSiteBackups({ ...way, site });
  const settings = openArchiveSettings(join(options.folder, 'computer-backups.json'));
  const jobs = createArchiveJobs({ now, onChange });
  const desk = createArchiveDesk({ settings, jobs, sites, session, now });
  const backups = createComputerBackups({ desk, jobs, settings, connect, electron, schedule, now, onChange });
  const drive = createComputerDrive({
    desk,
    secrets: createDriveSecrets(options.vault),
    shell: electron.shell,
    schedule,
    google: options.google,
    onChange: () => window.tell('computerDriveChanged', null),
    onAnswer: window.bringUp,
  });
  const daily = createDailyArchive({
    desk,
    jobs,
    settings,
    sites,
    connect: connectAlone,
    schedule,
    now,
    onChange,
    onFailure: ({ name }, reason) => {
      const text = sites.read().kept.length > 1 ? `${name}: ${reason}` : reason;
      notifier.tell({ title: NEWS.backupFailed, text, screen: { path: 'backup' } });
    },
  });

  return {
    beginDaily: daily.begin,
    saveNow: () => void saveNow({ backups, notifier }),
    calls: createArchiveCalls({ backups, daily, drive }),
  };
}

type Parts = {
  readonly backups: ComputerBackupKeeper;
  readonly daily: DailyArchive;
  readonly drive: ComputerDriveKeeper;
};

/** What the page may ask of the backups of this computer, and of the Drive that it is linked to. */
function createArchiveCalls({ backups, daily, drive }: Parts) {
  return {
    readComputerBackups: backups.read,
    chooseBackupFolder: async () => {
      const outcome = await backups.chooseFolder();
      daily.begin();
      return outcome;
    },
    openBackupFolder: backups.openFolder,
    editComputerBackups: async (wanted) => {
      const outcome = await backups.edit(wanted);
      daily.begin();
      return outcome;
    },
    createComputerBackup: backups.create,
    verifyComputerBackup: backups.verify,
    removeComputerBackup: backups.remove,
    sendComputerBackup: backups.send,
    cancelComputerBackup: async () => {
      backups.cancel();
      return null;
    },
    readComputerDrive: drive.read,
    keepDriveCredentials: drive.keepCredentials,
    linkDrive: drive.link,
    cancelDriveLink: async () => {
      drive.cancelLink();
      return null;
    },
    unlinkDrive: drive.unlink,
    sendToDrive: drive.send,
    bringFromDrive: drive.bring,
    removeFromDrive: drive.remove,
  } satisfies Partial<CallHandlers>;
}
