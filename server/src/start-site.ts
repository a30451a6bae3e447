import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { pino } from 'pino';
import { createClock } from './adapters/clock.ts';
import { createFolderMailer, createSmtpMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { createPictureProcess } from './adapters/picture-process.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { type DataDir, lockDataDir, openCurrentGeneration, openDataDir, readOrMakeSecret } from './data-dir.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { transact } from './db/transaction.ts';
import { ensureOwner } from './features/auth/first-owner.ts';
import { signPosts } from './features/blog/blog.service.ts';
import { prepareGracefulClose } from './http/close-gracefully.ts';
import { runDaily } from './site/run-daily.ts';
import { loadWebBuild } from './site/web-build.ts';
import { copyStarterPictures, fillEmptyDatabase } from './starter-content.ts';

type StartOptions = { readonly config: Config; readonly server: Server; readonly address: string };

/** Opens DATA_DIR, brings it up to date and serves it on a server that already listens. */
export async function startSite({ config, server, address }: StartOptions) {
  const close = prepareGracefulClose(server);
  const log = pino({ level: config.logLevel });
  const origin = config.publicUrl ?? address;
  const clock = createClock();
  const dataDir = openDataDir(config.dataDir);
  const lock = lockDataDir(dataDir);
  const generation = openCurrentGeneration(dataDir);
  const { database, connection } = openDatabase(generation.database);
  migrate(connection, dataDir.backups);
  await transact(database, async (trx) => {
    const isNew = await fillEmptyDatabase(trx, config.starterContent);
    if (isNew) copyStarterPictures(generation.uploads, config.starterContent);
  });

  const hasher = createPasswordHasher();
  const pictureMaker = createPictureProcess();
  const firstOwner = await ensureOwner({
    database,
    clock,
    hasher,
    email: config.adminEmail,
    password: config.adminPassword,
  });
  if (firstOwner) await transact(database, signPosts);
  const app = createApp({
    database,
    clock,
    hasher,
    pictureMaker,
    log,
    origin,
    mailer: createMailer(config, dataDir, origin),
    web: await loadWebBuild(),
    uploads: generation.uploads,
    secret: config.jwtSecret ?? readOrMakeSecret(dataDir),
    ownerEmail: config.ownerEmail,
    trustProxy: config.trustProxy,
    version: readVersion(),
  });
  app.mailWorker.start();
  app.renditions.startSoon();
  const daily = runDaily(clock, () => {
    app.dropPages();
    app.mailWorker.wake();
  });
  server.on('request', app.listener);

  return {
    origin,
    firstOwner,
    /** Resolves once every answer is out and the database is closed. */
    async stop(): Promise<void> {
      daily.stop();
      await close();
      await app.mailWorker.stop();
      await pictureMaker.close();
      await app.renditions.stop();
      await hasher.close();
      await database.destroy();
      lock.release();
    },
  };
}

function createMailer(config: Config, dataDir: DataDir, origin: string) {
  const from = config.mailFrom ?? `Approdo <noreply@${new URL(origin).hostname}>`;
  return config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from })
    : createFolderMailer({ folder: dataDir.mail, from });
}

function readVersion(): string {
  const file: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return file.version;
}
