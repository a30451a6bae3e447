import { createGunzip, createInflate } from 'node:zlib';
import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem, invalid } from '../problems.ts';
import type { Place } from './body-budget.ts';
import { gatherBody, refuseAnnounced } from './gather-body.ts';
import { inviteBody } from './invite-body.ts';
import { hasBody } from './unwanted-body.ts';

type BodyReader = (request: Request, place: Place) => Promise<unknown>;

const NOT_JSON = say('bodyNoJson');
const WRONG_TYPE = say('bodyNotDeclaredJson');
const UNSUPPORTED = say('bodyUnsupported');

/** Without Brotli, whose decoder may take sixteen megabytes for a body of a few bytes. */
const UNPACKERS = { gzip: createGunzip, deflate: createInflate } as const;

/** Memory of one decoder: a window of 32 KB and an output chunk. */
const UNPACKER_BYTES = 64 * 2 ** 10;

/** Reads a row's JSON body within the row's limit; a row without one leaves the body unread. */
export function createBodyReader(row: Endpoint): BodyReader {
  if (!row.body) return async () => undefined;
  const limit = row.bodyLimit ?? DEFAULT_BODY_LIMIT;
  return async (request, place) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) throw new HttpProblem(415, WRONG_TYPE);
    if (!isUtf8(request)) throw new HttpProblem(415, UNSUPPORTED);
    const unpack = findUnpacker(request);
    if (!unpack) refuseAnnounced(request, limit);
    const beside = unpack ? UNPACKER_BYTES : 0;
    place.growTo(beside);
    inviteBody(request);
    const bytes = await gatherBody(request, unpack?.(), { limit, place, beside });
    return bytes.length === 0 ? {} : parse(bytes);
  };
}

function isUtf8(request: Request): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '')?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
}

/** Undefined for a body that is not compressed. */
function findUnpacker(request: Request) {
  const encoding = request.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return undefined;
  const [, unpack] = Object.entries(UNPACKERS).find(([name]) => name === encoding) ?? [];
  if (!unpack) throw new HttpProblem(415, UNSUPPORTED);
  return unpack;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw invalid(NOT_JSON);
  }
}
