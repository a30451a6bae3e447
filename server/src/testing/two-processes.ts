import { vi } from 'vitest';
import { createEngine } from '../db/create-engine.ts';
import type { Database } from '../db/database.ts';
import { LONE_TENANT } from '../tenants/tenant.ts';
import { startAnyBucket } from './bucket/start-any-bucket.ts';
import { startDataDirSite } from './data-dir-site.ts';
import { makeDatabase } from './postgres/site-database.ts';

/** Two processes of one tenant that start at the same time, with their own database and bucket. */
export async function startTwoProcesses(more: Readonly<Record<string, string>> = {}) {
  const [bucket, database] = await Promise.all([startAnyBucket(), makeDatabase()]);
  for (const [name, value] of Object.entries(bucket.variables)) vi.stubEnv(name, value);
  const variables = {
    DATABASE_URL: database.url,
    MEDIA_URL: bucket.url,
    JWT_SECRET: 'a secret of the tests, more than 32 bytes long',
    // The port that discards: mails wait.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...more,
  };
  const [first, second] = await Promise.all([startDataDirSite({ variables }), startDataDirSite({ variables })]);
  return {
    first,
    second,
    /** The configuration of both. */
    variables,

    /** Starts a third process. */
    async inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const engine = await createEngine({ databaseUrl: database.url });
      const tenant = await engine.open({ name: LONE_TENANT, file: '', backups: '' });
      try {
        return await work(tenant.database);
      } finally {
        await tenant.close();
        await engine.close();
      }
    },

    async close(): Promise<void> {
      await Promise.all([first.close(), second.close()]);
      await database.drop();
      await bucket.close();
      vi.unstubAllEnvs();
    },
  };
}
