import type { ComputerBackupOperation } from '@approdo/shared/contract/operations/computer-backups';
import type { Job } from '@approdo/shared/node/jobs';
import type { Outcome } from '../../ipc.ts';
import { ProblemError } from '../problem-error.ts';
import type { SessionStore } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';
import { type Archive, type ArchiveFolder, openArchiveFolder } from './archive-folder.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';

/** Runs operations on a site's archives: the current site's unless another is named, by whoever may. */
export type ArchiveService = {
  /** The current site's address. */
  readonly site: () => string;
  readonly settings: (site?: string) => ArchiveSettings;
  /** Undefined until one is chosen. */
  readonly findFolder: () => ArchiveFolder | undefined;
  /** Null if it was cancelled. */
  readonly run: <const Value>(
    operation: ComputerBackupOperation,
    work: (needs: JobNeeds) => Promise<Value>,
    site?: string,
  ) => Promise<Outcome<Value | null>>;
  /** A site's daily backup, which needs nobody signed in. */
  readonly runUnattended: <const Value>(
    site: string,
    work: (needs: JobNeeds) => Promise<Value>,
  ) => Promise<Outcome<Value | null>>;
};

/** The site stays the same even if another is chosen meanwhile. */
export type JobNeeds = { readonly site: string; readonly folder: ArchiveFolder; readonly job: Job };

type Options = {
  readonly settings: ArchiveSettingsFile;
  readonly jobs: ArchiveJobs;
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf'>;
  readonly now: () => Date;
};

export function createArchiveService({ settings, jobs, sites, session, now }: Options): ArchiveService {
  const present = () => sites.current()?.address ?? '';

  function findFolder(site: string): ArchiveFolder | undefined {
    const { path } = settings.of(site);
    return path === null ? undefined : openArchiveFolder({ path, site, now });
  }

  function getFolder(site: string): ArchiveFolder {
    const folder = findFolder(site);
    if (!folder) throw new ProblemError({ status: 409, error: ARCHIVES.noFolder });
    return folder;
  }

  return {
    site: present,
    settings: (site = present()) => settings.of(site),
    findFolder: () => findFolder(present()),
    run: (operation, work, site = present()) =>
      jobs.run(operation, async (job) => {
        const user = (await session.findSessionOf(site))?.user;
        if (!user) throw new ProblemError({ status: 401, error: ARCHIVES.signInFirst });
        if (user.role !== 'ADMIN') throw new ProblemError({ status: 403, error: TEXTS.notAllowed });
        return work({ site, folder: getFolder(site), job });
      }),
    runUnattended: (site, work) => jobs.run('daily', async (job) => work({ site, folder: getFolder(site), job })),
  };
}

/** By its id in the list, which is read again. */
export async function getArchive(folder: ArchiveFolder, id: string): Promise<Archive> {
  const archive = (await folder.list()).find((one) => one.id === id);
  if (!archive) throw new ProblemError({ status: 404, error: ARCHIVES.unknown });
  return archive;
}
