import type { Database } from '../../../db/database.ts';
import { away } from '../../../http/problems.ts';
import { askDatabase } from './health.repository.ts';

/** Which program answers, once its database has. */
export async function tellHealth(
  database: Database,
  version: string,
): Promise<{ readonly status: 'ok'; readonly version: string }> {
  await askDatabase(database).catch(() => {
    throw away();
  });
  return { status: 'ok', version };
}
