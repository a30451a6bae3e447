import { z } from 'zod';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { readGoogleFault } from './google-fault.ts';
import { type Call, createPatience, persist } from './patience.ts';

/** Bytes of a file, a piece at a time. */
export type Content = {
  readonly size: number;
  /** `length` bytes from `start` on; a file that has fewer rejects. */
  readonly read: (start: number, length: number) => Promise<Uint8Array>;
};

export type NewFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly parents: readonly string[];
  readonly appProperties: Readonly<Record<string, string>>;
};

const storedFile = z.object({ id: z.string(), sha256Checksum: z.string().optional() });
export type StoredFile = z.output<typeof storedFile>;

type Sending = Call & {
  /** Told how many more bytes Drive has. */
  readonly onBytes: (bytes: number) => void;
};

/** Where a piece has left the upload: Drive has so many bytes, or all of them. */
type Standing = { readonly received: number } | { readonly file: StoredFile };

/** A piece of 8 MiB gets through in that time on a line of 150 kbit/s. */
export const PIECE_MS = 8 * 60_000;
/** Resume Incomplete: what Drive answers while the file is not whole. */
const INCOMPLETE = 308;

/** Uploads a file so that a cut costs no more than the piece it fell into: Drive is asked what it has, and gets the rest. */
export async function sendFile(google: Google, file: NewFile, content: Content, call: Sending): Promise<StoredFile> {
  const patience = createPatience(google.wait, call);
  let session = await openSession(google, file, call);
  let received = 0;
  let isUncertain = false;
  while (true) {
    const piece = isUncertain
      ? undefined
      : await content.read(received, Math.min(google.pieceBytes, content.size - received));
    try {
      const standing = await put(google, session, { piece, start: received, size: content.size, call });
      isUncertain = false;
      const now = 'file' in standing ? content.size : standing.received;
      const isFurther = now > received;
      call.onBytes(now - received);
      received = now;
      if ('file' in standing) return standing.file;
      if (isFurther) patience.calmDown();
      else if (piece) throw new DriveProblem('offline');
    } catch (error) {
      // Drive forgets an upload after a week, or when it pleases: the file then begins anew.
      const isLost = isSessionLost(error);
      await patience.afterFailure(isLost ? new DriveProblem('offline') : error);
      isUncertain = !isLost;
      if (!isLost) continue;
      session = await openSession(google, file, call);
      call.onBytes(-received);
      received = 0;
    }
  }
}

/** The address to which the bytes go. */
async function openSession(google: Google, file: NewFile, call: Call): Promise<string> {
  const url = `${google.addresses.api}upload/drive/v3/files?uploadType=resumable&fields=id,sha256Checksum`;
  const { headers } = await persist(google.wait, call, () => google.request(call, { method: 'POST', url, data: file }));
  const address = headers.get('location');
  if (!address) throw new DriveProblem('refused');
  return address;
}

function isSessionLost(error: unknown): boolean {
  const problem = readGoogleFault(error);
  return problem instanceof DriveProblem && problem.fault === 'missing';
}

type Put = {
  /** Undefined to ask only what Drive has. */
  readonly piece: Uint8Array | undefined;
  readonly start: number;
  readonly size: number;
  readonly call: Call;
};

async function put(google: Google, session: string, { piece, start, size, call }: Put): Promise<Standing> {
  const range = piece ? rangeOf(start, piece.length, size) : { 'content-range': `bytes */${size}` };
  const answer = await google.request(call, {
    method: 'PUT',
    url: session,
    headers: { ...range, 'content-length': String(piece?.length ?? 0) },
    // Without a body the client would leave the length out, which Drive wants.
    data: piece ?? '',
    timeout: PIECE_MS,
    validateStatus: (status) => status === INCOMPLETE || (status >= 200 && status < 300),
  });
  if (answer.status !== INCOMPLETE) return { file: storedFile.parse(answer.data) };
  return { received: endOf(answer.headers.get('range')) };
}

/** An empty file has no range. */
function rangeOf(start: number, length: number, size: number): Record<string, string> {
  return size === 0 ? {} : { 'content-range': `bytes ${start}-${start + length - 1}/${size}` };
}

/** `bytes=0-42` means that 43 are there; nothing means none. */
function endOf(range: string | null): number {
  const last = /^bytes=0-(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}
