import { createClient } from '@approdo/shared/client';
import type { PageRequest, SiteClient } from '@approdo/shared/client/page';
import { contract } from '@approdo/shared/contract';
import type { Look } from '@approdo/shared/contract/content/look';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Logger } from 'pino';
import type { Clock } from '../adapters/clock.ts';
import type { WebBuild } from '../adapters/web-build.ts';
import { type BodyBudget, createBodyBudget } from '../http/bodies/body-budget.ts';
import { listRows } from '../http/calls/bind-contract.ts';
import type { ContractHandlers, ProofsOfAccount, ReadCaller } from '../http/calls/handler.ts';
import { createInProcessTransport } from '../http/calls/in-process-transport.ts';
import type { AdmitPrograms } from '../http/calls/program.ts';
import { createPublicReads } from '../http/calls/public-reads.ts';
import type { CountVisit } from '../http/count-visit.ts';
import type { ListOffered } from '../http/locale-context.ts';
import { createRequestLog } from '../http/request-log.ts';
import { createAdminManifest } from '../http/responses/admin-manifest.ts';
import { createCalendarExports, type ReadExport } from '../http/responses/calendar-exports.ts';
import { createResponseCache, MAX_CACHE_BYTES } from '../http/responses/response-cache.ts';
import type { FindSitePicture } from '../http/responses/site-pictures.ts';
import type { ServedFiles } from '../http/responses/uploads.ts';
import { createHeaderSets } from '../http/security-headers.ts';
import { createExpressApp } from '../http/shell/express-app.ts';
import type { ProxyWatch } from '../http/shell/proxy-watch.ts';
import { createRequestListener } from '../http/shell/request-listener.ts';
import type { DocumentFacts } from '../site/documents/site-document.ts';
import type { OldAddresses } from '../site/moved-pages.ts';
import { createPreview } from '../site/preview.ts';
import { createSite, type Visit } from '../site/site.ts';
import type { Memory } from './memory.ts';
import type { Watching } from './watching.ts';

type PipelineNeeds = {
  readonly handlers: ContractHandlers<typeof contract>;
  readonly readCaller: ReadCaller;
  readonly proofsOf: ProofsOfAccount;
  readonly admitProgram: AdmitPrograms;
  readonly listPublicPages: DocumentFacts['listPublicPages'];
  readonly oldAddresses: OldAddresses;
  readonly media: ServedFiles;
  readonly findSitePicture: FindSitePicture;
  readonly incoming: string;
  readonly readExport: ReadExport;
  readonly readCleaning: ReadExport;
  readonly readSiteName: () => Promise<string>;
  readonly proxyWatch: ProxyWatch;
  readonly count: CountVisit;
  readonly web: WebBuild;
  readonly memory: Memory;
  readonly bodyBudget?: BodyBudget | undefined;
  readonly maxCacheBytes?: number | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly origin: string;
  readonly trustProxy: number;
  readonly version: string;
  readonly listOffered: ListOffered;
  readonly look: PreviewedLook;
  /** Undefined without monitoring: nothing is then counted. */
  readonly watching: Watching | undefined;
};

type PreviewedLook = {
  /** Whether a token opens the preview of this site now. */
  readonly verifyPreviewToken: (token: string) => boolean;
  readonly getDraft: () => Promise<Look>;
};

export type RequestPipeline = ReturnType<typeof createRequestPipeline>;

/** Answers requests: cached responses, the API by its contract, and pages through an in-process client of the API. */
export function createRequestPipeline({
  clock,
  proxyWatch,
  web,
  origin,
  listPublicPages,
  watching,
  memory,
  ...needs
}: PipelineNeeds) {
  const headers = createHeaderSets({ overTls: origin.startsWith('https:') });
  const rows = listRows(contract, needs.handlers);
  const transport = createInProcessTransport(rows, { today: clock.today, listOffered: needs.listOffered });
  const clients = createClients((language) => createClient(contract, transport, { readLang: () => language }));
  const answers = createResponseCache({
    count: needs.count,
    mayCache: memory.mayCache,
    maxBytes: needs.maxCacheBytes ?? MAX_CACHE_BYTES,
  });
  memory.onChange(answers.drop);
  const render = (visit: Visit & Pick<PageRequest, 'isStatusOnly'>, client: SiteClient) =>
    web.renderPage({ ...visit, origin, today: clock.today() }, client);
  const preview = createPreview({
    headers: headers.preview,
    listOffered: needs.listOffered,
    isOpen: needs.look.verifyPreviewToken,
    render(visit) {
      const client = clients(visit.language, visit.languages);
      return render(visit, { ...client, look: { ...client.look, get: needs.look.getDraft } });
    },
  });
  const site = createSite({
    headers: headers.site,
    listOffered: needs.listOffered,
    factsFor: ({ language, languages }) => ({
      language,
      languages,
      clientIn: (other) => clients(other, languages),
      origin,
      listPublicPages,
    }),
    render: (visit) => render(visit, clients(visit.language, visit.languages)),
    async readStatus(visit) {
      const client = clients(visit.language, visit.languages);
      return (await render({ ...visit, isStatusOnly: true }, client)).status;
    },
    oldAddresses: needs.oldAddresses,
  });
  const express = createExpressApp({
    ...needs,
    contract,
    headers,
    site: (url) => preview(url) ?? site.open(url),
    bodyBudget: needs.bodyBudget ?? createBodyBudget(),
    answers,
    onSiteChanged: memory.change,
    web,
    today: clock.today,
    calendars: createCalendarExports(needs.readExport),
    cleaningCalendar: createCalendarExports(needs.readCleaning),
    adminManifest: createAdminManifest(needs.readSiteName),
    metrics: watching?.endpoint,
  });
  const findRead = createPublicReads({ ...needs, rows, headers: headers.api, today: clock.today });
  const answer = createRequestListener({ answers, findRead, express });
  const listen = watching ? watching.count(answer) : answer;

  return {
    /** Whether visitors find a page or a document of the site at a path. */
    hasPage: site.hasPage,
    listener: createRequestLog(needs.log, (request, response) => {
      proxyWatch.inspect(request);
      listen(request, response);
    }),
  };
}

/** The client of each language, made with the first page in it. With one language only, calls name none. */
function createClients(create: (language: Language | undefined) => SiteClient) {
  const made = new Map<Language | undefined, SiteClient>();
  return (language: Language, { length }: readonly Language[]): SiteClient => {
    const named = length > 1 ? language : undefined;
    const client = made.get(named) ?? create(named);
    made.set(named, client);
    return client;
  };
}
