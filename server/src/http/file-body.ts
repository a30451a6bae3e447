import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ReceivedFile, Upload } from '@approdo/shared/contract/endpoint';
import type { Busboy } from 'busboy';
import type { Request } from 'express';
import { createChunkCollector } from './collect-chunks.ts';
import { HttpProblem, invalid, invalidFields } from './problems.ts';

/** What came with a file: the other fields of its form, as text. */
export type FileBody = { readonly file: ReceivedFile; readonly body: Readonly<Record<string, string>> };

const NOT_A_FORM = 'Il file va inviato come modulo multipart/form-data';
const NO_FILE = 'Scegli un file';
const ONE_FILE = 'Carica un file alla volta';
const UNREADABLE = 'I dati inviati non sono leggibili o sono incompleti';
const TOO_LARGE = 'Il file è troppo grande';

/** Other fields of a form, each at most so many bytes. */
const FORM_LIMITS = { fields: 20, fieldSize: 16 * 1024, files: 2, parts: 30, headerPairs: 20 };

/** What a form may have beside its file: boundaries, headers, fields. */
const FORM_MARGIN = 512 * 1024;

/**
 * Streams the file of a request into `folder`, a chunk at a time. Whoever calls deletes it; where this throws, or the
 * sender breaks off, nothing is left behind.
 */
export async function receiveFile(request: Request, upload: Upload, folder: string): Promise<FileBody> {
  const { maxBytes = Number.POSITIVE_INFINITY } = upload;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_MARGIN) throw tooLarge(upload);
  const path = join(folder, `${randomUUID()}.part`);
  try {
    return upload.as === 'form' ? await readForm(request, upload, path) : await readBytes(request, upload, path);
  } catch (error) {
    request.resume();
    await rm(path, { force: true });
    throw error;
  }
}

async function readBytes(request: Request, upload: Upload, path: string): Promise<FileBody> {
  if (!request.is(upload.as)) throw new HttpProblem(415, `Il corpo della richiesta deve essere ${upload.as}`);
  const size = await save(request, path, upload.maxBytes);
  if (size === undefined) throw tooLarge(upload);
  return { file: { path, size, name: '' }, body: {} };
}

async function readForm(request: Request, upload: Upload, path: string): Promise<FileBody> {
  const parser = await createFormParser(request, upload);
  const fields = new Map<string, string>();
  const files: { readonly name: string; readonly size: Promise<number | undefined> }[] = [];
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (field, stream, { filename }) => {
    const isOurs = field === 'file' && files.length === 0;
    if (!isOurs) stream.resume();
    const size = isOurs ? save(stream, path, upload.maxBytes) : Promise.resolve(0);
    // What goes wrong here is told below, once the form has been read to its end.
    size.catch(() => undefined);
    files.push({ name: filename ?? '', size });
  });

  await feed(request, parser).finally(() => Promise.allSettled(files.map(({ size }) => size)));
  const [file, ...others] = files;
  if (!file) throw invalidFields({ file: NO_FILE });
  const size = await file.size;
  if (others.length > 0) throw invalidFields({ file: ONE_FILE });
  if (size === undefined) throw tooLarge(upload);
  if (size === 0) throw invalidFields({ file: NO_FILE });
  return { file: { path, size, name: file.name }, body: Object.fromEntries(fields) };
}

async function createFormParser(request: Request, { maxBytes }: Upload): Promise<Busboy> {
  if (!request.is('multipart/form-data')) throw new HttpProblem(415, NOT_A_FORM);
  const { default: busboy } = await import('busboy');
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // One byte more than may be: whoever saves the file sees that it is too large.
      limits: { ...FORM_LIMITS, ...(maxBytes === undefined ? {} : { fileSize: maxBytes + 1 }) },
    });
  } catch {
    throw invalid(UNREADABLE);
  }
}

/** Resolves when the parser has taken the whole request; rejects where the form is broken or broken off. */
function feed(request: Request, parser: Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const breakOff = () => parser.destroy(new Error('the sender broke off'));
    parser.once('close', resolve);
    parser.once('error', () => {
      request.unpipe(parser);
      reject(invalid(UNREADABLE));
    });
    request.once('error', breakOff);
    request.once('close', () => {
      if (!request.complete) breakOff();
    });
    request.pipe(parser);
  });
}

/** Bytes that were written; undefined where there were too many. The stream is read to its end in any case. */
async function save(stream: Readable, path: string, maxBytes = Number.POSITIVE_INFINITY): Promise<number | undefined> {
  const handle = await open(path, 'wx', 0o600);
  let size = 0;
  let fault: unknown;
  const collectChunks = createChunkCollector();
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      collectChunks(chunk.length);
      if (size > maxBytes || fault !== undefined) continue;
      await handle.writeFile(chunk).catch((error: unknown) => {
        fault = error;
      });
    }
  } finally {
    await handle.close();
  }
  if (fault !== undefined) throw fault;
  return size > maxBytes ? undefined : size;
}

function tooLarge({ tooLarge }: Upload): HttpProblem {
  return new HttpProblem(413, tooLarge ?? TOO_LARGE, { fields: { file: tooLarge ?? TOO_LARGE } });
}
