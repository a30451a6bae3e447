import { addressesAt } from '@approdo/shared/node/drive/addresses';
import { createDriveLink, type DriveLink } from '@approdo/shared/node/drive/link';
import { createAlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import type { BackupRecord } from '../adapters/backup-store/records.ts';
import { createFeedReader } from '../adapters/calendar-feed/feed-reader.ts';
import { openCardCheckout } from '../adapters/card-checkout/open-card-checkout.ts';
import { createDriveTokens } from '../adapters/drive-tokens.ts';
import { createFolderMailer, createSmtpMailer } from '../adapters/mailer.ts';
import { createPushService } from '../adapters/push-service/push-service.ts';
import {
  createFileKeyStore,
  createFixedKeyStore,
  createRowKeyStore,
  type RegisterKeyStore,
} from '../adapters/register-key-store.ts';
import type { OpenStoredValue } from '../adapters/stored-values.ts';
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

type TenantParts = {
  readonly openStoredValue: OpenStoredValue;
  readonly endedProofs: EndedProofs;
  readonly erasedAddresses: ErasedAddresses;
  readonly registerKeyPlace: RegisterKeyStore;
  readonly place: BackupPlace;
  readonly notifyOwner: (warnings: readonly string[]) => Promise<void>;
  readonly onMade: (backup: BackupRecord) => Promise<void>;
};

/** The secret that signs tokens and from which encryption and hash keys are derived. */
export function secretOf({ config, dataDir }: Pick<TenantInFolder, 'config' | 'dataDir'>): string {
  return config.jwtSecret ?? readOrMakeSecret(dataDir);
}

/** Makes what a site needs of its tenant, wherever its data are stored. */
export async function makeSiteNeeds(start: TenantInFolder, tenantParts: TenantParts): Promise<SiteNeeds> {
  const { openStoredValue, endedProofs, erasedAddresses, registerKeyPlace, place, notifyOwner, onMade } = tenantParts;
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
    openStoredValue,
    endedProofs,
    erasedAddresses,
    mailer: createMailer(config, dataDir, origin),
    backupParts: createBackupParts({
      place,
      openStoredValue,
      clock,
      runAtNight: parts.nightQueue,
      log,
      appVersion: version,
      origin,
      link: createLink(config, openStoredValue, secret),
      notifyOwner,
      onMade,
    }),
    translator: createTranslator({
      key: createTranslatorKey({ openStoredValue, secret }),
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
      openStoredValue,
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
export function openKeyPlace(
  start: Pick<TenantInFolder, 'config' | 'dataDir'>,
  openStoredValue: OpenStoredValue,
): RegisterKeyStore {
  const { registerKey, distributed } = start.config;
  if (registerKey) return createFixedKeyStore(registerKey);
  return distributed ? createRowKeyStore(openStoredValue, secretOf(start)) : createFileKeyStore(openStoredValue);
}

/** Undefined where no Google Drive was configured. */
function createLink({ googleDrive }: Config, openStoredValue: OpenStoredValue, secret: string): DriveLink | undefined {
  if (!googleDrive) return undefined;
  const { root, ...credentials } = googleDrive;
  const tokens = createDriveTokens({ openStoredValue, secret });
  return createDriveLink({ credentials, tokens, ...(root && { addresses: addressesAt(root) }) });
}

function createMailer(config: Config, dataDir: DataDir, origin: string) {
  const from = config.mailFrom ?? `noreply@${new URL(origin).hostname}`;
  return config.smtp
    ? createSmtpMailer({ server: config.smtp, from })
    : createFolderMailer({ folder: dataDir.mail, from });
}
