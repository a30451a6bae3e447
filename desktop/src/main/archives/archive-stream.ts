import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Schedule } from '@approdo/shared/node/schedule';
import { isAborted } from '../session/describe-network-fault.ts';

/** What went wrong with an archive between the server and the disk; disk faults are separate. */
export class ArchiveStreamFault extends Error {
  readonly kind: 'lost' | 'wrong';

  constructor(kind: 'lost' | 'wrong') {
    super(kind === 'lost' ? 'The connection was lost' : 'What came is not what was sent');
    this.kind = kind;
  }
}

export type ArrivedArchive = { readonly size: number; readonly sha256: string };

type Options = {
  readonly schedule: Schedule;
  /** Called with the number of bytes received so far. */
  readonly onBytes: (bytes: number) => void;
};

/** A server that sends an archive keeps sending; one silent for this long is gone. */
const MAX_SILENCE_MS = 120_000;

/**
 * Writes a response's body to a file as it arrives, and checks it against the length and SHA-256 that the response
 * declares (`Digest`, RFC 3230). Throws an AbortError if it was cancelled.
 */
export async function writeAnswer(
  handle: FileHandle,
  answer: Response,
  { schedule, onBytes }: Options,
): Promise<ArrivedArchive> {
  const arrived = await writePieces(handle, readPieces(answer, schedule), onBytes);
  if (!isAsDeclared(arrived, answer.headers)) throw new ArchiveStreamFault('wrong');
  return arrived;
}

/** Writes the pieces one after another, reading each once the previous one is on the disk. */
export async function writePieces(
  handle: FileHandle,
  pieces: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): Promise<ArrivedArchive> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of pieces) {
    await handle.writeFile(piece);
    hash.update(piece);
    size += piece.byteLength;
    onBytes(size);
  }
  return { size, sha256: hash.digest('hex') };
}

async function* readPieces({ body }: Response, schedule: Schedule): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let read = await readNext(reader, schedule); read.value; read = await readNext(reader, schedule)) {
      yield read.value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>, schedule: Schedule) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const cancelTimeout = schedule(MAX_SILENCE_MS, () => reject(new ArchiveStreamFault('lost')));
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (fault) {
    throw isAborted(fault) ? fault : new ArchiveStreamFault('lost');
  } finally {
    cancelTimeout();
  }
}

/** Without a length or a digest there is nothing to check against. */
function isAsDeclared({ size, sha256 }: ArrivedArchive, headers: Headers): boolean {
  const length = headers.get('content-length');
  const digest = /(?:^|,)\s*sha-256=([^,\s]+)/i.exec(headers.get('digest') ?? '')?.[1];
  // A compressed body's length is that of its compressed form.
  const isWhole = length === null || headers.has('content-encoding') || Number(length) === size;
  return isWhole && (digest === undefined || Buffer.from(digest, 'base64').toString('hex') === sha256);
}
