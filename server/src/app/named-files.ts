import type { Sweeping } from '../adapters/site-files/site-files.ts';
import type { Database } from '../db/database.ts';
import { listAvatarFiles } from '../features/base/people/index.ts';
import { listLookFiles } from '../features/content/look/look.service.ts';
import { listLibraryFiles } from '../features/content/media/media.repository.ts';
import { mediaUseFinders } from './media-uses.ts';

/** Finds which of some uploads the database names: in the library, as avatars, in looks, or on a page. */
export function createNamedFilesFinder(database: Database): Sweeping['findNamed'] {
  async function isDisplayed(file: string): Promise<boolean> {
    for (const findUses of mediaUseFinders) if ((await findUses(database, file)).length > 0) return true;
    return false;
  }

  return async (files) => {
    const ownFiles = new Set([
      ...(await listLibraryFiles(database)),
      ...(await listAvatarFiles(database)),
      ...(await listLookFiles(database)),
    ]);
    const named = new Set<string>();
    for (const file of files) if (ownFiles.has(file) || (await isDisplayed(file))) named.add(file);
    return named;
  };
}
