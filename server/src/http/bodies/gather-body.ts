import type { Readable, Transform } from 'node:stream';
import { say } from '@approdo/shared/words/say';
import type { Request } from 'express';
import { HttpProblem, invalid } from '../problems.ts';
import type { Place } from './body-budget.ts';
import { release } from './release.ts';

const UNREADABLE = say('requestUnreadable');
const TOO_LARGE = say('bodyTooLarge');

/** What a body is given at first; a longer one gets twice as much each time that it is full, and what was announced at most. */
const FIRST_BYTES = 4 * 2 ** 10;

/** Throws 413 where a body that is announced is larger than its row takes: nothing of it is read. */
export function refuseAnnounced(request: Request, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

type Gathering = {
  readonly limit: number;
  readonly place: Place;
  /** Bytes that are held beside the body. */
  readonly beside: number;
};

/** The whole body within its limit, as its sender packed it or as `unpacker` has it. Throws 413, or what its place throws. */
export function gatherBody(request: Request, unpacker: Transform | undefined, gathering: Gathering): Promise<Buffer> {
  const announced = unpacker
    ? Number.POSITIVE_INFINITY
    : Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return gatherAll(request, unpacker, createGatherer({ ...gathering, announced }));
}

type Gatherer = {
  readonly add: (chunk: Buffer) => void;
  readonly read: () => Buffer;
  /** Nothing of it is wanted any more. */
  readonly drop: () => void;
};

/** Holds what has come as one piece: of a body that trickles in, each chunk by itself would weigh a hundred times its bytes. */
function createGatherer({ limit, place, beside, announced }: Gathering & { readonly announced: number }): Gatherer {
  let bytes = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk) {
      const wanted = length + chunk.length;
      if (wanted > limit) throw tooLarge();
      if (wanted > bytes.length) {
        const size = Math.min(limit, Math.max(wanted, Math.min(announced, Math.max(2 * bytes.length, FIRST_BYTES))));
        place.growTo(size + beside);
        const larger = Buffer.allocUnsafeSlow(size);
        bytes.copy(larger, 0, 0, length);
        release(bytes);
        bytes = larger;
      }
      chunk.copy(bytes, length);
      length = wanted;
    },
    read: () => bytes.subarray(0, length),
    drop() {
      release(bytes);
      bytes = Buffer.alloc(0);
      length = 0;
    },
  };
}

/** Stops where it is as soon as something is wrong, and leaves the rest of the request to whoever answers. */
function gatherAll(request: Request, unpacker: Transform | undefined, { add, read, drop }: Gatherer): Promise<Buffer> {
  const source: Readable = unpacker ?? request;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      try {
        add(chunk);
        // What an unpacker gives shares its memory with what it will give next.
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
    // Of one who is gone by now nothing more is heard.
    if (request.destroyed) stop(invalid(UNREADABLE));
  });
}

function tooLarge(): HttpProblem {
  return new HttpProblem(413, TOO_LARGE);
}
