import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { hashFile } from '../copy-hashed.ts';
import { hasNoSuchPart, isMissing, translateFault } from './bucket-faults.ts';
import {
  type FilePart,
  type FileStore,
  isFileName,
  PartMissingError,
  requireFileName,
  type StoredFile,
} from './file-store.ts';
import type { Bucket, ObjectBody } from './open-bucket.ts';
import { readWithResume } from './read-with-resume.ts';

type StoreNeeds = {
  readonly bucket: Bucket;
  /** The prefix of the store's keys, without slashes at either end; empty for the whole bucket. */
  readonly prefix: string;
  /** How many files are listed per request. */
  readonly pageSize?: number;
};

/**
 * The files of a bucket below a prefix, each with its SHA-256. Throws a StoreAwayError if the bucket does not answer,
 * and an error with the code ENOSPC if it is full.
 */
export function createBucketStore({ bucket, prefix, pageSize = 1000 }: StoreNeeds): FileStore {
  const root = prefix === '' ? '' : `${prefix}/`;

  function keyOf(name: string): string {
    requireFileName(name);
    return `${root}${name}`;
  }

  async function find(name: string): Promise<StoredFile | undefined> {
    const head = await bucket.head(keyOf(name)).catch(nothingWhereMissing);
    return head && { name, ...head };
  }

  return {
    find,

    async put(name, content) {
      const key = keyOf(name);
      await bucket.put(key, typeof content === 'string' ? await describeFile(content) : describeBytes(content));
      if (typeof content === 'string') await rm(content, { force: true });
    },

    async open(name, part) {
      const key = keyOf(name);
      const range = part && rangeOf(part);
      const refuse = async () => {
        const found = await find(name);
        if (found) throw new PartMissingError(found.size);
        return undefined;
      };
      if (part && !range) return await refuse();
      const found = await bucket
        .get(key, range ? { Range: range } : {})
        .catch((error: unknown) => (hasNoSuchPart(error) ? refuse() : nothingWhereMissing(error)));
      if (!found) return undefined;
      const { size, start, end, etag } = found;
      if (part && size === 0) {
        found.content.destroy();
        throw new PartMissingError(size);
      }
      const openFrom = async (at: number) => {
        const conditions = { Range: `bytes=${at}-${end - 1}`, ...(etag && { IfMatch: etag }) };
        return (await bucket.get(key, conditions).catch(fail)).content;
      };
      return { size, start, end, content: readWithResume(found.content, { start, end }, openFrom) };
    },

    async *list(folder) {
      requireFileName(folder.slice(0, -1));
      let next: string | undefined;
      do {
        const page = await bucket.list(`${root}${folder}`, { MaxKeys: pageSize, next });
        for (const { key, size, changedAt } of page.objects) {
          const name = key.slice(root.length);
          if (isFileName(name)) yield { name, size, changedAt };
        }
        next = page.next;
      } while (next !== undefined);
    },

    async remove(name) {
      await bucket.remove(keyOf(name));
    },
  };
}

function nothingWhereMissing(error: unknown): undefined {
  if (!isMissing(error)) fail(error);
}

function fail(error: unknown): never {
  throw translateFault(error);
}

/** Undefined for an impossible range, which a bucket would ignore and send the whole file. */
function rangeOf(part: FilePart): string | undefined {
  if ('last' in part) return Number.isSafeInteger(part.last) && part.last > 0 ? `bytes=-${part.last}` : undefined;
  const { start, end } = part;
  if (!Number.isSafeInteger(start) || start < 0 || (end !== undefined && !(end >= start))) return undefined;
  return `bytes=${start}-${end ?? ''}`;
}

function describeBytes(bytes: Uint8Array): ObjectBody {
  return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), open: () => bytes };
}

/** Reads the file once for its hash, and again when it is sent. */
async function describeFile(path: string): Promise<ObjectBody> {
  return { ...(await hashFile({ from: path })), open: () => Readable.from(readPieces(path), { objectMode: false }) };
}

async function* readPieces(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path);
}
