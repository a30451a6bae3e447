import { hostname } from 'node:os';
import { join } from 'node:path';
import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Schedule } from '@approdo/shared/node/schedule';
import { createArchiveJobs } from '../archives/archive-jobs.ts';
import { createArchiveService } from '../archives/archive-service.ts';
import { openArchiveSettings } from '../archives/archive-settings.ts';
import { createBackupTokens } from '../archives/backup-tokens.ts';
import { type ComputerBackupService, createComputerBackups } from '../archives/computer-backups.ts';
import { createDailyArchive, type DailyArchive } from '../archives/daily-archive.ts';
import { saveNow } from '../archives/save-now.ts';
import { connectSiteBackups, type SiteBackups } from '../archives/site-backups.ts';
import { type ComputerDriveService, createComputerDrive, type GoogleEndpoints } from '../drive/computer-drive.ts';
import { createDriveSecrets } from '../drive/drive-secrets.ts';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import type { Notifier } from '../news/notifier.ts';
import type { SessionStore } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import type { Vault } from '../session/vault.ts';
import { ARCHIVES, NEWS } from '../texts.ts';
import type { MainWindow } from '../windows/main-window.ts';

type Options = {
  /** Folder of the owner's settings per site. */
  readonly folder: string;
  readonly electron: Pick<ElectronSurface, 'dialog' | 'shell'>;
  readonly sites: Pick<SiteStore, 'current' | 'read'>;
  readonly session: Pick<SessionStore, 'findSessionOf' | 'end'>;
  readonly vault: Vault;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
  readonly window: Pick<MainWindow, 'send' | 'bringUp'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  readonly google: GoogleEndpoints | undefined;
  /** For what the owner does here; nobody is there for the daily backups. */
  readonly askFreshProof: AskFreshProof;
};

/** Everything that works on this computer's archives, one operation at a time. */
export function openArchives(options: Options) {
  const { electron, sites, session, fetch, isOnline, window, notifier, schedule, now } = options;
  const onChange = () => window.send('computerBackupsChanged', null);
  const tokens = createBackupTokens({ vault: options.vault, session, fetch, isOnline, computerName: hostname() });
  const connections = { fetch, isOnline };

  /** As the user signed in there now; a later sign-in of another makes no difference. */
  async function connect(site: string): Promise<SiteBackups> {
    const token = (await session.findSessionOf(site))?.token;
    const onRefused = (refused: string) => session.end({ address: site, token: refused });
    const access = { token, missing: ARCHIVES.signInFirst, onRefused };
    return connectSiteBackups({ ...connections, site, access, askFreshProof: options.askFreshProof });
  }

  /** As this computer, which may make backups, but cancels only what the person could cancel. */
  async function connectUnattended(site: string): Promise<SiteBackups> {
    const { cancelCreation } = await connect(site);
    const token = (await tokens.find(site))?.token;
    const onRefused = (refused: string) => tokens.drop(site, refused);
    const access = { token, missing: ARCHIVES.confirm, refused: ARCHIVES.confirm, onRefused, cancelCreation };
    return connectSiteBackups({ ...connections, site, access });
  }

  const settings = openArchiveSettings(join(options.folder, 'computer-backups.json'));
  const jobs = createArchiveJobs({ now, onChange });
  const archiveService = createArchiveService({ settings, jobs, sites, session, now });
  const backups = createComputerBackups({
    archiveService,
    jobs,
    settings,
    tokens,
    connect,
    electron,
    schedule,
    now,
    onChange,
  });
  const drive = createComputerDrive({
    archiveService,
    secrets: createDriveSecrets(options.vault),
    shell: electron.shell,
    schedule,
    google: options.google,
    onChange: () => window.send('computerDriveChanged', null),
    onAnswer: window.bringUp,
  });
  const daily = createDailyArchive({
    archiveService,
    jobs,
    settings,
    sites,
    connect: connectUnattended,
    schedule,
    now,
    onChange,
    onFailure: ({ name }, reason) => {
      const text = sites.read().kept.length > 1 ? `${name}: ${reason}` : reason;
      notifier.notify({ title: NEWS.backupFailed, text, screen: { path: 'backup' } });
    },
  });

  return {
    beginDaily: daily.begin,
    /** Drops what this computer has of a forgotten site. */
    forgetSite: (address: string) => tokens.drop(address),
    saveNow: () => void saveNow({ backups, notifier }),
    calls: createArchiveCalls({ backups, daily, drive }),
  };
}

type Parts = {
  readonly backups: ComputerBackupService;
  readonly daily: DailyArchive;
  readonly drive: ComputerDriveService;
};

/** What the page may ask about this computer's backups and its linked Drive. */
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
    makeBackupToken: async () => {
      const outcome = await backups.createToken();
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
