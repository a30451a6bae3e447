import type { ComputerBackupOperation } from '../../computer-backups.ts';
import type { Outcome } from '../../ipc.ts';
import type { HouseKeeper } from '../house.ts';
import type { SessionKeeper } from '../session.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';
import { type Archive, type ArchiveFolder, openArchiveFolder } from './archive-folder.ts';
import type { ArchiveJobs, Job } from './archive-jobs.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';
import { ProblemError } from './problem-error.ts';

/** Where something is done with the archives of the house that is looked after, by who may. */
export type ArchiveDesk = {
  /** The address of the house. */
  readonly house: () => string;
  readonly settings: () => ArchiveSettings;
  /** Undefined as long as none was chosen. */
  readonly findFolder: () => ArchiveFolder | undefined;
  /** Null where it was called off. */
  readonly run: <const Value>(
    operation: ComputerBackupOperation,
    work: (ground: Ground) => Promise<Value>,
  ) => Promise<Outcome<Value | null>>;
};

type Ground = { readonly folder: ArchiveFolder; readonly job: Job };

type Options = {
  readonly settings: ArchiveSettingsFile;
  readonly jobs: ArchiveJobs;
  readonly houses: Pick<HouseKeeper, 'current'>;
  readonly session: Pick<SessionKeeper, 'findUser'>;
  readonly now: () => Date;
};

export function createArchiveDesk({ settings, jobs, houses, session, now }: Options): ArchiveDesk {
  const house = () => houses.current()?.address ?? '';

  function findFolder(): ArchiveFolder | undefined {
    const { path } = settings.of(house());
    return path === null ? undefined : openArchiveFolder({ path, house: house(), now });
  }

  return {
    house,
    settings: () => settings.of(house()),
    findFolder,
    run: (operation, work) => {
      // Another house may be chosen while this goes on.
      const folder = findFolder();
      return jobs.run(operation, async (job) => {
        const user = await session.findUser();
        if (!user) throw new ProblemError({ status: 401, error: ARCHIVES.signInFirst });
        if (user.role !== 'ADMIN') throw new ProblemError({ status: 403, error: TEXTS.notAllowed });
        if (!folder) throw new ProblemError({ status: 409, error: ARCHIVES.noFolder });
        return work({ folder, job });
      });
    },
  };
}

/** By its id in the list, which is read anew. */
export async function getArchive(folder: ArchiveFolder, id: string): Promise<Archive> {
  const archive = (await folder.list()).find((one) => one.id === id);
  if (!archive) throw new ProblemError({ status: 404, error: ARCHIVES.unknown });
  return archive;
}
