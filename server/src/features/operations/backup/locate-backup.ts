import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Job } from '@approdo/shared/node/jobs';
import { say } from '@approdo/shared/words/say';
import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { StoreFault, UnacceptedFault } from '../../../adapters/backup-store/store-fault.ts';
import { conflict, notFound } from '../../../http/problems.ts';
import { viewLocal, viewLost } from './backup.view.ts';
import type { DrivePlace } from './drive-place.ts';

/** What is downloaded is then read again: half of the remaining progress. */
const SAME_BYTES = 0.5;

export const NO_BACKUP = say('backupUnknown');

export type PlacesNeeds = {
  readonly store: BackupStore;
  /** Undefined if no Google Drive is configured. */
  readonly drive: DrivePlace | undefined;
};

/** A backup in the local store, or on Drive. */
type Located =
  | { readonly local: BackupRecord }
  | { readonly local: undefined; readonly entry: BackupEntry; readonly drive: DrivePlace };

export type BackupPlaces = ReturnType<typeof createBackupPlaces>;

/** Finds backups in the local store and on Drive. */
export function createBackupPlaces({ store, drive }: PlacesNeeds) {
  async function list(): Promise<BackupEntry[]> {
    const local = [...(await store.list()).map(viewLocal), ...(await store.listLost()).map(viewLost)];
    const remote = await drive?.view();
    return [...local, ...(remote?.backups ?? [])].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  }

  async function isLost(id: string): Promise<boolean> {
    return (await store.listLost()).some((lost) => lost.id === id);
  }

  async function locate(id: string): Promise<Located> {
    const local = await store.find(id);
    if (!local && (await isLost(id))) throw conflict(say('backupRecordLost'));
    if (local) return { local };
    const entry = await drive?.find(id);
    if (!drive || !entry) throw notFound(NO_BACKUP);
    return { local, entry, drive };
  }

  /**
   * Runs `work` with a backup's files; those on Drive are downloaded first, and take space until the next sweep. What
   * is found damaged here is deleted by that, and downloaded once more.
   */
  async function withLocalRecord<Result>(
    located: Located,
    { step }: Job,
    work: (record: BackupRecord) => Promise<Result>,
  ): Promise<Result> {
    if (located.local) return await work(located.local);
    const { entry, drive } = located;
    const attempt = async () =>
      await work(await drive.bring(entry.id, step('Copia da Google Drive', SAME_BYTES)).catch(clearUp));
    return await attempt().catch(async (error: unknown) => {
      if (error instanceof StoreFault) return await attempt();
      throw error;
    });
  }

  async function clearUp(error: unknown): Promise<never> {
    await store.sweep();
    throw error;
  }

  return { list, isLost, locate, withLocalRecord };
}

/** Turns a fault into 409: the store should be sound, so a fault is the backup's state and not the request's. */
export function asConflict(error: unknown): never {
  if (!(error instanceof ArchiveFault)) throw error;
  throw conflict(
    say(error instanceof UnacceptedFault ? 'backupUnaccepted' : 'backupDamaged', { fault: error.message }),
  );
}
