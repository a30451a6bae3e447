import type { Logger } from 'pino';
import type { Clock } from '../../adapters/clock.ts';
import type { SiteFiles, Sweeping } from '../../adapters/site-files/site-files.ts';
import type { Database } from '../../db/database.ts';
import type { Reader } from '../../db/transaction.ts';
import { listLibraryFiles } from './media.repository.ts';
import type { UseFinder } from './media.service.ts';

type SweeperNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly files: Pick<SiteFiles, 'sweep'>;
  /** Of every slice that can show a file. */
  readonly useFinders: readonly UseFinder[];
  /** Uploads that belong to no library. */
  readonly listOthers: (reader: Reader) => Promise<readonly string[]>;
  /** Those of some uploads that backups name; absent where those keep copies. */
  readonly findInBackups: Sweeping['findNamed'] | undefined;
};

/** Takes away the files that neither database nor backups name, where that was not done when they were discarded. */
export function createFileSweeper({ database, clock, log, files, useFinders, ...needs }: SweeperNeeds) {
  async function isShown(file: string): Promise<boolean> {
    for (const findUses of useFinders) if ((await findUses(database, file)).length > 0) return true;
    return false;
  }

  async function findNamed(asked: readonly string[]): Promise<ReadonlySet<string>> {
    const kept = new Set([...(await listLibraryFiles(database)), ...(await needs.listOthers(database))]);
    const rest = asked.filter((file) => !kept.has(file));
    const named = new Set([...asked.filter((file) => kept.has(file)), ...((await needs.findInBackups?.(rest)) ?? [])]);
    for (const file of rest) if (!named.has(file) && (await isShown(file))) named.add(file);
    return named;
  }

  return async (): Promise<void> => {
    await files.sweep?.({ findNamed, now: clock.now() }).catch((error: unknown) => {
      log.warn({ err: error }, 'files that nothing names were not swept');
    });
  };
}
