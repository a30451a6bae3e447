import type { Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';
import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import type { Place } from './body-room.ts';
import { collectChunks } from './collect-chunks.ts';
import { inviteBody } from './invite-body.ts';
import { HttpProblem, invalid } from './problems.ts';
import { hasBody } from './unwanted-body.ts';

type BodyReader = (request: Request, place: Place) => Promise<unknown>;

const NOT_JSON = say('bodyNoJson');
const WRONG_TYPE = say('bodyNotDeclaredJson');
const UNSUPPORTED = say('bodyUnsupported');
const UNREADABLE = say('requestUnreadable');
const TOO_LARGE = say('bodyTooLarge');

/** Brotli is none of them: what it unpacks with may take sixteen megabytes for a body of a few bytes. */
const UNPACKERS = { gzip: createGunzip, deflate: createInflate } as const;

/** What one of them holds: a window of 32 KB and a portion that is ready. */
const UNPACKER_BYTES = 64 * 2 ** 10;

/** What a body is given at first; a longer one gets twice as much each time that it is full. */
const FIRST_BYTES = 4 * 2 ** 10;

/** Reads a row's JSON body within the row's limit; a row without one leaves the body unread. */
export function createBodyReader(row: Endpoint): BodyReader {
  if (!row.body) return async () => undefined;
  const limit = row.bodyLimit ?? DEFAULT_BODY_LIMIT;
  return async (request, place) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) throw new HttpProblem(415, WRONG_TYPE);
    if (!isUtf8(request)) throw new HttpProblem(415, UNSUPPORTED);
    const unpack = findUnpacker(request);
    if (!unpack && Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
    const beside = unpack ? UNPACKER_BYTES : 0;
    place.growTo(beside);
    inviteBody(request);
    const bytes = await gather(request, unpack?.(), createGatherer({ limit, place, beside }));
    return bytes.length === 0 ? {} : parse(bytes);
  };
}

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

/** Undefined for a body that is not packed. */
function findUnpacker(request: Request) {
  const encoding = request.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return undefined;
  const [, unpack] = Object.entries(UNPACKERS).find(([name]) => name === encoding) ?? [];
  if (!unpack) throw new HttpProblem(415, UNSUPPORTED);
  return unpack;
}

type Gathering = {
  readonly limit: number;
  readonly place: Place;
  /** Bytes that are held beside the body. */
  readonly beside: number;
};

type Gatherer = { readonly add: (chunk: Buffer) => void; readonly read: () => Buffer };

/** Holds what has come as one piece: of a body that trickles in, each chunk by itself would weigh a hundred times its bytes. */
function createGatherer({ limit, place, beside }: Gathering): Gatherer {
  let bytes = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk) {
      const wanted = length + chunk.length;
      if (wanted > limit) throw tooLarge();
      if (wanted > bytes.length) {
        const size = Math.min(limit, Math.max(wanted, 2 * bytes.length, FIRST_BYTES));
        place.growTo(size + beside);
        const larger = Buffer.allocUnsafeSlow(size);
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      chunk.copy(bytes, length);
      length = wanted;
    },
    read: () => bytes.subarray(0, length),
  };
}

/** Stops where it is as soon as something is wrong, and leaves the rest of the request to whoever answers. */
function gather(request: Request, unpacker: Unpacker | undefined, { add, read }: Gatherer): Promise<Buffer> {
  const source: Readable = unpacker ?? request;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      try {
        add(chunk);
        collectChunks(chunk.length);
      } catch (error) {
        stop(error);
      }
    };
    function stop(error: unknown): void {
      source.off('data', take);
      if (unpacker) request.unpipe(unpacker);
      unpacker?.destroy();
      request.pause();
      reject(error);
    }
    source.on('data', take);
    source.once('end', () => resolve(read()));
    source.once('error', () => stop(invalid(UNREADABLE)));
    request.once('close', () => {
      if (!request.complete) stop(invalid(UNREADABLE));
    });
    if (unpacker) request.pipe(unpacker);
    // Of one who is gone by now nothing more is heard.
    if (request.destroyed) stop(invalid(UNREADABLE));
  });
}

type Unpacker = ReturnType<(typeof UNPACKERS)[keyof typeof UNPACKERS]>;

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw invalid(NOT_JSON);
  }
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, TOO_LARGE);
}
