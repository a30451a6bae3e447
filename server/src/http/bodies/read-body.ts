import type { Readable, Transform } from 'node:stream';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem, invalid } from '../problems.ts';
import type { Reservation } from './body-budget.ts';
import { release } from './release.ts';

const UNREADABLE = say('requestUnreadable');
const TOO_LARGE = say('bodyTooLarge');

/** First size of the buffer, in bytes; it doubles whenever it is full, up to the announced length. */
const FIRST_BYTES = 4 * 2 ** 10;

/** Throws 413, before reading anything, where the announced length is over the row's limit. */
export function refuseAnnounced(request: Request, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

type ReadOptions = {
  readonly limit: number;
  readonly reservation: Reservation;
  /** Bytes held in addition to the body. */
  readonly overheadBytes: number;
};

/** Reads the whole body, decompressed by `unpacker` if given. Throws 413 over the limit, or what the budget throws. */
export function readBody(request: Request, unpacker: Transform | undefined, options: ReadOptions): Promise<Buffer> {
  const announced = unpacker
    ? Number.POSITIVE_INFINITY
    : Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return readAll(request, unpacker, createBodyBuffer({ ...options, announced }));
}

type BodyBuffer = {
  readonly add: (chunk: Buffer) => void;
  readonly read: () => Buffer;
  /** Frees the buffer. */
  readonly drop: () => void;
};

/** Collects chunks in one buffer: small chunks of a trickling body would each take a hundred times their bytes. */
function createBodyBuffer({
  limit,
  reservation,
  overheadBytes,
  announced,
}: ReadOptions & { readonly announced: number }): BodyBuffer {
  let bytes = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk) {
      const needed = length + chunk.length;
      if (needed > limit) throw tooLarge();
      if (needed > bytes.length) {
        const size = Math.min(limit, Math.max(needed, Math.min(announced, Math.max(2 * bytes.length, FIRST_BYTES))));
        reservation.growTo(size + overheadBytes);
        const larger = Buffer.allocUnsafeSlow(size);
        bytes.copy(larger, 0, 0, length);
        release(bytes);
        bytes = larger;
      }
      chunk.copy(bytes, length);
      length = needed;
    },
    read: () => bytes.subarray(0, length),
    drop() {
      release(bytes);
      bytes = Buffer.alloc(0);
      length = 0;
    },
  };
}

/** Stops as soon as something is wrong, and leaves the rest of the request unread. */
function readAll(request: Request, unpacker: Transform | undefined, { add, read, drop }: BodyBuffer): Promise<Buffer> {
  const source: Readable = unpacker ?? request;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      try {
        add(chunk);
        // An unpacker's chunks share memory with its next ones.
        if (!unpacker) release(chunk);
      } catch (error) {
        stop(error);
      }
    };
    function stop(error: unknown): void {
      source.off('data', take);
      if (unpacker) request.unpipe(unpacker);
      unpacker?.destroy();
      request.pause();
      drop();
      reject(error);
    }
    source.on('data', take);
    source.once('end', () => resolve(read()));
    source.once('error', () => stop(invalid(UNREADABLE)));
    request.once('close', () => {
      if (!request.complete) stop(invalid(UNREADABLE));
    });
    if (unpacker) request.pipe(unpacker);
    // No event comes for a request that is already destroyed.
    if (request.destroyed) stop(invalid(UNREADABLE));
  });
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, TOO_LARGE);
}
