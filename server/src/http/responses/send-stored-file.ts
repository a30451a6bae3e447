import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { say } from '@approdo/shared/words/say';
import type { Response } from 'express';
import { type FilePart, type FileStore, PartMissingError } from '../../adapters/file-store/file-store.ts';
import { HttpProblem } from '../problems.ts';
import { hasFresh } from './has-fresh.ts';

/** A stored file that never changes under its name, and the headers to send it with. */
export type Sendable = {
  /** Its name in the store. */
  readonly key: string;
  /** Identifies its bytes; becomes the ETag. */
  readonly version: string;
  /** MIME type. */
  readonly type: string;
  /** `Cache-Control`. */
  readonly caching: string;
};

type Exchange = { readonly request: IncomingMessage; readonly response: Response };

/**
 * Answers a GET or a HEAD with a file, with 304 to a client that has it, or with the part that `Range` requests (RFC
 * 9110, 13 and 14). Returns false and sends nothing where there is no such file. Throws 416 where it has no such part.
 */
export async function sendStoredFile(
  store: FileStore,
  file: Sendable,
  { request, response }: Exchange,
): Promise<boolean> {
  const etag = `"${file.version}"`;
  const isFresh = hasFresh(request, etag);
  if (isFresh || request.method === 'HEAD') {
    const found = await store.find(file.key);
    if (!found) return false;
    response.setHeader('ETag', etag).setHeader('Cache-Control', file.caching);
    if (isFresh) response.status(304);
    else describe(response, file.type, found.size);
    response.end();
    return true;
  }
  const part = requestedPart(request, etag);
  const opened = await openPart(store, { key: file.key, part, response });
  if (!opened) return false;
  response.setHeader('ETag', etag).setHeader('Cache-Control', file.caching);
  const { size, start, end, content } = opened;
  if (part) response.status(206).setHeader('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  describe(response, file.type, end - start);
  try {
    await pipeline(content, response);
  } catch (error) {
    // A client that aborts needs no answer.
    if (!response.closed || response.writableFinished) throw error;
  }
  return true;
}

function describe(response: Response, type: string, length: number): void {
  response.setHeader('Accept-Ranges', 'bytes').setHeader('Content-Type', type).setHeader('Content-Length', length);
}

type Opening = { readonly key: string; readonly part: FilePart | undefined; readonly response: Response };

async function openPart(store: FileStore, { key, part, response }: Opening) {
  try {
    return await store.open(key, part);
  } catch (error) {
    if (!(error instanceof PartMissingError)) throw error;
    response.setHeader('Content-Range', `bytes */${error.size}`);
    throw new HttpProblem(416, say('partMissing'));
  }
}

/** A request for several parts, or an invalid one, is answered with the whole file, as RFC 9110 allows. */
const ONE_PART = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/i;

function requestedPart({ headers }: IncomingMessage, etag: string): FilePart | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const [, start, end, last] = ONE_PART.exec(range) ?? [];
  if (last !== undefined) return { last: Number(last) };
  if (start === undefined) return undefined;
  const part = { start: Number(start), end: end === undefined ? undefined : Number(end) };
  return part.end !== undefined && part.end < part.start ? undefined : part;
}
