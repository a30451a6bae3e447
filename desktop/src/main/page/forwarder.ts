import { auth } from '@approdo/shared/contract/accounts/auth';
import { handover } from '@approdo/shared/contract/accounts/handover';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { Fetch } from '../electron-surface.ts';
import { describeNetworkFault } from '../session/describe-network-fault.ts';
import type { SessionStore } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import { TEXTS } from '../texts.ts';
import { answerProblem, FOREIGN_POLICY, PREVIEW_POLICY } from './answers.ts';
import { splitPlainPath } from './plain-path.ts';

type Options = {
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf' | 'end'>;
  readonly fetch: Fetch;
  readonly isOnline: () => boolean;
};

/** The allowed methods, by the first segment of the path. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  api: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  uploads: ['GET', 'HEAD'],
  look: ['GET', 'HEAD'],
};

/** Calls that issue or end a token, a ticket or a code for one: only main makes them. */
const MAIN_ONLY = [
  ...[auth.login, auth.loginSecond, auth.register, auth.logout],
  ...[passkeySignIn.enter, handover.make, handover.redeem],
].map((row) => `api${row.path}`);

/** The page's own credentials are not forwarded. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
];

const RETURNED_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'digest',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

/** Whether a path belongs to the site's server. */
export function isForwarded(pathname: string): boolean {
  return /^\/(api|uploads)(\/|$)/.test(pathname) || isPreview(pathname);
}

/** Whether a path is of the preview of a look; `/look` alone is a screen of the app. */
export function isPreview(pathname: string): boolean {
  return /^\/look\/[\w-]{43}(\/|$)/.test(pathname);
}

/** Forwards the page's calls to the site's server as the signed-in user; bodies are streamed through. */
export function createForwarder({
  sites,
  session,
  fetch,
  isOnline,
}: Options): (request: Request, url: URL) => Promise<Response> {
  return async (request, url) => {
    const segments = splitPlainPath(url.pathname);
    if (!segments || isMainOnly(segments)) return answerProblem(403, TEXTS.notAllowed);
    if (!METHODS[segments[0] ?? '']?.includes(request.method)) return answerProblem(405, TEXTS.notAllowed);
    const site = sites.current();
    if (!site) return answerProblem(409, TEXTS.noSite);

    const isOfPreview = isPreview(url.pathname);
    // Its address is all that a preview asks for.
    const present = isOfPreview ? undefined : await session.findSessionOf(site.address);
    const answer = await send(`${site.address}${url.pathname}${url.search}`, request, present?.token);
    if (typeof answer === 'string') return answerProblem(502, answer);
    if (answer.status === 401 && present) await session.end(present);
    return toResponse(answer, isOfPreview);
  };

  /** Returns the response, or the reason why there is none. */
  async function send(address: string, request: Request, token: string | undefined): Promise<Response | string> {
    try {
      return await fetch(address, {
        method: request.method,
        headers: headersToSend(request.headers, token),
        credentials: 'omit',
        // A redirect could carry the token to another site.
        redirect: 'error',
        signal: request.signal,
        ...(await bodyOf(request)),
      });
    } catch (networkFault) {
      return describeNetworkFault(networkFault, isOnline());
    }
  }
}

/** Forms and files are streamed; small bodies are sent whole, with the length that some proxies require. */
async function bodyOf(request: Request): Promise<{ readonly body?: BodyInit; readonly duplex?: 'half' }> {
  if (!request.body) return {};
  const isSmall = request.headers.get('content-type')?.startsWith('application/json');
  return isSmall ? { body: await request.arrayBuffer() } : { body: request.body, duplex: 'half' };
}

/** In any spelling: a server may read `/API//auth/login/` as the same path. */
function isMainOnly(segments: readonly string[]): boolean {
  return MAIN_ONLY.includes(segments.join('/').toLowerCase());
}

function headersToSend(given: Headers, token: string | undefined): Headers {
  const headers = pick(given, FORWARDED_HEADERS);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

function toResponse(answer: Response, isOfPreview: boolean): Response {
  const headers = pick(answer.headers, RETURNED_HEADERS);
  headers.set('content-security-policy', isOfPreview ? PREVIEW_POLICY : FOREIGN_POLICY);
  headers.set('x-content-type-options', 'nosniff');
  const type = answer.headers.get('content-type');
  if (type)
    headers.set(
      'content-type',
      isPassive(type) || (isOfPreview && IS_PAGE.test(type)) ? type : 'application/octet-stream',
    );
  const length = answer.headers.get('content-length');
  // The body is already decompressed, so the length of a compressed one would be wrong.
  if (length && !answer.headers.has('content-encoding')) headers.set('content-length', length);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Under the policy of a preview a page cannot run either. */
const IS_PAGE = /^text\/html\s*(?:;|$)/i;

/** A type that can neither run nor be a page: at the app's address, a script from the server would be the app's own. */
function isPassive(type: string): boolean {
  return /^(application\/json|application\/x-tar|text\/plain|(image|audio|video)\/[\w.+-]+)\s*(;|$)/i.test(type);
}

function pick(given: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
