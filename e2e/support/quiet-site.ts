import { existsSync, readdirSync } from 'node:fs';
import { openFolderFiles } from '../../server/src/adapters/site-files/create-site-files-provider.ts';
import { openCurrentGeneration, openDataDir } from '../../server/src/data-dir/data-dir.ts';
import { migrate } from '../../server/src/db/sqlite/migrate.ts';
import { openDatabase } from '../../server/src/db/sqlite/open-database.ts';
import { transact } from '../../server/src/db/transaction.ts';
import { copyStarterMedia, fillContent } from '../../server/src/starter/starter-content.ts';

/**
 * Fills an empty DATA_DIR with the starter content's texts and pictures but no guests: a story brings its own. A used
 * one stays unchanged.
 */
export async function prepareQuietSite(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const dataDir = openDataDir(folder);
  const generation = openCurrentGeneration(dataDir);
  const { database, connection } = openDatabase(generation.database);
  migrate(connection, dataDir.backups);
  await transact(database, (trx) => fillContent(trx, 'demo'));
  await copyStarterMedia(openFolderFiles(generation.folder), 'demo');
  await database.destroy();
}
