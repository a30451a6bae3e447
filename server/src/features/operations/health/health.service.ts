import type { Database } from '../../../db/database.ts';
import { siteAway } from '../../../http/problems.ts';
import { pingDatabase } from './health.repository.ts';

/** Answers with the program's version, or throws 503 if its database does not answer. */
export async function readHealth(
  database: Database,
  version: string,
): Promise<{ readonly status: 'ok'; readonly version: string }> {
  await pingDatabase(database).catch(() => {
    throw siteAway();
  });
  return { status: 'ok', version };
}
