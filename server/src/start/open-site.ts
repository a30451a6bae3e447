import type { AlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import type { CardCheckout } from '../adapters/card-checkout/card-checkout.ts';
import { readDiskRoom } from '../adapters/disk-room.ts';
import type { Mailer } from '../adapters/mailer.ts';
import { createTableReader } from '../adapters/moving/table-reader.ts';
import type { PushService } from '../adapters/push-service/push-service.ts';
import type { RegisterKeyStore } from '../adapters/register-key-store.ts';
import type { SiteFiles } from '../adapters/site-files/site-files.ts';
import type { OpenStoredValue } from '../adapters/stored-values.ts';
import type { WebhookSender } from '../adapters/webhook-sender.ts';
import type { Feeds } from '../app/channels.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { DataDir } from '../data-dir/data-dir.ts';
import type { TenantData } from '../db/engine.ts';
import { transact } from '../db/transaction.ts';
import { ensureOwner } from '../features/accounts/auth/first-owner.ts';
import type { EndedProofs } from '../features/accounts/keys/index.ts';
import { assignUnauthoredPosts } from '../features/content/blog/blog.repository.ts';
import type { Translator } from '../features/content/translator/translator.service.ts';
import type { BackupParts } from '../features/operations/backup/backup.parts.ts';
import type { ErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { copyStarterMedia, fillEmptyDatabase, isEmpty } from '../starter/starter-content.ts';
import type { ProcessParts } from './process-parts.ts';
import { beginSiteWork } from './site-work.ts';

/** What a site needs but does not own, since it outlives the site. */
export type SiteNeeds = Omit<ProcessParts, 'close'> & {
  /** The tenant's name. */
  readonly name: string;
  readonly config: Config;
  readonly dataDir: DataDir;
  readonly mailer: Mailer;
  readonly openStoredValue: OpenStoredValue;
  readonly endedProofs: EndedProofs;
  readonly erasedAddresses: ErasedAddresses;
  readonly backupParts: BackupParts;
  readonly translator: Translator;
  readonly alloggiatiPortal: AlloggiatiPortal;
  readonly registerKeyPlace: RegisterKeyStore;
  readonly feeds: Feeds;
  readonly push: PushService;
  readonly webhookSender: WebhookSender;
  /** Undefined where no provider of card payments is configured. */
  readonly cards: CardCheckout | undefined;
  readonly origin: string;
  readonly secret: string;
};

/** The parts of a tenant that outlive its processes. */
export type TenantStores = { readonly tenant: TenantData; readonly files: SiteFiles };

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** Opens the site over its data and files, filled if empty, and starts its rounds. Closes the data where it throws. */
export async function openSite(needs: SiteNeeds, { tenant, files }: TenantStores) {
  const { config, dataDir, clock, hasher } = needs;
  const { database } = tenant;
  try {
    if (await isEmpty(database)) await copyStarterMedia(files, config.starterContent);
    await transact(database, (trx) => fillEmptyDatabase(trx, config.starterContent, clock));
    const owner = { email: config.adminEmail, password: config.adminPassword };
    const firstOwner = await ensureOwner({ database, clock, hasher, ...owner });
    if (firstOwner) await transact(database, assignUnauthoredPosts);
    const { ownerEmail, trustProxy } = config;
    const app = createApp({
      ...needs,
      database,
      files,
      ...(config.distributed && { notifications: tenant.notifications, lock: tenant.lock }),
      readTable: createTableReader(needs.movingReader),
      moving: {
        reader: needs.movingReader,
        pictures: { trustedHosts: config.movingTrustedHosts, ownHost: new URL(needs.origin).hostname },
      },
      incoming: dataDir.incoming,
      ownerEmail,
      trustProxy,
      isOriginGiven: config.publicUrl !== undefined,
      readDiskRoom: () => readDiskRoom(config.dataDir),
    });
    await app.deleteDemoFiles();
    await app.moves.settle();
    await app.keepReceiptNumbers();
    await app.keepEndedProofs();
    await app.finalizeData();
    await app.finalizeRegister();
    await app.visits.start();
    await app.visits.prune();
    const quieten = beginSiteWork({ app, tenant, clock });

    return {
      firstOwner,
      listener: app.listener,
      notifyOwner: app.notifyOwner,
      noteBackup: app.noteBackup,
      keepReceiptNumbers: app.keepReceiptNumbers,

      /** Ends the background work; requests are still answered. */
      quieten,

      /** To be called once background work has ended and no request is in flight. */
      async close(): Promise<void> {
        app.close();
        await app.visits.stop();
        await tenant.close();
      },
    };
  } catch (error) {
    await tenant.close();
    throw error;
  }
}
