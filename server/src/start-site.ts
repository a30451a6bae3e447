import type { Server } from 'node:http';
import { addressesAt } from '@approdo/shared/node/drive/addresses';
import { createDriveLink, type DriveLink } from '@approdo/shared/node/drive/link';
import { createFeedReader } from './adapters/calendar-feed/feed-reader.ts';
import { type Clock, createClock } from './adapters/clock.ts';
import { createDriveTokens } from './adapters/drive-tokens.ts';
import { keepInFolder, type OpenKept } from './adapters/kept-values.ts';
import { createLog } from './adapters/log.ts';
import { createFolderMailer, createSmtpMailer } from './adapters/mailer.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createPictureProcess } from './adapters/picture-process.ts';
import { createTranslatorKey } from './adapters/translation/translator-key.ts';
import type { Watch } from './app/watching.ts';
import type { Config } from './config.ts';
import {
  clearLeftovers,
  closeDataDir,
  type DataDir,
  lockBackups,
  lockDataDir,
  openCurrentGeneration,
  openDataDir,
  readOrMakeSecret,
} from './data-dir.ts';
import { createEngine } from './db/create-engine.ts';
import { createBackupParts } from './features/backup/backup.parts.ts';
import { createTranslator } from './features/translator/translator.service.ts';
import { prepareGracefulClose } from './http/close-gracefully.ts';
import { openFrontDoor } from './http/front-door.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { createHeaderSets } from './http/security-headers.ts';
import { createSiteGate } from './http/site-gate.ts';
import { openSite } from './open-site.ts';
import type { WebBuild } from './site/web-build.ts';
import { createSiteMover } from './site-mover.ts';
import { readVersion } from './version.ts';

type StartOptions = {
  readonly config: Config;
  readonly server: Server;
  readonly address: string;
  readonly web: WebBuild;
  readonly clock?: Clock;
  readonly hasher?: PasswordHasher;
};

/** Opens DATA_DIR, brings it up to date and serves it on a server that already listens. */
export async function startSite({
  config,
  server,
  address,
  web,
  clock = createClock(),
  hasher = createPasswordHasher(),
}: StartOptions) {
  const origin = config.publicUrl ?? address;
  const headers = createHeaderSets({ overTls: origin.startsWith('https:') });
  const gate = createSiteGate(headers);
  openFrontDoor(server, headers.api, gate.listener);
  const close = prepareGracefulClose(server);
  const log = await createLog({ level: config.logLevel, isTerminal: process.stdout.isTTY });
  const version = readVersion();
  const dataDir = openDataDir(config.dataDir);
  const lock = lockDataDir(dataDir);
  clearLeftovers(dataDir, openCurrentGeneration(dataDir));

  const openKept = keepInFolder(dataDir.root);
  const pictureMaker = createPictureProcess();
  const secret = config.jwtSecret ?? readOrMakeSecret(dataDir);
  const mailer = createMailer(config, dataDir, origin);
  const mover = createSiteMover({ dataDir, gate });
  const backupParts = createBackupParts({
    root: dataDir.backups,
    openKept,
    lock: () => lockBackups(dataDir),
    generations: mover.generations,
    clock,
    log,
    appVersion: version,
    origin,
    link: createLink(config, openKept, secret),
    tellOwner: (warnings) => mover.current().tellOwner(warnings),
  });
  const engine = await createEngine();
  const needs = {
    engine,
    config,
    dataDir,
    clock,
    log,
    hasher,
    pictureMaker,
    mailer,
    web,
    backupParts,
    translator: createTranslator({
      key: createTranslatorKey({ openKept, secret }),
      deeplRoot: config.deeplRoot,
      libreTranslate: config.libreTranslate,
    }),
    feeds: createFeedReader({
      trustedHosts: config.icalTrustedHosts,
      ownHost: new URL(origin).hostname,
      now: clock.now,
    }),
    origin,
    secret,
    version,
    watch: await createWatch(config, version),
  };
  const { firstOwner } = await mover.openWith((generation) => openSite(needs, generation));
  const [open] = closeDataDir(dataDir);
  if (open) log.warn(`DATA_DIR: other accounts may read ${open}, which is not this account's: change its owner`);
  await backupParts.unattended.start();

  return {
    origin,
    firstOwner,
    /** Resolves once every answer is out and the database is closed. */
    async stop(): Promise<void> {
      backupParts.unattended.stop();
      await close();
      await backupParts.stop();
      await pictureMaker.close();
      await mover.current().quieten();
      await mover.current().close();
      await engine.close();
      await hasher.close();
      lock.release();
    },
  };
}

/** Undefined where nobody watches: nothing is then counted. */
async function createWatch({ metricsToken: token }: Config, version: string): Promise<Watch | undefined> {
  return token === undefined ? undefined : { token, metrics: await createMetrics({ version }) };
}

/** Undefined where no Google Drive was configured. */
function createLink({ googleDrive }: Config, openKept: OpenKept, secret: string): DriveLink | undefined {
  if (!googleDrive) return undefined;
  const { root, ...credentials } = googleDrive;
  const tokens = createDriveTokens({ openKept, secret });
  return createDriveLink({ credentials, tokens, ...(root && { addresses: addressesAt(root) }) });
}

function createMailer(config: Config, dataDir: DataDir, origin: string) {
  const from = config.mailFrom ?? `Approdo <noreply@${new URL(origin).hostname}>`;
  return config.smtp
    ? createSmtpMailer({ server: config.smtp, from })
    : createFolderMailer({ folder: dataDir.mail, from });
}
