import { readFile } from 'node:fs/promises';
import type { Contract } from '@approdo/shared/contract/base/endpoint';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { WebBuild } from '../../adapters/web-build.ts';
import type { BodyBudget } from '../bodies/body-budget.ts';
import { bindContract, refuseInvalidTokens } from '../calls/bind-contract.ts';
import { createDocs } from '../calls/docs.ts';
import { handleErrors } from '../calls/error-response.ts';
import type { ContractHandlers, ProofsOfAccount, ReadCaller } from '../calls/handler.ts';
import type { AdmitPrograms } from '../calls/program.ts';
import type { CountVisit } from '../count-visit.ts';
import type { ListOffered } from '../locale-context.ts';
import { notFound } from '../problems.ts';
import { requestIdOf } from '../request-log.ts';
import { createAvatars } from '../responses/avatars.ts';
import { preferCompressed } from '../responses/compressed-files.ts';
import type { ResponseCache, ResponseSource } from '../responses/response-cache.ts';
import { createSitePictures, type FindSitePicture, SITE_PICTURE_PATHS } from '../responses/site-pictures.ts';
import { createUploads, type ServedFiles } from '../responses/uploads.ts';
import type { HeaderSets, Headers } from '../security-headers.ts';

type ExpressAppOptions<All extends Contract> = {
  readonly contract: All;
  readonly handlers: ContractHandlers<All>;
  readonly headers: HeaderSets;
  /** The page or document at an address of the public site. */
  readonly site: (url: string) => ResponseSource | Promise<ResponseSource>;
  readonly answers: ResponseCache;
  readonly onSiteChanged: () => void;
  readonly count: CountVisit;
  readonly web: WebBuild;
  /** The files of the library. */
  readonly media: ServedFiles;
  /** The icons and the card of the published look. */
  readonly findSitePicture: FindSitePicture;
  /** Folder of files being received. */
  readonly incoming: string;
  /** Shared by all bodies held in memory. */
  readonly bodyBudget: BodyBudget;
  readonly log: Logger;
  readonly trustProxy: number;
  readonly version: string;
  readonly today: () => LocalDate;
  readonly readCaller: ReadCaller;
  readonly proofsOf: ProofsOfAccount;
  readonly admitProgram: AdmitPrograms;
  readonly listOffered: ListOffered;
  /** Answers the calendars that portals read. */
  readonly calendars: express.RequestHandler;
  /** Answers the cleaners' calendar. */
  readonly cleaningCalendar: express.RequestHandler;
  /** Answers the web app manifest of the back office. */
  readonly adminManifest: express.RequestHandler;
  /** Undefined without monitoring: its path is then unknown like any other. */
  readonly metrics: express.RequestHandler | undefined;
};

/** Serves everything that is not in the cache: API, its documentation, files, back office, pages to be rendered. */
export function createExpressApp<All extends Contract>(options: ExpressAppOptions<All>): Express {
  const { headers, site, answers, web } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  app.use(ignoreCacheControl, nameRequest);

  app.use(
    '/api',
    set(headers.api),
    ...(options.metrics ? [options.metrics] : []),
    bindContract(options),
    refuseInvalidTokens(options),
    createDocs(options.contract, options.version, headers),
    createAvatars(headers.avatars),
    unknownAddress,
  );
  const assets = `${web.client}/assets`;
  app.use(ASSETS, set(headers.site), preferCompressed(assets));
  app.use(ASSETS, express.static(assets, { ...FILES, ...FOREVER }), missing);
  app.use('/uploads', set(headers.uploads), createUploads(options.media));
  app.use('/calendars', set(headers.api), options.calendars);
  app.use(/^\/cleaning(?=\/.)/i, set(headers.api), options.cleaningCalendar);
  app.get('/.well-known/change-password', set(headers.site), (_, response) => response.redirect('/profile#password'));
  app.get('/admin/manifest.webmanifest', set(headers.site), options.adminManifest);
  const admin = backOffice(web.adminDocument, headers.backOffice);
  app.get(['/admin', '/admin/*path'], (request, response) => answers.answer(request, response, admin));
  const pictures = { find: options.findSitePicture, store: options.media.store, headers: headers.uploads };
  app.get(SITE_PICTURE_PATHS, createSitePictures(pictures));
  app.use(set(headers.site), express.static(web.client, { ...FILES, maxAge: '1h', setHeaders: revalidateWorkers }));
  app.post(/.*/, stayOnPage);
  app.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') unknownAddress();
    await answers.answer(request, response, await site(request.url));
  });
  app.use(handleErrors(options.log, headers.busy));
  return app;
}

/** The document of the back office: the same at all its addresses and for everybody, so cached as a page is. */
function backOffice(file: string, headers: Headers): ResponseSource {
  const ofDocument = { ...headers, 'Cache-Control': 'no-cache', 'Content-Type': 'text/html; charset=utf-8' };
  const make = async () => ({ status: 200, headers: ofDocument, bytes: await readFile(file) }) as const;
  return { kind: 'page', address: '/admin', make };
}

/** Those of a preview too, which the desktop app fetches through its address as it does the page. */
const ASSETS = ['/assets', /^\/look\/[\w-]{43}\/assets(?=\/)/];

const FILES = { index: false, redirect: false, dotfiles: 'ignore' } as const;

/** A file's name never changes its meaning: it carries its hash, or a random name of its own. */
const FOREVER = { immutable: true, maxAge: '365d' } as const;

const WORKER = /-worker\.js$/;

/** Makes browsers revalidate workers: an outdated one from a proxy's cache would not fit the page. */
function revalidateWorkers(response: express.Response, file: string): void {
  if (WORKER.test(file)) response.setHeader('Cache-Control', 'no-cache');
}

/**
 * Answers 304 whatever the request's `Cache-Control` (RFC 9110, 13.1.2): Express's file sender would take that header
 * for a wish to get the file anew.
 */
const ignoreCacheControl: express.RequestHandler = (request, _, next) => {
  delete request.headers['cache-control'];
  next();
};

const nameRequest: express.RequestHandler = (request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(request));
  next();
};

function set(headers: Headers): express.RequestHandler {
  const entries = Object.entries(headers);
  return (_, response, next) => {
    for (const [name, value] of entries) response.setHeader(name, value);
    next();
  };
}

/**
 * A form that a browser submits without its script, not loaded yet or switched off: its page says so, and a 204 leaves
 * the visitor there with everything typed.
 */
const stayOnPage: express.RequestHandler = (request, response, next) => {
  if (!request.is('application/x-www-form-urlencoded')) return next();
  response.status(204).end();
};

function unknownAddress(): never {
  throw notFound(say('addressUnknown'));
}

function missing(): never {
  throw notFound();
}
