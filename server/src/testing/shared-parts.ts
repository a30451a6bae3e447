import { startAnyBucket } from './bucket/start-any-bucket.ts';
import { startMailServer } from './mail-server.ts';

export type SharedParts = Awaited<ReturnType<typeof startSharedParts>>;

/** An empty database, a bucket and a mail server that the processes of a test share, with their configuration. */
export async function startSharedParts() {
  // Importing it starts a server, which tests on SQLite do not need.
  const { makeDatabase } = await import('./postgres/site-database.ts');
  const [database, bucket, mail] = await Promise.all([makeDatabase(), startAnyBucket(), startMailServer()]);
  // The keys of a bucket are read where the client looks for them.
  const before = Object.fromEntries(Object.keys(bucket.variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, bucket.variables);
  return {
    database,
    mail,
    variables: {
      DATABASE_URL: database.url,
      MEDIA_URL: bucket.url,
      SMTP_URL: mail.url,
      JWT_SECRET: 'a secret that all houses of the tests have in common',
    },
    async close(): Promise<void> {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await database.drop();
      await bucket.close();
      await mail.close();
    },
  };
}
