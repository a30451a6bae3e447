import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket } from '../../../server/src/testing/bucket/start-bucket.ts';
import { startMailServer } from '../../../server/src/testing/mail-server.ts';
import { startPostgresPair } from '../../../server/src/testing/postgres/postgres-pair.ts';

/** What the processes share: a database with its standby, contacted directly, a bucket and a mail server. */
export async function startShared() {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-shared-'));
  const [database, bucket, mail] = await Promise.all([
    startPostgresPair(folder),
    startBucket({ nodes: 3 }),
    startMailServer(),
  ]);
  return {
    database,
    mail,
    /** A DATA_DIR for one process. */
    scratch: join(folder, 'scratch'),
    variables: {
      ...bucket.variables,
      DATABASE_URL: database.directUrl,
      MEDIA_URL: bucket.url,
      JWT_SECRET: 'what all the processes of a cluster agree on',
      SMTP_URL: mail.url,
    },
    async close(): Promise<void> {
      await Promise.all([database.close(), bucket.close(), mail.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
