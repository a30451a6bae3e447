import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { createHttpTransport } from '@approdo/shared/client';
import type { RenderPage } from '@approdo/shared/client/page';
import { createCheckedClient } from '@approdo/shared/client/testing';
import { contract } from '@approdo/shared/contract';
import type { Role } from '@approdo/shared/domain/base/access';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { createAlloggiatiPortal } from '../adapters/alloggiati-portal.ts';
import { storeFolderAt } from '../adapters/backup-store/store-layout.ts';
import { createFeedReader } from '../adapters/calendar-feed/feed-reader.ts';
import { openCardCheckout } from '../adapters/card-checkout/open-card-checkout.ts';
import type { ResolveName } from '../adapters/guarded-request/resolve-name.ts';
import { makeCard } from '../adapters/logo/make-card.ts';
import { makeIcons, makeMark } from '../adapters/logo/make-marks.ts';
import { readLogo } from '../adapters/logo/read-logo.ts';
import type { OutgoingMail } from '../adapters/mailer.ts';
import { createMovingReader } from '../adapters/moving/reading-process.ts';
import { createTableReader } from '../adapters/moving/table-reader.ts';
import { makeAvatar } from '../adapters/picture-process-main.ts';
import { makeAnew } from '../adapters/picture-work.ts';
import { createPushService } from '../adapters/push-service/push-service.ts';
import { createFileKeyStore } from '../adapters/register-key-store.ts';
import { makeRenditions } from '../adapters/renditions.ts';
import { openFolderFiles } from '../adapters/site-files/create-site-files-provider.ts';
import { storeInFolder } from '../adapters/stored-values.ts';
import { createTranslatorKey } from '../adapters/translation/translator-key.ts';
import { createWebhookSender } from '../adapters/webhook-sender.ts';
import { createApp } from '../app.ts';
import type { Generation } from '../data-dir/data-dir.ts';
import { transact } from '../db/transaction.ts';
import { createKeysCarryForward, openEndedProofs } from '../features/accounts/keys/index.ts';
import { replaceOfferedLanguages } from '../features/base/localization/languages.records.ts';
import { createTranslator } from '../features/content/translator/translator.service.ts';
import { createBackupParts } from '../features/operations/backup/backup.parts.ts';
import { createBackupsInFolder } from '../features/operations/backup/backups-in-folder.ts';
import { createFinishCopy } from '../features/operations/backup/finish-copy.ts';
import type { SiteGenerations } from '../features/operations/backup/restore.ts';
import { openErasedAddresses } from '../features/operations/privacy/personal-data/erased-addresses.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { attachListener, createHttpServer } from '../http/shell/http-server.ts';
import { listen } from '../http/shell/listen.ts';
import { bringToLife } from '../starter/starter-content.ts';
import { countChanges } from './count-changes.ts';
import { inspectCopyOf, inspectWritten } from './inspect-written.ts';
import { createPlainHasher } from './plain-hasher.ts';
import { isOnPostgres, openSiteData } from './site-data.ts';
import { createTestClock } from './test-clock.ts';
import { makeTestFolder } from './test-folder.ts';
import { createTestLog } from './test-log.ts';
import type { TestSiteOptions } from './test-site-options.ts';

/** Pictures are worked on in the test's own process. */
const PICTURE_WORK = { makeAnew, makeRenditions, makeAvatar, readLogo, makeIcons, makeMark, makeCard };

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

export type TestUser = { readonly role: Role; readonly emailConfirmed: boolean };

const SECRET = 'a secret of the tests, more than 32 bytes long';

/** The port that discards: nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

const PASSWORD = 'una password di prova';

/** The whole server on its own loopback port and database; mail goes to `sent`. */
export async function createTestSite(options: TestSiteOptions = {}) {
  const { folder, uploads, incoming, file } = makeTestFolder();
  const tenant = await openSiteData(file);
  const { database, changedRows } = countChanges(tenant.database);
  if (options.offers) await transact(database, (trx) => replaceOfferedLanguages(trx, options.offers ?? []));
  const clock = createTestClock(new Date(options.now ?? '2027-03-01T10:00:00Z'));
  if (options.isDemo) await transact(database, (trx) => bringToLife(trx, clock));
  const hasher = createPlainHasher();
  const sent: OutgoingMail[] = [];
  const { trustProxy = 1, isOriginGiven = true, metricsToken } = options;
  const disk = { freeBytes: 50 * 2 ** 30, totalBytes: 100 * 2 ** 30 };
  const log = createTestLog(options);
  const server = createHttpServer();
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  const address = options.hostName ? origin.replace('127.0.0.1', options.hostName) : origin;
  const openStoredValue = storeInFolder(folder);
  const endedProofs = openEndedProofs(openStoredValue);
  const erasedAddresses = openErasedAddresses({ openStoredValue, secret: SECRET });
  let areBackupsHeld = false;
  let isInspected = true;
  const backupParts = createBackupParts({
    place: createBackupsInFolder({
      root: join(folder, 'backups'),
      lock: () => (areBackupsHeld ? undefined : { release: () => undefined }),
      generations: stayPut({ name: 'only', folder, database: file, uploads }),
      finishCopy: createFinishCopy({
        carryKeys: createKeysCarryForward({ endedProofs, clock }),
        reapplySteps: [],
        clock,
      }),
    }),
    openStoredValue,
    clock,
    log,
    appVersion: '0.0.0',
    origin: address,
    link: options.link,
    notifyOwner: (warnings) => app.notifyOwner(warnings),
    onMade: (backup) => app.noteBackup(backup),
    workFactor: 2,
  });
  const app = createApp({
    database,
    clock,
    openStoredValue,
    endedProofs,
    erasedAddresses,
    hasher,
    pictureMaker: { ...PICTURE_WORK, close: async () => undefined },
    origin: address,
    files: (options.openFiles ?? openFolderFiles)(folder),
    readTable: createTableReader(movingReader),
    moving: {
      reader: movingReader,
      pictures: { trustedHosts: options.movingHosts ?? [], ownHost: new URL(origin).hostname, resolve: resolveNumbers },
      ...options.moving,
    },
    incoming,
    log,
    mailer: {
      async send(message) {
        sent.push(message);
      },
      ...(options.mailStaysHere && { staysHere: true }),
    },
    web: { client: folder, adminDocument: join(folder, 'admin.html'), renderPage: options.renderPage ?? renderNothing },
    registerKeyPlace: options.registerKeyPlace ?? createFileKeyStore(openStoredValue),
    alloggiatiPortal: createAlloggiatiPortal({ root: options.alloggiatiPortal ?? NOWHERE }),
    translator: createTranslator({
      key: createTranslatorKey({ openStoredValue, secret: SECRET }),
      deeplRoot: options.deeplRoot ?? NOWHERE,
      libreTranslate: options.libreTranslate,
    }),
    feeds: createFeedReader({
      trustedHosts: options.trustedHosts ?? [],
      ownHost: new URL(origin).hostname,
      now: clock.now,
      resolve: resolveNumbers,
    }),
    push: createPushService({
      openStoredValue,
      secret: SECRET,
      ownerEmail: options.ownerEmail,
      origin,
      trustedHosts: options.pushHosts ?? [],
      ownHost: new URL(origin).hostname,
      now: clock.now,
      resolve: resolveNumbers,
    }),
    webhookSender: createWebhookSender({
      trustedHosts: options.webhookHosts ?? [],
      ownHost: new URL(origin).hostname,
      resolve: resolveNumbers,
    }),
    cards: options.stripe && (await openCardCheckout({ ...options.stripe, now: clock.now })),
    secret: SECRET,
    ownerEmail: options.ownerEmail,
    ...(options.isShared && { notifications: tenant.notifications }),
    trustProxy,
    isOriginGiven,
    readDiskRoom: async () => disk,
    version: '0.0.0',
    backupParts,
    watch:
      metricsToken === undefined
        ? undefined
        : { token: metricsToken, metrics: await createMetrics({ version: '0.0.0' }) },
  });
  await app.finalizeData();
  await app.visits.start();
  attachListener(server, createHeaderSets({ overTls: false }).api, app.listener);

  function clientFor(token: string | undefined, lang?: Language) {
    return createCheckedClient(
      contract,
      createHttpTransport({ base: `${origin}/api`, readToken: () => token, onTokenRefused: () => undefined }),
      { readLang: () => lang },
    );
  }

  return {
    origin,
    /** The site's own address, as it knows it. */
    address,
    database,
    tenant,
    /** The number of rows written so far. */
    changedRows,
    clock,
    sent,
    app,
    backupParts,
    /** Simulates another process working on the backups from now on. */
    holdBackups(): void {
      areBackupsHeld = true;
    },
    backupFolder: storeFolderAt(join(folder, 'backups')),
    uploads,
    disk,
    anyone: clientFor(undefined),
    /** A client with a token's account, in a language if given. */
    withToken: (token: string, lang?: Language) => clientFor(token, lang),
    /** An anonymous client, in a language. */
    speaking: (lang: Language) => clientFor(undefined, lang),

    /** A new signed-in account of a role. */
    async signIn({ role, emailConfirmed }: TestUser = { role: 'USER', emailConfirmed: true }) {
      const id = randomUUID();
      const email = `${role.toLowerCase()}.${id.slice(0, 8)}@example.com`;
      await database
        .insertInto('users')
        .values({
          id,
          email,
          email_key: email,
          name: `Prova ${role}`,
          password_hash: await hasher.hash(PASSWORD),
          role,
          avatar: null,
          email_confirmed: emailConfirmed ? 1 : 0,
          has_printed_password: 0,
          created_at: clock.now().toISOString(),
        })
        .execute();
      const signedIn = await clientFor(undefined).auth.login({ body: { email, password: PASSWORD } });
      const client = clientFor(signedIn.token);
      const prove = () => client.freshProof.give({ body: { password: PASSWORD } });
      return { ...signedIn, password: PASSWORD, client, /** Renews the fresh proof. */ prove };
    },

    /** Sends the queued mail; returns all mail sent so far. */
    async deliverMail(): Promise<readonly OutgoingMail[]> {
      await app.mailWorker.sendDue();
      return sent;
    },

    /** Skips the check for data that no restore would accept, written on purpose; takes the reason. */
    leaveUninspected(_why: string): void {
      isInspected = false;
    },

    /** Throws where a restore would not accept what it wrote. */
    async close(): Promise<void> {
      await closeAtOnce(server);
      await backupParts.stop();
      await app.mailWorker.stop();
      await app.pushWorker.stop();
      await app.webhookWorker.stop();
      await app.renditions.stop();
      await app.channels.stop();
      await app.moves.close();
      await app.visits.stop();
      try {
        if (isInspected && isOnPostgres) await inspectCopyOf(tenant, join(folder, 'inspected.sqlite'));
        await tenant.close();
        if (isInspected && !isOnPostgres) inspectWritten(file);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Reads files from elsewhere, and keeps no state. */
const movingReader = createMovingReader({
  PATH: process.env.PATH,
  ...{ SystemRoot: undefined, TEMP: undefined, TMPDIR: undefined },
});

/** A test has had all its answers: waiting for late requests, as the site does when it stops, would be for nobody. */
async function closeAtOnce(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/** A restore needs a whole DATA_DIR: its tests start a site of their own. */
function stayPut(generation: Generation): SiteGenerations {
  const stay = () => {
    throw new Error('this site cannot be moved');
  };
  return { current: () => generation, nextGeneration: stay, moveTo: stay };
}

/** Tests use no name server: simulated portals have numeric addresses, and names resolve to unreachable ones. */
const resolveNumbers: ResolveName = async (name) => [{ address: isIPv4(name) ? name : '10.0.0.1', family: 4 }];

const renderNothing: RenderPage = async () => ({ status: 404, html: '<!doctype html><title>niente</title>' });
