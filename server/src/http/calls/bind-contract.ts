import type { Contract, Endpoint } from '@approdo/shared/contract/base/endpoint';
import { hasRole } from '@approdo/shared/domain/base/access';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { BodyBudget } from '../bodies/body-budget.ts';
import { createBodyReceiver } from '../bodies/receive-body.ts';
import { clientNetwork } from '../client-network.ts';
import type { CountVisit } from '../count-visit.ts';
import { createLocaleReader, type ListOffered } from '../locale-context.ts';
import { forbidden, unauthenticated } from '../problems.ts';
import { hasFresh } from '../responses/has-fresh.ts';
import { isSentFile, sendDownload } from '../responses/send-download.ts';
import { sendJson } from '../responses/send-json.ts';
import { whenSent } from '../when-sent.ts';
import { answerRow, type BoundHandler, type BoundRow } from './answer-row.ts';
import { asksForVersions } from './answer-versions.ts';
import { withAvailableProofs } from './fresh-proof.ts';
import type { Caller, ContractHandlers, ProofsOfAccount, ReadCaller } from './handler.ts';
import { type AdmitPrograms, readProgramOf } from './program.ts';

type Binding<All extends Contract> = {
  readonly contract: All;
  readonly handlers: ContractHandlers<All>;
  readonly readCaller: ReadCaller;
  readonly proofsOf: ProofsOfAccount;
  readonly admitProgram: AdmitPrograms;
  readonly today: () => LocalDate;
  /** Folder of files being received, for rows that take one. */
  readonly incoming: string;
  readonly listOffered: ListOffered;
  /** Called after each success that may have changed a public page. */
  readonly onSiteChanged: () => void;
  readonly count: CountVisit;
  /** Shared by all bodies held in memory. */
  readonly bodyBudget: BodyBudget;
};

/** The API as Express routes, one per row of the contract; other requests pass through. */
export function bindContract<All extends Contract>(binding: Binding<All>): Router {
  const router = Router({ caseSensitive: true });
  for (const { row, handler } of listRows(binding.contract, binding.handlers)) {
    router[verbOf(row)](row.path.replace(/\{(\w+)\}/g, ':$1'), answerRequests({ row, handler }, binding));
  }
  return router;
}

/** Fixed paths come before paths with parameters, so that `/blog/all` is never taken for a slug. */
export function listRows<All extends Contract>(contract: All, handlers: ContractHandlers<All>): readonly BoundRow[] {
  // A handler's types say what its row lets through, which `answerRow` enforces before it calls.
  const untyped = handlers as unknown as Readonly<Record<string, Readonly<Record<string, BoundHandler>>>>;
  const rows = Object.entries(contract).flatMap(([name, resource]) =>
    Object.entries(resource).map(([call, row]) => ({ row, handler: handlerOf(untyped[name]?.[call], name, call) })),
  );
  return rows.toSorted((a, b) => Number(a.row.path.includes('{')) - Number(b.row.path.includes('{')));
}

function handlerOf(handler: BoundHandler | undefined, name: string, call: string): BoundHandler {
  if (!handler) throw new Error(`no handler for ${name}.${call}`);
  return handler;
}

function answerRequests<All extends Contract>({ row, handler }: BoundRow, binding: Binding<All>): RequestHandler {
  const readBody = createBodyReceiver(row, { incoming: binding.incoming, bodyBudget: binding.bodyBudget });
  const readLocale = createLocaleReader(binding.listOffered);
  return async (request, response) => {
    await readLocale(request);
    const program = await readProgramOf(request, response, binding.admitProgram);
    const caller = program ? undefined : await readCallerOf(request, response, binding.readCaller);
    const locale = await readLocale(request, caller);
    const address = request.ip ?? '';
    const sender = {
      account: caller?.userId,
      network: clientNetwork(address),
      isManager: caller !== undefined && hasRole(caller.role, 'EDITOR'),
    };
    const answering = answerRow(
      { row, handler },
      {
        ...{ params: request.params, query: request.query, caller, program, locale, address, today: binding.today },
        browser: request.get('user-agent') ?? '',
        ifMatch: request.get('if-match'),
        wantsVersions: asksForVersions(request.get('accept')),
        withBody: (use) => readBody({ request, sender }, use),
      },
    );
    const { status, etag, answer, changesSite } = await answering.catch(async (thrown: unknown) => {
      throw await withAvailableProofs(thrown, binding.proofsOf);
    });
    if (changesSite) binding.onSiteChanged();
    // An owner trying prices out is no visit.
    if (row.countsAs && caller?.role !== 'ADMIN') binding.count(request, { as: row.countsAs });
    response.status(status);
    if (etag) response.set('ETag', etag);
    if (row.method === 'GET' && hasFresh(request, response.get('ETag'))) response.status(304).end();
    else if (row.download && isSentFile(answer)) await sendDownload(response, answer, row.download);
    else if (row.status === 204) response.end();
    else if (row.status === 303) response.location(locationOf(answer)).end();
    else sendJson(response, answer);
  };
}

/** Returns a path on this site only, so that outside input never decides where a browser goes. */
function locationOf(answer: unknown): string {
  const isPath = isRedirect(answer) && /^\/(?![/\\])/.test(answer.location);
  if (!isPath) throw new Error('a redirect must lead to a path on this site');
  return answer.location;
}

function isRedirect(answer: unknown): answer is { readonly location: string } {
  return answer instanceof Object && 'location' in answer && typeof answer.location === 'string';
}

/** For paths outside the contract: checks any token and language that is sent, and refuses programs. */
export function refuseInvalidTokens({
  readCaller,
  admitProgram,
  listOffered,
}: Pick<Binding<Contract>, 'readCaller' | 'admitProgram' | 'listOffered'>): RequestHandler {
  const readLocale = createLocaleReader(listOffered);
  return async (request, response, next) => {
    await readLocale(request);
    if (await readProgramOf(request, response, admitProgram)) throw forbidden(say('tokenNotAllowed'));
    await readLocale(request, await readCallerOf(request, response, readCaller));
    next();
  };
}

async function readCallerOf(request: Request, response: Response, readCaller: ReadCaller): Promise<Caller | undefined> {
  const header = request.get('authorization');
  if (header === undefined) return undefined;
  const token = /^Bearer ([^\s]+)$/i.exec(header)?.[1];
  const caller = token === undefined ? undefined : await readCaller(token, (then) => whenSent(response, then));
  if (!caller) throw unauthenticated(say('sessionExpired'));
  return caller;
}

function verbOf(row: Endpoint): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return verbs[row.method];
}
