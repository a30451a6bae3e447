import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ReceivedFile, Upload } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import type { Busboy } from 'busboy';
import type { Request } from 'express';
import { HttpProblem, invalid, invalidFields } from '../problems.ts';
import { continueBody } from './continue-body.ts';
import { createReleasingFiles } from './release.ts';

/** A received file, with the other fields of its form as text; a form may come without one where that is allowed. */
export type FileBody = { readonly file?: ReceivedFile; readonly body: Readonly<Record<string, string>> };

const NOT_A_FORM = say('fileNoForm');
const NO_FILE = say('fileMissing');
const ONE_FILE = say('fileNotAlone');
const UNREADABLE = say('fileUnreadable');
const TOO_LARGE = say('fileTooLarge');

/** Other fields of a form, each at most so many bytes. */
const FORM_LIMITS = { fields: 8, fieldSize: 16 * 1024, files: 2, parts: 30, headerPairs: 20 };

/** Bytes that a form may have besides its file: boundaries, headers, fields. */
const FORM_MARGIN = 512 * 1024;

/**
 * Streams the file of a request into `folder`, a chunk at a time. The caller deletes it; where this throws, or the
 * sender aborts, nothing is left behind. It throws as soon as something is wrong and leaves the rest unread.
 */
export async function receiveFile(request: Request, upload: Upload, folder: string): Promise<FileBody> {
  const { maxBytes = Number.POSITIVE_INFINITY } = upload;
  requireType(request, upload);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_MARGIN) throw tooLarge(upload);
  const path = join(folder, `${randomUUID()}.part`);
  try {
    return upload.as === 'form' ? await readForm(request, upload, path) : await readBytes(request, upload, path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function requireType(request: Request, { as }: Upload): void {
  if (as === 'form') {
    if (!request.is('multipart/form-data')) throw new HttpProblem(415, NOT_A_FORM);
  } else if (!request.is(as)) {
    throw new HttpProblem(415, say('bodyNotDeclaredAs', { type: as }));
  }
}

async function readBytes(request: Request, upload: Upload, path: string): Promise<FileBody> {
  continueBody(request);
  const size = await save(request, path, upload);
  return { file: { path, size, name: '' }, body: {} };
}

type IncomingFile = { readonly name: string; readonly size: Promise<number> };

async function readForm(request: Request, upload: Upload, path: string): Promise<FileBody> {
  const parser = await createFormParser(request, upload);
  const fields = new Map<string, string>();
  let incomingFile: IncomingFile | undefined;
  let fault: unknown;
  const refuse = (error: unknown) => {
    fault ??= error;
    parser.destroy(new Error('the form is refused'));
  };
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (field, stream, { filename }) => {
    if (incomingFile || field !== 'file') {
      stream.on('error', () => undefined);
      refuse(invalidFields({ file: incomingFile ? ONE_FILE : NO_FILE }));
      return;
    }
    incomingFile = { name: readFileName(filename), size: save(stream, path, upload) };
    incomingFile.size.catch(refuse);
  });

  continueBody(request);
  await pipeInto(request, parser)
    .catch((error: unknown) => Promise.reject(fault ?? error))
    .finally(() => Promise.allSettled([incomingFile?.size]));
  const size = await incomingFile?.size;
  const body = Object.fromEntries(fields);
  if (!incomingFile && upload.isOptional) return { body };
  if (!incomingFile || !size) throw invalidFields({ file: NO_FILE });
  return { file: { path, size, name: incomingFile.name }, body };
}

/** Browsers write `"` in a file name as `%22` (HTML, multipart/form-data) without escaping per cent signs. */
function readFileName(written = ''): string {
  return written.replaceAll('%22', '"');
}

async function createFormParser(request: Request, { maxBytes }: Upload): Promise<Busboy> {
  const { default: busboy } = await import('busboy');
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One byte over the limit, so that saving the file detects that it is too large.
      limits: { ...FORM_LIMITS, ...(maxBytes === undefined ? {} : { fileSize: maxBytes + 1 }) },
    });
  } catch {
    throw invalid(UNREADABLE);
  }
}

/** Resolves when the parser has read the whole request; rejects where the form is malformed or aborted. */
function pipeInto(request: Request, parser: Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => parser.destroy(new Error('the sender broke off'));
    parser.once('close', resolve);
    parser.once('error', () => {
      request.unpipe(parser);
      reject(invalid(UNREADABLE));
    });
    request.once('error', abort);
    request.once('close', () => {
      if (!request.complete) abort();
    });
    request.pipe(parser);
    // No event comes for a request that is already destroyed.
    if (request.destroyed) abort();
  });
}

/** Resolves with the bytes written; the file is closed when this settles, and the stream may be read on. */
function save(stream: Readable, path: string, upload: Upload): Promise<number> {
  const { maxBytes = Number.POSITIVE_INFINITY } = upload;
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, fs: createReleasingFiles() });
  return new Promise((resolve, reject) => {
    let size = 0;
    let fault: unknown;
    const abort = () => target.destroy(invalid(UNREADABLE));
    target.once('error', (error) => {
      fault = error;
      stream.unpipe(target);
    });
    target.once('close', () => (fault === undefined ? resolve(size) : reject(fault)));
    stream.once('error', abort);
    stream.once('close', () => {
      if (!stream.readableEnded) abort();
    });
    stream.on('data', ({ length }: Buffer) => {
      size += length;
      if (size > maxBytes) target.destroy(tooLarge(upload));
    });
    stream.pipe(target);
    if (stream.destroyed) abort();
  });
}

function tooLarge({ tooLarge = TOO_LARGE, tooLargeCode: code }: Upload): HttpProblem {
  return new HttpProblem(413, tooLarge, { ...(code !== undefined && { code }), fields: { file: tooLarge } });
}
