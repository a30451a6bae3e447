import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { askPortal } from './ask-portal.ts';
import { type AddressRules, checkFeedAddress, isTrusted } from './feed-address.ts';
import { type FeedRefusal, refuse, type Validators } from './feed-answer.ts';
import type { ResolvedAddress, ResolveName } from './resolve-name.ts';

/** Of a feed, both as it comes and unpacked. */
const MAX_BYTES = 1024 * 1024;

/** What is asked for, and so what may come. */
const ENCODINGS = 'gzip, br';

/** Global unicast, of which `unicast` of ipaddr.js is more: it knows no rule for `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export type FetchRules = AddressRules & {
  readonly resolve: ResolveName;
  readonly now: () => Date;
  readonly ca?: string | undefined;
};

export type Fetched =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'fetched'; readonly body: Uint8Array } & Required<Validators>)
  | FeedRefusal;

const MOST_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const GONE: ReadonlySet<number> = new Set([404, 410]);
const LONGEST_WAIT_SECONDS = 86_400;
const LONGEST_VALIDATOR = 1024;

/**
 * What lies at an address that an owner typed in. Each step, the first and every redirect, is checked as if it were typed in:
 * its form, then all addresses that its name has, and only to those that were checked does the connection go. Throws where
 * the connection fails or the signal ends it.
 */
export async function fetchFeed(
  address: string,
  { signal, ...validators }: Validators & { readonly signal: AbortSignal },
  rules: FetchRules,
): Promise<Fetched> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const checked = checkFeedAddress(next, rules);
    if ('fault' in checked) return refuse('ADDRESS');
    const url = new URL(checked.address);
    const addresses = await findAddresses(url, rules, signal);
    if (!addresses) return refuse('ADDRESS');
    const headers = headersFor(validators);
    const response = await askPortal({ url, addresses, headers, signal, ca: rules.ca });
    const target = findTarget(response, url);
    if (target === undefined) return await takeAnswer(response, validators, rules.now);
    response.destroy();
    next = target;
  }
  return refuse('REDIRECTS');
}

/** Undefined where one of them is not public: a name that leads to both is not to be trusted with either. */
async function findAddresses(
  url: URL,
  { resolve, trustedHosts }: FetchRules,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[] | undefined> {
  const isOurs = isTrusted(url, trustedHosts);
  const addresses = await raceAbort(resolve(url.hostname.replace(/^\[|\]$/g, ''), { isOurs, signal }), signal);
  const isAllowed = isOurs || addresses.every(({ address }) => isPublicAddress(address));
  return isAllowed && addresses.length > 0 ? addresses : undefined;
}

function headersFor({ etag, lastModified }: Validators): Readonly<Record<string, string>> {
  return {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': ENCODINGS,
    'user-agent': 'Approdo (calendar)',
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
  };
}

function findTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return undefined;
  return URL.canParse(headers.location, from.href) ? new URL(headers.location, from.href).href : '';
}

async function takeAnswer(
  response: IncomingMessage,
  { etag, lastModified }: Validators,
  now: () => Date,
): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) {
    response.destroy();
    if (status === 304 && (etag !== undefined || lastModified !== undefined)) return { kind: 'unchanged' };
    const retryAfterSeconds = readRetryAfter(headers['retry-after'], now());
    const about = { status, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
    return GONE.has(status) ? refuse('GONE', { ...about, isGone: true }) : refuse('STATUS', about);
  }
  if (Number(headers['content-length']) > MAX_BYTES) {
    response.destroy();
    return refuse('LARGE');
  }
  const body = await readBody(response);
  if ('kind' in body) return body;
  return {
    kind: 'fetched',
    body,
    etag: keepShort(headers.etag),
    lastModified: keepShort(headers['last-modified']),
  };
}

/** Seconds, or the date after which to come again (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT_SECONDS);
}

function keepShort(validator: string | undefined): string | undefined {
  return validator !== undefined && validator.length <= LONGEST_VALIDATOR ? validator : undefined;
}

/** Not every look-up can be called off; who waits for it can. */
function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return Promise.race([promise, ended]).finally(() => signal.removeEventListener('abort', end));
}

/**
 * Whether it is an address of the public network: not of this machine, its network or its provider, and none that hides
 * such a one (IPv4 in IPv6, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_IPV6);
}

/**
 * The body, unpacked as it comes and given up with the byte that is too much, however small it was packed. Throws where the
 * connection ends, by whomever, or the packing is damaged.
 */
async function readBody(response: IncomingMessage): Promise<Uint8Array | FeedRefusal> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = createUnpacker(encoding);
  if (unpack === undefined) return refuse('NO_CALENDAR');
  try {
    return await collect(unpack === 'none' ? response : unpackFrom(response, unpack));
  } finally {
    response.destroy();
    if (unpack !== 'none') unpack.destroy();
  }
}

function createUnpacker(encoding: string): Transform | 'none' | undefined {
  if (encoding === 'identity' || encoding === '') return 'none';
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}

function unpackFrom(response: IncomingMessage, unpacker: Transform): Transform {
  response.once('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Uint8Array | FeedRefusal> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return refuse('LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
