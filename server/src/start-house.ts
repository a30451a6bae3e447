import { addressesAt } from '@approdo/shared/node/drive/addresses';
import { createDriveLink, type DriveLink } from '@approdo/shared/node/drive/link';
import { createFeedReader } from './adapters/calendar-feed/feed-reader.ts';
import { createDriveTokens } from './adapters/drive-tokens.ts';
import { keepInFolder, type OpenKept } from './adapters/kept-values.ts';
import { createFolderMailer, createSmtpMailer } from './adapters/mailer.ts';
import { createTranslatorKey } from './adapters/translation/translator-key.ts';
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
import type { FirstOwner } from './features/auth/first-owner.ts';
import { createBackupParts } from './features/backup/backup.parts.ts';
import { keepBackupsInFolder } from './features/backup/backups-in-folder.ts';
import { createTranslator } from './features/translator/translator.service.ts';
import type { SiteGate } from './http/site-gate.ts';
import { openSite } from './open-site.ts';
import type { ProcessParts } from './process-parts.ts';
import { createSiteMover } from './site-mover.ts';

export type HouseStart = {
  readonly parts: ProcessParts;
  /** Tells houses apart in the engine. */
  readonly name: string;
  /** What was configured for this house. */
  readonly config: Config;
  readonly origin: string;
  /** Answers requests from when the house is open. */
  readonly gate: SiteGate;
};

export type StartedHouse = {
  readonly firstOwner: FirstOwner | undefined;
  /** Ends what works on its own in it and closes its data, once no request is under way. */
  readonly stop: () => Promise<void>;
};

/** Opens a DATA_DIR, brings it up to date and serves it behind its gate. Nothing of it stays open where it throws. */
export async function startHouse({ config, ...start }: HouseStart): Promise<StartedHouse> {
  const dataDir = openDataDir(config.dataDir);
  const lock = lockDataDir(dataDir);
  try {
    clearLeftovers(dataDir, openCurrentGeneration(dataDir));
    const house = await openHouse({ ...start, config, dataDir });
    return {
      ...house,
      async stop() {
        await house.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openHouse({ parts, name, config, origin, gate, dataDir }: HouseStart & { readonly dataDir: DataDir }) {
  const { clock, log, version } = parts;
  const openKept = keepInFolder(dataDir.root);
  const secret = config.jwtSecret ?? readOrMakeSecret(dataDir);
  const mover = createSiteMover({ dataDir, gate });
  const backupParts = createBackupParts({
    place: keepBackupsInFolder({
      root: dataDir.backups,
      lock: () => lockBackups(dataDir),
      generations: mover.generations,
    }),
    openKept,
    clock,
    log,
    appVersion: version,
    origin,
    link: createLink(config, openKept, secret),
    tellOwner: (warnings) => mover.current().tellOwner(warnings),
  });
  const needs = {
    ...parts,
    name,
    config,
    dataDir,
    mailer: createMailer(config, dataDir, origin),
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
  };
  const { firstOwner } = await mover.openWith((generation) => openSite(needs, generation));
  const [open] = closeDataDir(dataDir);
  if (open) log.warn(`DATA_DIR: other accounts may read ${open}, which is not this account's: change its owner`);
  await backupParts.unattended.start();

  return {
    firstOwner,
    async stop(): Promise<void> {
      backupParts.unattended.stop();
      await backupParts.stop();
      await mover.current().quieten();
      await mover.current().close();
    },
  };
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
