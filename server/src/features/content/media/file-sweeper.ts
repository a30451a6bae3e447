import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { SiteFiles, Sweeping } from '../../../adapters/site-files/site-files.ts';

type FindNamed = Sweeping['findNamed'];

type SweeperNeeds = {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly files: Pick<SiteFiles, 'sweep'>;
  readonly findInDatabase: FindNamed;
  /** Absent if backups hold their own copies of files. */
  readonly findInBackups: FindNamed | undefined;
};

/** Deletes the files that neither database nor backups reference, if that failed when they were discarded. */
export function createFileSweeper({ clock, log, files, findInDatabase, findInBackups }: SweeperNeeds) {
  const findNamed: FindNamed = async (candidates) => {
    const named = await findInDatabase(candidates);
    const inBackups = await findInBackups?.(candidates.filter((file) => !named.has(file)));
    return new Set([...named, ...(inBackups ?? [])]);
  };

  return async (): Promise<void> => {
    await files.sweep({ findNamed, now: clock.now() }).catch((error: unknown) => {
      log.warn({ err: error }, 'files that nothing names were not swept');
    });
  };
}
