import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgresEngine } from '../../server/src/db/postgres/engine.ts';
import { LONE_TENANT } from '../../server/src/tenants/tenant.ts';
import { inspectCopyOf, inspectWritten } from '../../server/src/testing/inspect-written.ts';
import { currentGeneration } from './data-dir.ts';

/**
 * Throws if a stopped site leaves a database that a restore would refuse. Nothing is inspected if several sites share
 * the folder, or if only the site could read it.
 */
export async function inspectStoppedSite({
  DATA_DIR = '',
  DATABASE_URL,
}: Readonly<Record<string, string | undefined>>) {
  if (DATABASE_URL !== undefined) return await inspectShared(DATABASE_URL, join(DATA_DIR, 'inspected.sqlite'));
  if (!existsSync(join(DATA_DIR, 'current'))) return;
  inspectWritten(currentGeneration(DATA_DIR).database);
}

async function inspectShared(databaseUrl: string, copy: string): Promise<void> {
  const engine = createPostgresEngine(databaseUrl);
  const tenant = await engine.open({ name: LONE_TENANT, file: '', backups: '' });
  try {
    await inspectCopyOf(tenant, copy);
  } finally {
    await tenant.close();
    await engine.close();
  }
}
