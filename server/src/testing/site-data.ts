import type { TenantData } from '../db/engine.ts';
import { createSqliteEngine } from '../db/sqlite/engine.ts';
import { copyTemplateDatabase } from './template-database.ts';

/** Which engine the sites of this run stand on; SQLite where nothing is said. */
export const isOnPostgres = process.env.TEST_ENGINE === 'postgres';

// As it is loaded it starts a server.
const onPostgres = isOnPostgres ? await import('./postgres/site-database.ts') : undefined;

/** The data of a property in which nothing has happened yet. Its file is there on either engine, for what reads files. */
export async function openSiteData(file: string): Promise<TenantData> {
  await copyTemplateDatabase(file);
  return onPostgres
    ? await onPostgres.openSiteDatabase()
    : await createSqliteEngine().open({ name: 'house', file, backups: '' });
}
