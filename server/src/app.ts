import type { contract } from '@approdo/shared/contract';
import type { Logger } from 'pino';
import type { AlloggiatiPortal } from './adapters/alloggiati-portal.ts';
import type { CardCheckout } from './adapters/card-checkout/card-checkout.ts';
import type { Clock } from './adapters/clock.ts';
import { createDerivedFiles } from './adapters/derived-files.ts';
import type { DiskRoom } from './adapters/disk-room.ts';
import type { Mailer } from './adapters/mailer.ts';
import type { ReadTable } from './adapters/moving/table-reader.ts';
import type { PasswordHasher } from './adapters/password-hasher.ts';
import { createPictureFiles } from './adapters/picture-files.ts';
import type { PictureMaker } from './adapters/picture-maker.ts';
import type { PushService } from './adapters/push-service/push-service.ts';
import type { RegisterKeyStore } from './adapters/register-key-store.ts';
import type { SiteFiles } from './adapters/site-files/site-files.ts';
import type { OpenStoredValue } from './adapters/stored-values.ts';
import type { WebBuild } from './adapters/web-build.ts';
import type { WebhookSender } from './adapters/webhook-sender.ts';
import { createBackups } from './app/backups.ts';
import { createExchange, type Feeds } from './app/channels.ts';
import { createConnections } from './app/connections.ts';
import { createStarterDemo } from './app/demo.ts';
import { createSiteLanguages } from './app/languages.ts';
import { createMail, noteDispatchedMail } from './app/mail.ts';
import { createMaintenance } from './app/maintenance.ts';
import { createMediaLibrary } from './app/media.ts';
import { createMemory } from './app/memory.ts';
import { createMovesIn, type Moving } from './app/moves.ts';
import { createPeople } from './app/people.ts';
import { createPersonalData } from './app/personal-data.ts';
import { createPhones } from './app/phones.ts';
import { createRegister } from './app/register.ts';
import { createRenting } from './app/renting.ts';
import { createRequestPipeline, type RequestPipeline } from './app/request-pipeline.ts';
import { createSiteStatus } from './app/site-status.ts';
import { createTodaysWork } from './app/todays-work.ts';
import { createWatching, type Watch } from './app/watching.ts';
import { createWebhookNotifications } from './app/webhooks.ts';
import { createWriting } from './app/writing.ts';
import { createYearAccounts } from './app/year.ts';
import type { Database } from './db/database.ts';
import type { ChangeNotifications, TenantData } from './db/engine.ts';
import type { EndedProofs } from './features/accounts/keys/index.ts';
import { auditRoutes } from './features/base/audit/audit.routes.ts';
import { createAudit } from './features/base/audit/audit.service.ts';
import { createLimits } from './features/base/limits/limits.service.ts';
import { readHomepage } from './features/content/homepage/index.ts';
import { readDraft, readPublished, verifyPreviewToken } from './features/content/look/index.ts';
import { createLookPictures } from './features/content/look/look-pictures.ts';
import { createMailWorker } from './features/content/mail/mail.worker.ts';
import type { Translator } from './features/content/translator/translator.service.ts';
import { createKeysAtHand } from './features/law/register/key/key-at-hand.ts';
import { createTaxOfStays } from './features/law/tourist-tax/tax-of-stays.ts';
import { createQueueLetter } from './features/messages/letters/queue-letter.ts';
import type { BackupParts } from './features/operations/backup/backup.parts.ts';
import type { ErasedAddresses } from './features/operations/privacy/personal-data/erased-addresses.ts';
import { searchRoutes } from './features/operations/search/search.routes.ts';
import { createSearch } from './features/operations/search/search.service.ts';
import { visitsRoutes } from './features/operations/visits/visits.routes.ts';
import { createVisits } from './features/operations/visits/visits.service.ts';
import type { BodyBudget } from './http/bodies/body-budget.ts';
import type { ContractHandlers } from './http/calls/handler.ts';
import { createProxyWatch } from './http/shell/proxy-watch.ts';

export type AppOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Opens values that no restore changes. */
  readonly openStoredValue: OpenStoredValue;
  /** Unchanged by a restore, like the next. */
  readonly endedProofs: EndedProofs;
  readonly erasedAddresses: ErasedAddresses;
  readonly hasher: PasswordHasher;
  readonly pictureMaker: PictureMaker;
  readonly log: Logger;
  readonly web: WebBuild;
  readonly files: SiteFiles;
  /** Set where several processes serve the site, like the next. */
  readonly notifications?: ChangeNotifications | undefined;
  readonly lock?: TenantData['lock'] | undefined;
  /** Folder of files being received; outlives the site, so that an archive may arrive while another is restored. */
  readonly incoming: string;
  /** Scheme and host of the site without a slash at the end: what links in mails and pages begin with. */
  readonly origin: string;
  /** Whether PUBLIC_URL sets that origin; else it is the address that the server listens on. */
  readonly isOriginGiven: boolean;
  /** Free and total space of the disk that holds the site's data. */
  readonly readDiskRoom: () => Promise<DiskRoom>;
  readonly feeds: Feeds;
  readonly push: PushService;
  readonly webhookSender: WebhookSender;
  readonly moving: Moving;
  /** Reads tables of banks and portals. */
  readonly readTable: ReadTable;
  /** Undefined where no provider of card payments is configured. */
  readonly cards?: CardCheckout | undefined;
  readonly secret: string;
  readonly ownerEmail: string | undefined;
  readonly trustProxy: number;
  readonly version: string;
  /** Backups outlive this site: a restore opens another in its place. */
  readonly backupParts: BackupParts;
  /** The translator's key outlives the site too, and is in no backup. */
  readonly translator: Translator;
  readonly alloggiatiPortal: AlloggiatiPortal;
  /** The register's key is in no backup either. */
  readonly registerKeyPlace: RegisterKeyStore;
  /** Budget for bodies in memory, which the tenants of a process share; its own where left out. */
  readonly bodyBudget?: BodyBudget | undefined;
  /** Maximum size of the response cache, in bytes. */
  readonly maxCacheBytes?: number | undefined;
  /** Undefined without monitoring. */
  readonly watch?: Watch | undefined;
};

export type App = ReturnType<typeof createApp>;

/** The site and its API over one open database. */
export function createApp(options: AppOptions) {
  const { database, clock, origin, ownerEmail, mailer, files, backupParts, cards, openStoredValue, log } = options;
  const lookPictures = createLookPictures({
    ...options,
    readLook: () => readPublished(database),
    readHomepage: () => readHomepage(database),
    files: createDerivedFiles({ store: files.store, scratch: options.incoming }),
  });
  const { readLetterhead, readPaperLogo } = lookPictures;
  const mailWorker = createMailWorker({ ...options, onDispatched: noteDispatchedMail, readLetterhead });
  const limits = createLimits({ database, clock });
  const queueLetter = createQueueLetter({ clock, origin });
  const phones = createPhones({ ...options, limits, countToDo: () => todaysWork.countToDo() });
  const webhookNotifications = createWebhookNotifications({ ...options, sender: options.webhookSender });
  const wakeSenders = () => {
    mailWorker.wake();
    phones.worker.wake();
    webhookNotifications.worker.wake();
  };
  const tax = createTaxOfStays(createKeysAtHand(options.registerKeyPlace));
  const basics = { database, clock, limits, origin, ownerEmail, cards, tax, queueLetter, wakeSenders };
  const webhooks = webhookNotifications.open(basics);
  const pictures = createPictureFiles(files.store);
  const proxyWatch = createProxyWatch(options);
  const memory = createMemory();

  const connections = createConnections({ ...options, limits });
  const people = createPeople({ ...options, ...basics, readSiteName: phones.readSiteName });
  const register = createRegister({ ...options, ...basics, memory });
  const personalData = createPersonalData({
    ...basics,
    ...people,
    erased: options.erasedAddresses,
    registerKeys: register.keys,
  });
  const visits = createVisits(options);
  const exchange = createExchange({ ...options, ...basics, onDaysChanged: memory.change });
  const renting = createRenting({
    ...basics,
    pictures,
    countStep: visits.countStep,
    readChannels: exchange.readBeforeSelling,
    areChannelsUpToDate: exchange.areChannelsUpToDate,
    memory,
    openStoredValue,
    log,
    readPaperLogo,
  });
  const yearAccounts = createYearAccounts({ ...options, ...basics, registerKeys: register.keys, renting });
  const maintenance = createMaintenance({ ...options, ...basics });
  const writing = createWriting({
    ...options,
    ...basics,
    pictures,
    memory,
    preparePictures: lookPictures.prepare,
    hasPage: (address) => pipeline.hasPage(address),
  });
  const library = createMediaLibrary(options);
  const mail = createMail({ ...basics, mailer });
  const languages = createSiteLanguages({ ...basics, translator: options.translator });
  const backups = createBackups({
    ...basics,
    ...connections,
    log,
    provePassword: people.provePassword,
    parts: backupParts,
    countUnreadErasures: options.erasedAddresses.countUnread,
  });
  const demo = createStarterDemo({ ...basics, library, writing, parts: backupParts });
  const moves = createMovesIn({ ...options, memory, library, writing, demo });
  const siteStatus = createSiteStatus({
    ...options,
    hasBackup: backupParts.unattended.hasBackup,
    isDemo: demo.isThere,
    sources: [proxyWatch, backupParts.unattended, languages, exchange, maintenance, webhooks].map(
      ({ listWarnings }) => listWarnings,
    ),
  });
  const todaysWork = createTodaysWork({
    ...options,
    exchange,
    readRegister: register.readToday,
    listDeadlines: register.listPressing,
    sources: [proxyWatch, backupParts.unattended, languages, maintenance, webhooks].map(
      ({ listWarnings }) => listWarnings,
    ),
  });
  const handlers: ContractHandlers<typeof contract> = {
    ...people.handlers,
    ...personalData.handlers,
    ...connections.handlers,
    ...phones.handlers,
    ...webhooks.handlers,
    ...renting.handlers,
    ...yearAccounts,
    ...exchange.handlers,
    ...maintenance.handlers,
    ...register.handlers,
    ...writing.handlers,
    ...library.handlers,
    ...mail.handlers,
    ...languages.handlers,
    ...backups.handlers,
    ...demo.handlers,
    ...moves.handlers,
    ...siteStatus,
    ...todaysWork.handlers,
    audit: auditRoutes(createAudit(basics)),
    search: searchRoutes(createSearch(basics)),
    visits: visitsRoutes(visits),
  };

  const pipeline: RequestPipeline = createRequestPipeline({
    ...options,
    handlers,
    proxyWatch,
    memory,
    count: visits.count,
    media: { ...files, prioritizeRenditions: library.prioritize },
    findSitePicture: lookPictures.find,
    readCaller: people.readCaller,
    proofsOf: people.proofsOf,
    admitProgram: connections.admitProgram,
    readExport: exchange.readExport,
    readCleaning: maintenance.readCalendar,
    readSiteName: phones.readSiteName,
    listOffered: languages.listOffered,
    listPublicPages: writing.listPublicPages,
    oldAddresses: writing.oldAddresses,
    look: {
      verifyPreviewToken: (token) => verifyPreviewToken(options, token, clock.now()),
      getDraft: () => readDraft(database),
    },
    watching: options.watch && createWatching(options.watch, { ...options, outbox: mail.outbox }),
  });
  return {
    listener: pipeline.listener,
    /** To be notified of changes made in this process without a call, and by other processes. */
    memory,
    mailWorker,
    pushWorker: phones.worker,
    webhookWorker: webhookNotifications.worker,
    keepEndedProofs: people.keepEndedProofs,
    finalizeData: personalData.finalizeData,
    ...renting.rounds,
    ...maintenance.rounds,
    ...register.rounds,
    finalizeRegister: register.finalizeRegister,
    channels: exchange.rounds,
    renditions: library.renditions,
    sweepFiles: library.sweep,
    visits,
    deleteDemoFiles: demo.deleteFiles,
    moves,
    notifyOwner: backups.notifyOwner,
    noteBackup: backups.noteBackup,
    /** Ends its listeners and timers. */
    close(): void {
      library.close();
      memory.close();
    },
  };
}
