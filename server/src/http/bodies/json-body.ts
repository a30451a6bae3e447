import { createGunzip, createInflate } from 'node:zlib';
import { DEFAULT_BODY_LIMIT, type Endpoint } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem, invalid } from '../problems.ts';
import type { Reservation } from './body-budget.ts';
import { continueBody } from './continue-body.ts';
import { hasBody } from './discarded-body.ts';
import { readBody, refuseAnnounced } from './read-body.ts';

type BodyReader = (request: Request, reservation: Reservation) => Promise<unknown>;

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
  return async (request, reservation) => {
    if (!hasBody(request)) return {};
    if (!request.is('application/json')) throw new HttpProblem(415, WRONG_TYPE);
    if (!isUtf8(request)) throw new HttpProblem(415, UNSUPPORTED);
    const unpack = findUnpacker(request);
    if (!unpack) refuseAnnounced(request, limit);
    const overheadBytes = unpack ? UNPACKER_BYTES : 0;
    reservation.growTo(overheadBytes);
    continueBody(request);
    const bytes = await readBody(request, unpack?.(), { limit, reservation, overheadBytes });
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
