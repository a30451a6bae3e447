import { vi } from 'vitest';
import { startBucket } from './bucket/start-bucket.ts';
import { startDataDirSite } from './data-dir-site.ts';
import { makeDatabase } from './postgres/site-database.ts';

/** Two processes that start at once, of one house in a database and a bucket of its own. */
export async function startTwoProcesses(more: Readonly<Record<string, string>> = {}) {
  const [bucket, database] = await Promise.all([startBucket(), makeDatabase()]);
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
    /** What both are configured by. */
    variables,
    async close(): Promise<void> {
      await Promise.all([first.close(), second.close()]);
      await database.drop();
      await bucket.close();
      vi.unstubAllEnvs();
    },
  };
}
