import type { Database } from '../../../db/database.ts';
import { away } from '../../../http/problems.ts';
import { askDatabase } from './health.repository.ts';

/** Answers with the program's version, or throws 503 if its database does not answer. */
export async function tellHealth(
  database: Database,
  version: string,
): Promise<{ readonly status: 'ok'; readonly version: string }> {
  await askDatabase(database).catch(() => {
    throw away();
  });
  return { status: 'ok', version };
}
