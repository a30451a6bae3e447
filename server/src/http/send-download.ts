import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SentFile } from '@approdo/shared/contract/endpoint';
import type { Response } from 'express';

/** Always so where the row is one of a download: its type says what its handler answers with. */
export function isSentFile(answer: unknown): answer is SentFile {
  return typeof answer === 'object' && answer !== null && 'content' in answer && 'sha256' in answer;
}

/** Streams a file with its SHA-256 as `Digest` (RFC 3230), `Repr-Digest` (RFC 9530) and `ETag`. */
export async function sendDownload(response: Response, file: SentFile, type: string): Promise<void> {
  const digest = Buffer.from(file.sha256, 'hex').toString('base64');
  response.set({
    'Content-Type': type,
    'Content-Length': String(file.size),
    'Content-Disposition': `attachment; filename="${file.fileName}"`,
    Digest: `sha-256=${digest}`,
    'Repr-Digest': `sha-256=:${digest}:`,
    ETag: `"${file.sha256}"`,
  });
  try {
    await pipeline(Readable.from(file.content, { objectMode: false }), response);
  } catch (error) {
    // One who breaks off a download has no need of an answer.
    if (!response.closed || response.writableFinished) throw error;
  }
}
