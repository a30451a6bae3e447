import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { AddressRules } from '../guarded-request/address-rules.ts';
import { getGuarded } from '../guarded-request/get-guarded.ts';
import type { ResolveName } from '../guarded-request/resolve-name.ts';
import { readRetryAfter } from '../guarded-request/retry-after.ts';
import { checkFeedAddress } from './feed-address.ts';
import { type FeedRefusal, refuse, type Validators } from './feed-answer.ts';

/** The maximum size of a feed, both compressed and decompressed. */
const MAX_BYTES = 1024 * 1024;

/** The encodings that are requested and accepted. */
const ENCODINGS = 'gzip, br';

export type FetchRules = AddressRules & {
  readonly resolve: ResolveName;
  readonly now: () => Date;
  readonly ca?: string | undefined;
};

export type Fetched =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'fetched'; readonly body: Uint8Array } & Required<Validators>)
  | FeedRefusal;

const GONE: ReadonlySet<number> = new Set([404, 410]);
const MAX_VALIDATOR_LENGTH = 1024;

/** Fetches an address entered by an owner. Throws if the connection fails or the signal aborts. */
export async function fetchFeed(
  address: string,
  { signal, ...validators }: Validators & { readonly signal: AbortSignal },
  rules: FetchRules,
): Promise<Fetched> {
  const check = (next: string) => checkFeedAddress(next, rules);
  const got = await getGuarded(address, { check, headers: headersFor(validators), signal }, rules);
  return 'refused' in got ? refuse(got.refused) : await takeAnswer(got.response, validators, rules.now);
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

function keepShort(validator: string | undefined): string | undefined {
  return validator !== undefined && validator.length <= MAX_VALIDATOR_LENGTH ? validator : undefined;
}

/**
 * The body, decompressed as it arrives and refused at the first byte over the limit. Throws if the connection ends
 * early or the compression is damaged.
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
