import { randomUUID } from 'node:crypto';
import { Refusal } from './stand-in-faults.ts';
import type { FileMetadata, Files, StandInFile } from './stand-in-files.ts';

type Session = { readonly metadata: FileMetadata; bytes: Buffer; file?: StandInFile };

export type Piece = {
  readonly session: string;
  /** Content-Range as it was sent. */
  readonly range: string | undefined;
  readonly bytes: Buffer;
};

export type Uploads = ReturnType<typeof createUploads>;

/** Resumable uploads. */
export function createUploads(files: Files) {
  const sessions = new Map<string, Session>();
  let received = 0;

  function getSession(id: string): Session {
    const session = sessions.get(id);
    if (!session) throw new Refusal(404, 'notFound');
    return session;
  }

  return {
    /** Bytes received since the start, of finished and unfinished files. */
    received: () => received,

    begin(metadata: FileMetadata): string {
      if (files.isFull()) throw new Refusal(403, 'storageQuotaExceeded');
      files.checkMetadata(metadata);
      const id = randomUUID();
      sessions.set(id, { metadata, bytes: Buffer.alloc(0) });
      return id;
    },

    /** Receives bytes; `isCut` where the connection broke before their end. */
    take({ session: id, range, bytes }: Piece, isCut: boolean): void {
      const session = getSession(id);
      received += bytes.length;
      const start = startOf(range);
      if (start === undefined) {
        if (range === undefined && !isCut) session.file ??= files.add(session.metadata, bytes);
        return;
      }
      if (start.from !== session.bytes.length) throw new Refusal(400, 'invalidContentRange');
      session.bytes = Buffer.concat([session.bytes, bytes]);
      if (session.bytes.length === start.size) session.file ??= files.add(session.metadata, session.bytes);
    },

    /** The finished file, or the bytes received so far. */
    progress(id: string): StandInFile | number {
      const session = getSession(id);
      return session.file ?? session.bytes.length;
    },
  };
}

/** Parses Content-Range; undefined for a status query or an empty file. */
function startOf(range: string | undefined): { readonly from: number; readonly size: number } | undefined {
  if (range === undefined || range.startsWith('bytes */')) return undefined;
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  const length = Number(to) + 1 - Number(from);
  const isOdd = Number(to) + 1 !== Number(size) && length % (256 * 1024) !== 0;
  if (from === undefined || isOdd) throw new Refusal(400, 'invalidContentRange');
  return { from: Number(from), size: Number(size) };
}
