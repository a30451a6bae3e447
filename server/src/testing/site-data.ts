import type { TenantData } from '../db/engine.ts';
import { createSqliteEngine } from '../db/sqlite/engine.ts';
import { copyTemplateDatabase } from './template-database.ts';

/** The database engine of this test run; SQLite by default. */
export const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

// Importing it starts a server.
const onPostgres = isOnPostgres ? await import('./postgres/site-database.ts') : undefined;

/** The data of a property without bookings. A file exists on either engine, for code that reads files. */
export async function openSiteData(file: string): Promise<TenantData> {
  await copyTemplateDatabase(file);
  return onPostgres
    ? await onPostgres.openSiteDatabase()
    : await createSqliteEngine().open({ name: 'house', file, backups: '' });
}
