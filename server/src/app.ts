import type { IncomingMessage, ServerResponse } from 'node:http';
import { createClient } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import type { Logger } from 'pino';
import { createAvatarFiles } from './adapters/avatar-files.ts';
import type { Clock } from './adapters/clock.ts';
import type { Mailer } from './adapters/mailer.ts';
import { createMediaStore } from './adapters/media-store.ts';
import type { PasswordHasher } from './adapters/password-hasher.ts';
import { createPictureFiles } from './adapters/picture-files.ts';
import type { PictureMaker } from './adapters/picture-maker.ts';
import type { Database } from './db/open-database.ts';
import { isAdmin } from './features/auth/accounts.service.ts';
import { AUTH_LETTERS } from './features/auth/auth.mail.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { createPasswords } from './features/auth/passwords.ts';
import { BACKUP_LETTERS } from './features/backup/backup.mail.ts';
import type { BackupParts } from './features/backup/backup.parts.ts';
import { backupRoutes } from './features/backup/backup.routes.ts';
import { createPasswordProof } from './features/backup/prove-password.ts';
import { createTellOwner } from './features/backup/tell-owner.ts';
import { blogRoutes } from './features/blog/blog.routes.ts';
import { createBlog } from './features/blog/blog.service.ts';
import { BOOKING_LETTERS } from './features/bookings/bookings.letters.ts';
import { bookingsRoutes } from './features/bookings/bookings.routes.ts';
import { createBookings } from './features/bookings/bookings.service.ts';
import { CONTACT_LETTERS } from './features/contact/contact.mail.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { createContact } from './features/contact/contact.service.ts';
import { featureBoxesRoutes } from './features/feature-boxes/feature-boxes.routes.ts';
import { createFeatureBoxes } from './features/feature-boxes/feature-boxes.service.ts';
import { galleriesRoutes } from './features/galleries/galleries.routes.ts';
import { createGalleries } from './features/galleries/galleries.service.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { homepageRoutes } from './features/homepage/homepage.routes.ts';
import { createHomepage } from './features/homepage/homepage.service.ts';
import { createLimits } from './features/limits/limits.service.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { createMailWorker } from './features/mail/mail.worker.ts';
import { createOutbox } from './features/mail/outbox.service.ts';
import { createWordingSamples } from './features/mail/wording-sample.service.ts';
import { createWordings } from './features/mail/wordings.service.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { createMedia } from './features/media/media.service.ts';
import { mediaUseFinders } from './features/media/media-uses.ts';
import { createRenditionQueue } from './features/media/rendition-queue.ts';
import { menuRoutes } from './features/menu/menu.routes.ts';
import { createMenu } from './features/menu/menu.service.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { createPages } from './features/pages/pages.service.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { createProfile } from './features/profile/profile.service.ts';
import { propertyRoutes } from './features/property/property.routes.ts';
import { createProperty } from './features/property/property.service.ts';
import { ratesRoutes } from './features/rates/rates.routes.ts';
import { createRates } from './features/rates/rates.service.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { createReviews } from './features/reviews/reviews.service.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import { createTasks } from './features/tasks/tasks.service.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { createUsers } from './features/users/users.service.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { listRows } from './http/bind-contract.ts';
import { createExpressApp } from './http/express-app.ts';
import type { ContractHandlers } from './http/handler.ts';
import { createInProcessTransport } from './http/in-process-transport.ts';
import { createProxyWatch } from './http/proxy-watch.ts';
import { createPublicReads } from './http/public-reads.ts';
import { createRequestListener } from './http/request-listener.ts';
import { createRequestLog } from './http/request-log.ts';
import { createHeaderSets } from './http/security-headers.ts';
import { createSite } from './site/site.ts';
import type { WebBuild } from './site/web-build.ts';

export type AppOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly hasher: PasswordHasher;
  readonly pictureMaker: PictureMaker;
  readonly log: Logger;
  readonly web: WebBuild;
  readonly uploads: string;
  /** Folder of files on their way in: it outlives the site, as an archive does that arrives while another is restored. */
  readonly incoming: string;
  /** Scheme and host of the site without a slash at the end: what links in mails and pages begin with. */
  readonly origin: string;
  readonly secret: string;
  readonly ownerEmail: string | undefined;
  readonly trustProxy: number;
  readonly version: string;
  /** Backups outlive the site that is opened here: a restore opens another in its place. */
  readonly backupParts: BackupParts;
};

export type App = ReturnType<typeof createApp>;

/** The site and its API over one open database. */
export function createApp(options: AppOptions) {
  const { database, clock, hasher, log, web, origin, secret, pictureMaker } = options;
  const mailWorker = createMailWorker({ database, clock, mailer: options.mailer, log });
  const limits = createLimits({ database, clock });
  const proxyWatch = createProxyWatch({ trustProxy: options.trustProxy, log });
  const avatars = createAvatarFiles(options.uploads);
  const auth = createAuth({ database, clock, limits, hasher, secret, avatars, origin, wakeMail: mailWorker.wake });
  const bookings = createBookings({
    database,
    clock,
    limits,
    origin,
    ownerEmail: options.ownerEmail,
    wakeMail: mailWorker.wake,
  });
  const passwords = createPasswords(hasher);
  const pictures = createPictureFiles(options.uploads);
  const letters = { database, clock, limits, origin, wakeMail: mailWorker.wake };
  const store = createMediaStore(options.uploads);
  const renditions = createRenditionQueue({ database, store, pictureMaker, log });
  const media = createMedia({
    database,
    clock,
    store,
    pictureMaker,
    useFinders: mediaUseFinders,
    onNewPicture: renditions.add,
  });
  const mailLetters = [...BOOKING_LETTERS, ...CONTACT_LETTERS, ...AUTH_LETTERS, ...BACKUP_LETTERS];
  const pages = createPages({ database, clock });
  const handlers: ContractHandlers<typeof contract> = {
    auth: authRoutes(auth),
    backup: backupRoutes({
      ...options.backupParts,
      provePassword: createPasswordProof({ database, limits, passwords }),
      isAdmin: (userId) => isAdmin(database, userId),
    }),
    blog: blogRoutes(createBlog({ database, clock })),
    bookings: bookingsRoutes(bookings),
    contact: contactRoutes(createContact({ ...letters, ownerEmail: options.ownerEmail })),
    featureBoxes: featureBoxesRoutes(createFeatureBoxes({ database, clock, pictures })),
    galleries: galleriesRoutes(createGalleries({ database, clock })),
    health: healthRoutes({ version: options.version, listWarnings: proxyWatch.listWarnings }),
    homepage: homepageRoutes(createHomepage({ database, pictures })),
    mail: mailRoutes({
      outbox: createOutbox({ database, clock, letters: mailLetters, wakeMail: mailWorker.wake }),
      wordings: createWordings({ database, letters: mailLetters, origin }),
      samples: createWordingSamples({ database, clock, letters: mailLetters, origin, wakeMail: mailWorker.wake }),
      mailer: options.mailer,
    }),
    media: mediaRoutes(media),
    menu: menuRoutes(createMenu({ database })),
    pages: pagesRoutes(pages),
    profile: profileRoutes(createProfile({ ...letters, passwords, avatars })),
    property: propertyRoutes(createProperty({ database, clock, pictures })),
    rates: ratesRoutes(createRates({ database, clock })),
    reviews: reviewsRoutes(createReviews({ database, clock, limits })),
    tasks: tasksRoutes(createTasks({ database, clock })),
    users: usersRoutes(createUsers({ database, clock, passwords, avatars })),
  };

  const headers = createHeaderSets({ overTls: origin.startsWith('https:') });
  const rows = listRows(contract, handlers);
  const client = createClient(contract, createInProcessTransport(rows, clock.today));
  const answers = createAnswerCache();
  const site = createSite({
    headers: headers.site,
    facts: { client, origin, listPublicPages: pages.listPublic },
    render: (address) => web.renderPage({ address, origin, today: clock.today() }, client),
  });
  const express = createExpressApp({
    contract,
    handlers,
    headers,
    site,
    answers,
    web,
    log,
    media: { ...store, uploads: options.uploads },
    incoming: options.incoming,
    trustProxy: options.trustProxy,
    version: options.version,
    today: clock.today,
    readCaller: auth.readCaller,
  });
  const findRead = createPublicReads({ rows, headers: headers.api, today: clock.today });
  const listen = createRequestListener({ answers, findRead, express });
  const logRequest = createRequestLog(log);

  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      logRequest(request, response);
      proxyWatch.look(request);
      listen(request, response);
    },
    dropPages: answers.drop,
    mailWorker,
    renditions,
    auth,
    tellOwner: createTellOwner({ ...letters, ownerEmail: options.ownerEmail }),
  };
}
