import { z } from 'zod';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { readGoogleFault } from './google-fault.ts';
import { type ResumableUploads, transientUploads, type UploadKey } from './resumable-uploads.ts';
import { type Call, retry } from './retry.ts';

export type NewFile = {
  readonly name: string;
  readonly mimeType: string;
  /** The folder to create it in. */
  readonly parents: readonly [string];
  readonly appProperties: Readonly<Record<string, string>>;
};

const storedFile = z.object({ id: z.string(), sha256Checksum: z.string().optional() });
export type StoredFile = z.output<typeof storedFile>;

/** An upload's progress: the bytes that Drive has, or the finished file. */
export type UploadProgress = { readonly received: number } | { readonly file: StoredFile };

type SessionNeeds = {
  readonly file: NewFile;
  readonly size: number;
  readonly uploads: ResumableUploads;
  readonly call: Call;
};

/** Time for a piece of 4 MiB on a line of 150 kbit/s. */
export const PIECE_MS = 4 * 60_000;
/** Resume Incomplete: Drive's status while the file is incomplete. */
const INCOMPLETE = 308;

/**
 * A resumable upload (developers.google.com/workspace/drive/api/guides/manage-uploads). The session address of one that
 * takes several pieces is stored, so that another process can resume it.
 */
export function createUploadSession(google: Google, { file, size, uploads, call }: SessionNeeds) {
  const key: UploadKey = `${file.parents[0]}/${file.name}`;
  const resumable = size > google.pieceBytes ? uploads : transientUploads;
  let address = '';

  async function put(piece: Uint8Array | undefined, range: Record<string, string>): Promise<UploadProgress> {
    const answer = await google.request(call, {
      method: 'PUT',
      url: address,
      headers: range,
      data: piece ?? '',
      timeout: PIECE_MS,
      validateStatus: (status) => status === INCOMPLETE || (status >= 200 && status < 300),
    });
    if (answer.status !== INCOMPLETE) return { file: storedFile.parse(answer.data) };
    return { received: endOf(answer.headers.get('range')) };
  }

  const ask = () => put(undefined, { 'content-range': `bytes */${size}` });

  async function begin(): Promise<void> {
    address = await askForAddress(google, file, call);
    await resumable.keep(key, address);
  }

  /** Bytes that Drive has of an earlier upload; undefined where there is none to resume. */
  async function resume(): Promise<number | undefined> {
    const known = await resumable.find(key);
    // Each piece carries the access token, which only Google may see.
    if (!known?.startsWith(google.addresses.api)) return undefined;
    address = known;
    const progress = await retry(google.wait, call, ask).catch(forgetLost);
    // A finished upload that is sent again was deleted since.
    return progress && 'received' in progress ? progress.received : undefined;
  }

  return {
    /** Resumes or begins the upload; returns the bytes that Drive has already. */
    async open(): Promise<number> {
      const received = await resume();
      if (received === undefined) await begin();
      return received ?? 0;
    },

    /** Begins a new session from the first byte. */
    begin,
    ask,

    /** Sends a piece; for an empty file without a range. */
    put: (piece: Uint8Array, start: number) =>
      put(piece, size === 0 ? {} : { 'content-range': `bytes ${start}-${start + piece.length - 1}/${size}` }),

    close: () => resumable.drop(key),
  };
}

/** Drive forgets an upload after a week, or when it pleases. */
export function isSessionLost(error: unknown): boolean {
  const problem = readGoogleFault(error);
  return problem instanceof DriveProblem && problem.fault === 'missing';
}

function forgetLost(error: unknown): undefined {
  if (!isSessionLost(error)) throw error;
  return undefined;
}

async function askForAddress(google: Google, file: NewFile, call: Call): Promise<string> {
  const url = `${google.addresses.api}upload/drive/v3/files?uploadType=resumable&fields=id,sha256Checksum`;
  const { headers } = await retry(google.wait, call, () => google.request(call, { method: 'POST', url, data: file }));
  const address = headers.get('location');
  if (!address) throw new DriveProblem('refused');
  return address;
}

/** `bytes=0-42` means that 43 are there; nothing means none. */
function endOf(range: string | null): number {
  const last = /^bytes=0-(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? 0 : Number(last) + 1;
}
