import { pipeline } from 'node:stream/promises';
import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { Response } from 'express';

/** Whether a handler's answer is a file; always true for a download row, whose type requires it. */
export function isSentFile(answer: unknown): answer is SentFile {
  return typeof answer === 'object' && answer !== null && 'content' in answer && 'fileName' in answer;
}

/** A file held in memory, such as a PDF or a table. */
export function fileOfBytes(fileName: string, bytes: Uint8Array): SentFile {
  return { fileName, size: bytes.byteLength, content: inOnePiece(bytes) };
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Streams a file, with its SHA-256 where that is known as `Digest` (RFC 3230), `Repr-Digest` (RFC 9530) and `ETag`. */
export async function sendDownload(response: Response, file: SentFile, type: string): Promise<void> {
  response.set({
    'Content-Type': file.type ?? type,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename="${file.fileName}"`,
    ...(file.sha256 !== undefined && namesOf(file.sha256)),
  });
  try {
    await pipeline(file.content, response);
  } catch (error) {
    // A client that aborts a download needs no answer.
    if (!response.closed || response.writableFinished) throw error;
  }
}

function namesOf(sha256: string): Readonly<Record<string, string>> {
  const digest = Buffer.from(sha256, 'hex').toString('base64');
  return { Digest: `sha-256=${digest}`, 'Repr-Digest': `sha-256=:${digest}:`, ETag: `"${sha256}"` };
}
