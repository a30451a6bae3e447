import { Readable } from 'node:stream';
import { translateFault } from './bucket-faults.ts';

/** How long to wait for the next piece that is being read. */
const PIECE_MS = 10_000;
/** Maximum number of consecutive attempts without a single piece. */
const ATTEMPTS = 3;

type Span = { readonly start: number; readonly end: number };

/**
 * The bytes from `start` to `end`, end excluded, of which `first` is the initial stream; after a break or a stall
 * `openFrom` reopens it at the position reached.
 */
export function readWithResume(
  first: Readable,
  { start, end }: Span,
  openFrom: (at: number) => Promise<Readable>,
): Readable {
  let body = first;
  let incoming = body[Symbol.asyncIterator]();
  let at = start;

  async function next(attempts: number): Promise<Buffer> {
    try {
      const { done, value } = await inTime(incoming.next());
      if (done) throw new Error('the object ended too early');
      return value;
    } catch (error) {
      body.destroy();
      if (attempts === 1) throw translateFault(error);
      body = await openFrom(at);
      incoming = body[Symbol.asyncIterator]();
      return await next(attempts - 1);
    }
  }

  async function* readPieces(): AsyncGenerator<Buffer> {
    while (at < end) {
      const piece = await next(ATTEMPTS);
      at += piece.length;
      yield piece;
    }
    // A body read to its end frees its connection for reuse.
    await inTime(incoming.next());
  }

  const content = Readable.from(readPieces(), { objectMode: false });
  // A generator that was never read would not run its cleanup.
  content.once('close', () => body.destroy());
  return content;
}

async function inTime<Result>(incoming: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no further byte in time')), PIECE_MS);
  try {
    return await Promise.race([incoming, promise]);
  } finally {
    clearTimeout(timer);
  }
}
