import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { type FeedRefusal, refuse } from './feed-answer.ts';

/** Of a feed, both as it comes and unpacked. */
export const MAX_BYTES = 1024 * 1024;

/** What is asked for, and so what may come. */
export const ENCODINGS = 'gzip, br';

/**
 * The body, unpacked as it comes and given up with the byte that is too much, however small it was packed. Throws where the
 * connection ends, by whomever, or the packing is damaged.
 */
export async function readBody(response: IncomingMessage): Promise<Uint8Array | FeedRefusal> {
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
