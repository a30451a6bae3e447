import { mkdtemp, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WireAnswer } from '@approdo/shared/client';
import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import type { DailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { ComputerBackupState } from '@approdo/shared/contract/operations/computer-backups';
import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { countBytes, type Job } from '@approdo/shared/node/jobs';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Outcome } from '../../ipc.ts';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import type { Dialog, ElectronSurface } from '../electron-surface.ts';
import { ProblemError } from '../problem-error.ts';
import { ARCHIVES } from '../texts.ts';
import type { Archive } from './archive-folder.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import { type ArchiveService, getArchive } from './archive-service.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';
import { readArchiveState } from './archive-state.ts';
import type { BackupTokens } from './backup-tokens.ts';
import { describeFolderFault } from './describe-folder-fault.ts';
import { downloadNewBackup } from './download-archive.ts';
import type { SiteBackups } from './site-backups.ts';

/** The site's backups on this computer. Of their folder the page knows only the name. */
export type ComputerBackupService = {
  readonly read: () => Promise<ComputerBackupState>;
  readonly chooseFolder: () => Promise<Outcome<'saved' | 'cancelled'>>;
  readonly openFolder: () => Promise<Outcome<null>>;
  readonly edit: (settings: DailyBackupSettings) => Promise<Outcome<null>>;
  /** Makes the token for daily backups: the site's answer, without the token. */
  readonly createToken: () => Promise<Outcome<WireAnswer>>;
  /** Like everything that takes a while: null if it was cancelled. */
  readonly create: () => Promise<Outcome<'done' | null>>;
  readonly verify: (id: string) => Promise<Outcome<'done' | null>>;
  readonly remove: (id: string) => Promise<Outcome<'done' | null>>;
  /** Uploads one to the site, where it is then listed and can be restored. */
  readonly send: (id: string) => Promise<Outcome<BackupEntry | null>>;
  readonly cancel: () => void;
};

type Options = {
  readonly archiveService: ArchiveService;
  readonly jobs: ArchiveJobs;
  readonly settings: ArchiveSettingsFile;
  readonly tokens: Pick<BackupTokens, 'find' | 'make' | 'drop'>;
  /** Connects to the site at this address. */
  readonly connect: (site: string) => Promise<SiteBackups>;
  readonly electron: Pick<ElectronSurface, 'dialog' | 'shell'>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  /** There is something new to read. */
  readonly onChange: () => void;
};

export function createComputerBackups(options: Options): ComputerBackupService {
  const { archiveService, jobs, settings, tokens, connect, electron, schedule, now, onChange } = options;
  const { run } = archiveService;

  async function change(site: string, part: Partial<ArchiveSettings>): Promise<void> {
    await settings.change(site, part);
    onChange();
  }

  return {
    read: async () =>
      readArchiveState({
        settings: archiveService.settings(),
        folder: archiveService.findFolder(),
        token: await tokens.find(archiveService.site()),
        progress: jobs.progress(),
        now: now(),
      }),
    chooseFolder: async () => {
      const site = archiveService.site();
      try {
        const path = await chooseFolder(electron.dialog);
        if (path === undefined) return { ok: true, value: 'cancelled' };
        await change(site, { path });
        return { ok: true, value: 'saved' };
      } catch (fault) {
        return refuse(507, describeFolderFault(fault));
      }
    },
    openFolder: async () => {
      const { path } = archiveService.settings();
      if (path === null) return refuse(409, ARCHIVES.noFolder);
      // A program in the folder's place would be started.
      const isFolder = await stat(path).then(
        (found) => found.isDirectory(),
        () => false,
      );
      const isOpened = isFolder && (await electron.shell.openPath(path)) === '';
      return isOpened ? { ok: true, value: null } : refuse(409, ARCHIVES.folderGone);
    },
    edit: async (next) => {
      const isNew = next.isDailyOn && !archiveService.settings().isDailyOn;
      const doneDay = isNew ? lastDueDay(now(), next.hour) : archiveService.settings().doneDay;
      try {
        const site = archiveService.site();
        // The page has had the site end it.
        if (!next.isDailyOn) await tokens.drop(site);
        await change(site, { ...next, doneDay, failure: null });
        return { ok: true, value: null };
      } catch (fault) {
        return refuse(507, describeDiskFault(fault));
      }
    },
    createToken: async () => {
      const outcome = await tokens.make(archiveService.site());
      onChange();
      return outcome;
    },
    create: () =>
      run('create', async ({ site, ...needs }) => {
        await downloadNewBackup({ ...needs, backups: await connect(site), schedule }, 'manual');
        return 'done';
      }),
    verify: (id) =>
      run('verify', async ({ folder, job }) => {
        const archive = await getArchive(folder, id);
        const { isBad } = await folder.verify(archive, readingOf(job, ARCHIVES.reads, archive));
        if (isBad) throw new ProblemError({ status: 422, error: ARCHIVES.foundBad });
        return 'done';
      }),
    remove: (id) =>
      run('remove', async ({ folder, job }) => {
        job.stoppable(ARCHIVES.removes);
        await folder.remove(await getArchive(folder, id));
        return 'done';
      }),
    send: (id) =>
      run('send', async ({ site, folder, job }) => {
        const archive = await getArchive(folder, id);
        const reading = readingOf(job, ARCHIVES.goes, archive);
        return (await connect(site)).upload(folder.read(archive, reading), reading.signal);
      }),
    cancel: jobs.cancel,
  };
}

function readingOf({ stoppable }: Job, words: string, { size }: Archive) {
  const { onShare, signal } = stoppable(words);
  return { signal, onBytes: countBytes(onShare, size) };
}

function refuse(status: number, error: string): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, problem: { status, error } };
}

/** Asks for a folder; undefined if the dialog is left. Throws the disk's fault if it is not writable. */
async function chooseFolder(dialog: Dialog): Promise<string | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: ARCHIVES.chooseFolder,
    buttonLabel: ARCHIVES.useFolder,
    properties: ['openDirectory', 'createDirectory'],
  });
  const [path] = filePaths;
  if (canceled || path === undefined) return undefined;
  // File permissions are not always reliable: only writing shows whether one can write.
  await rmdir(await mkdtemp(join(path, 'approdo-prova-')));
  return path;
}
