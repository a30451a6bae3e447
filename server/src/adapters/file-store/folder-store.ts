import { randomBytes } from 'node:crypto';
import { close, createReadStream, type Dirent, fstat, open, read } from 'node:fs';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { moveFile, replaceFile, syncFile } from '@approdo/shared/node/durable-file';
import { pathInside } from '../path-inside.ts';
import { type FileStore, isFileName, placePart, requireFileName, type StoredFile } from './file-store.ts';

/** The files of a folder, named by their paths in it; files to store must be on the same disk. */
export function createFolderStore(root: string, { pieceBytes = PIECE_BYTES, folderMode = 0o777 } = {}): FileStore {
  function pathOf(name: string): string {
    requireFileName(name);
    return pathInside(root, name);
  }

  return {
    async put(name, content) {
      const path = pathOf(name);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true, mode: folderMode });
      if (typeof content === 'string') {
        await syncFile(content);
        await moveFile(content, path);
      } else {
        const aside = join(folder, `.${randomBytes(8).toString('hex')}.part`);
        await replaceFile(path, (handle) => handle.writeFile(content), { aside });
      }
    },

    async open(name, part) {
      const descriptor = await openDescriptor(pathOf(name), 'r').catch(nothingWhereMissing);
      if (descriptor === undefined) return undefined;
      try {
        const found = await statDescriptor(descriptor);
        if (!found.isFile()) return await closeDescriptor(descriptor).then(() => undefined);
        const { start, end } = placePart(part, found.size);
        return { size: found.size, start, end, content: await contentOf(descriptor, { start, end, pieceBytes }) };
      } catch (error) {
        await closeDescriptor(descriptor);
        throw error;
      }
    },

    async find(name) {
      return await describe(name, pathOf(name));
    },

    async *list(folder) {
      for await (const path of listPaths(pathOf(folder.replace(/\/$/, '')))) {
        const name = relative(root, path).replaceAll(sep, '/');
        const found = isFileName(name) ? await describe(name, path) : undefined;
        if (found) yield found;
      }
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}

/** A stream from a descriptor costs a sixth less than one from a FileHandle. */
const [openDescriptor, statDescriptor] = [promisify(open), promisify(fstat)];
const [readDescriptor, closeDescriptor] = [promisify(read), promisify(close)];

/** What a stream reads at once; smaller files are read without a stream. */
const PIECE_BYTES = 64 * 1024;

type Span = { readonly start: number; readonly end: number; readonly pieceBytes: number };

/** Closes the descriptor in the end, unless it rejects. */
async function contentOf(descriptor: number, { start, end, pieceBytes }: Span): Promise<Readable> {
  const length = end - start;
  if (length > pieceBytes) {
    return createReadStream('', { fd: descriptor, start, end: end - 1, highWaterMark: pieceBytes });
  }
  const { buffer, bytesRead } = await readDescriptor(descriptor, Buffer.allocUnsafe(length), 0, length, start);
  if (bytesRead < length) throw new Error('a file has fewer bytes than it had');
  await closeDescriptor(descriptor);
  return Readable.from([buffer], { objectMode: false });
}

async function describe(name: string, path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch(nothingWhereMissing);
  return found?.isFile() ? { name, size: found.size, changedAt: found.mtime } : undefined;
}

async function* listPaths(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { recursive: true }).catch(nothingWhereMissing);
  if (!entries) return;
  for await (const entry of entries) if (mayBeFile(entry)) yield join(entry.parentPath, entry.name);
}

function mayBeFile(entry: Dirent): boolean {
  return entry.isFile() || entry.isSymbolicLink();
}

function nothingWhereMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
