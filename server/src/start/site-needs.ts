import { addressesAt } from '@approdo/shared/node/drive/addresses';
import { createDriveLink, type DriveLink } from '@approdo/shared/node/drive/link';
import { createAlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import type { BackupRecord } from '../adapters/backup-store/records.ts';
import { createFeedReader } from '../adapters/calendar-feed/feed-reader.ts';
import { openCardCheckout } from '../adapters/card-checkout/open-card-checkout.ts';
import { createDriveTokens } from '../adapters/drive-tokens.ts';
import type { OpenKept } from '../adapters/kept-values.ts';
import { createFolderMailer, createSmtpMailer } from '../adapters/mailer.ts';
import { createPushService } from '../adapters/push-service/push-service.ts';
import { fixKey, keepKeyInFile, keepKeyInRow, type RegisterKeyPlace } from '../adapters/register-key-place.ts';
import { createTranslatorKey } from '../adapters/translation/translator-key.ts';
import { createWebhookSender } from '../adapters/webhook-sender.ts';
import type { Config } from '../config/config.ts';
import { type DataDir, readOrMakeSecret } from '../data-dir/data-dir.ts';
import type { EndedProofs } from '../features/accounts/keys/index.ts';
import { createTranslator } from '../features/content/translator/translator.service.ts';
import { createBackupParts } from '../features/operations/backup/backup.parts.ts';
import type { BackupPlace } from '../features/operations/backup/backup-place.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import type { SiteNeeds } from './open-site.ts';
import type { TenantInFolder } from './tenant-start.ts';

type Kept = {
  readonly openKept: OpenKept;
  readonly endedProofs: EndedProofs;
  readonly erasedAddresses: ErasedAddresses;
  readonly registerKeyPlace: RegisterKeyPlace;
  readonly place: BackupPlace;
  readonly tellOwner: (warnings: readonly string[]) => Promise<void>;
  readonly onMade: (backup: BackupRecord) => Promise<void>;
};

/** The secret that signs tokens and from which encryption and hash keys are derived. */
export function secretOf({ config, dataDir }: Pick<TenantInFolder, 'config' | 'dataDir'>): string {
  return config.jwtSecret ?? readOrMakeSecret(dataDir);
}

/** Makes what a site needs of its tenant, wherever its data are stored. */
export async function makeSiteNeeds(start: TenantInFolder, kept: Kept): Promise<SiteNeeds> {
  const { openKept, endedProofs, erasedAddresses, registerKeyPlace, place, tellOwner, onMade } = kept;
  const { parts, name, config, origin, dataDir } = start;
  const { clock, log, version } = parts;
  const secret = secretOf(start);
  return {
    ...parts,
    name,
    config,
    dataDir,
    origin,
    secret,
    openKept,
    endedProofs,
    erasedAddresses,
    mailer: createMailer(config, dataDir, origin),
    backupParts: createBackupParts({
      place,
      openKept,
      clock,
      atNight: parts.atNight,
      log,
      appVersion: version,
      origin,
      link: createLink(config, openKept, secret),
      tellOwner,
      onMade,
    }),
    translator: createTranslator({
      key: createTranslatorKey({ openKept, secret }),
      deeplRoot: config.deeplRoot,
      libreTranslate: config.libreTranslate,
    }),
    registerKeyPlace,
    alloggiatiPortal: createAlloggiatiPortal({ root: config.alloggiatiTablesRoot }),
    feeds: createFeedReader({
      trustedHosts: config.icalTrustedHosts,
      ownHost: new URL(origin).hostname,
      now: clock.now,
    }),
    push: createPushService({
      openKept,
      secret,
      ownerEmail: config.ownerEmail,
      origin,
      trustedHosts: config.pushTrustedHosts,
      ownHost: new URL(origin).hostname,
      now: clock.now,
    }),
    webhookSender: createWebhookSender({
      trustedHosts: config.webhookTrustedHosts,
      ownHost: new URL(origin).hostname,
    }),
    cards: config.stripe && (await openCardCheckout({ ...config.stripe, now: clock.now })),
  };
}

/** Where the register's key is stored. A tenant opens it once: its file is read then, and never again. */
export function openKeyPlace(start: Pick<TenantInFolder, 'config' | 'dataDir'>, openKept: OpenKept): RegisterKeyPlace {
  const { registerKey, distributed } = start.config;
  if (registerKey) return fixKey(registerKey);
  return distributed ? keepKeyInRow(openKept, secretOf(start)) : keepKeyInFile(openKept);
}

/** Undefined where no Google Drive was configured. */
function createLink({ googleDrive }: Config, openKept: OpenKept, secret: string): DriveLink | undefined {
  if (!googleDrive) return undefined;
  const { root, ...credentials } = googleDrive;
  const tokens = createDriveTokens({ openKept, secret });
  return createDriveLink({ credentials, tokens, ...(root && { addresses: addressesAt(root) }) });
}

function createMailer(config: Config, dataDir: DataDir, origin: string) {
  const from = config.mailFrom ?? `noreply@${new URL(origin).hostname}`;
  return config.smtp
    ? createSmtpMailer({ server: config.smtp, from })
    : createFolderMailer({ folder: dataDir.mail, from });
}
