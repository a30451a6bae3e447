import type { ComputerBackupOperation } from '@approdo/shared/contract/computer-backups';
import type { Job } from '@approdo/shared/node/jobs';
import type { Outcome } from '../../ipc.ts';
import type { HouseKeeper } from '../session/house.ts';
import type { SessionKeeper } from '../session/session.ts';
import { ARCHIVES, TEXTS } from '../texts.ts';
import { type Archive, type ArchiveFolder, openArchiveFolder } from './archive-folder.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';
import { ProblemError } from './problem-error.ts';

/** Where something is done with the archives of a house, the one that is looked after where none is named, by who may. */
export type ArchiveDesk = {
  /** The address of the house that is looked after. */
  readonly house: () => string;
  readonly settings: (house?: string) => ArchiveSettings;
  /** Undefined as long as none was chosen. */
  readonly findFolder: () => ArchiveFolder | undefined;
  /** Null where it was called off. */
  readonly run: <const Value>(
    operation: ComputerBackupOperation,
    work: (ground: ArchiveGround) => Promise<Value>,
    house?: string,
  ) => Promise<Outcome<Value | null>>;
};

/** The house stays the same, also if another is chosen meanwhile. */
export type ArchiveGround = { readonly house: string; readonly folder: ArchiveFolder; readonly job: Job };

type Options = {
  readonly settings: ArchiveSettingsFile;
  readonly jobs: ArchiveJobs;
  readonly houses: Pick<HouseKeeper, 'current'>;
  readonly session: Pick<SessionKeeper, 'findSessionOf'>;
  readonly now: () => Date;
};

export function createArchiveDesk({ settings, jobs, houses, session, now }: Options): ArchiveDesk {
  const present = () => houses.current()?.address ?? '';

  function findFolder(house: string): ArchiveFolder | undefined {
    const { path } = settings.of(house);
    return path === null ? undefined : openArchiveFolder({ path, house, now });
  }

  return {
    house: present,
    settings: (house = present()) => settings.of(house),
    findFolder: () => findFolder(present()),
    run: (operation, work, house = present()) =>
      jobs.run(operation, async (job) => {
        const user = (await session.findSessionOf(house))?.user;
        if (!user) throw new ProblemError({ status: 401, error: ARCHIVES.signInFirst });
        if (user.role !== 'ADMIN') throw new ProblemError({ status: 403, error: TEXTS.notAllowed });
        const folder = findFolder(house);
        if (!folder) throw new ProblemError({ status: 409, error: ARCHIVES.noFolder });
        return work({ house, folder, job });
      }),
  };
}

/** By its id in the list, which is read anew. */
export async function getArchive(folder: ArchiveFolder, id: string): Promise<Archive> {
  const archive = (await folder.list()).find((one) => one.id === id);
  if (!archive) throw new ProblemError({ status: 404, error: ARCHIVES.unknown });
  return archive;
}
