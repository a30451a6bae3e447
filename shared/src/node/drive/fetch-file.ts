import { createHash } from 'node:crypto';
import type { DriveObject } from './drive-object.ts';
import { DriveProblem } from './drive-problem.ts';
import type { Google } from './google.ts';
import { type Call, retry } from './retry.ts';
import { PIECE_MS } from './upload-session.ts';

type Wanted = DriveObject & { readonly fileId: string };

/** Downloads a file in pieces. Throws a DriveProblem after the last one if it does not match its hash. */
export async function* fetchFile(
  google: Google,
  { fileId, sha256, size }: Wanted,
  call: Call,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for (let start = 0; start < size; start += google.pieceBytes) {
    const piece = await fetchPiece(google, { fileId, start, end: Math.min(start + google.pieceBytes, size) }, call);
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new DriveProblem('damaged');
}

type Span = { readonly fileId: string; readonly start: number; readonly end: number };

async function fetchPiece(google: Google, { fileId, start, end }: Span, call: Call): Promise<Uint8Array> {
  const request = {
    url: contentOf(google, fileId),
    // The range must count uncompressed bytes.
    headers: { range: `bytes=${start}-${end - 1}`, 'accept-encoding': 'identity' },
    responseType: 'arraybuffer',
    timeout: PIECE_MS,
  } as const;
  const { data } = await retry(google.wait, call, () => google.request<ArrayBuffer>(call, request));
  if (data.byteLength !== end - start) throw new DriveProblem('damaged');
  return new Uint8Array(data);
}

/** Downloads a small file as text. */
export async function fetchText(google: Google, fileId: string, call: Call): Promise<string> {
  const request = { url: contentOf(google, fileId), responseType: 'text' } as const;
  const { data } = await retry(google.wait, call, () => google.request<string>(call, request));
  return data;
}

function contentOf({ addresses }: Google, fileId: string): string {
  return `${addresses.api}drive/v3/files/${encodeURIComponent(fileId)}?alt=media`;
}
