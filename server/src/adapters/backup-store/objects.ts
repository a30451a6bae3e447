import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import { syncFolder } from '@approdo/shared/node/durable-file';
import type { FilePart, OpenFile } from '../file-store/file-store.ts';
import { withScratchFile } from '../scratch-file.ts';
import { lostFault, type NamedObject, StoreFault } from './store-fault.ts';
import type { StoreLayout } from './store-layout.ts';

export type StoredFile = { readonly sha256: string; readonly size: number };

type ExpectedObject = NamedObject & { readonly size?: number };

export type StoreObjects = ReturnType<typeof createObjects>;

/**
 * The objects of backups, by hash; in a bucket also the uploads in place, while the site has them. `held` are the
 * hashes of the objects in the bucket.
 */
export function createObjects(layout: StoreLayout) {
  const { files, folder, objects, nameOf } = layout;

  const { openFile, read } = createReading(layout);

  async function list(): Promise<Set<string>> {
    const held = new Set<string>();
    for await (const { name } of files.list(objects)) held.add(name.slice(name.lastIndexOf('/') + 1));
    return held;
  }

  return {
    read,
    list,

    /** The hashes that `read` needs to know in a bucket; empty for a folder, which has a single place. */
    held: async (): Promise<ReadonlySet<string>> => (folder ? NOTHING : await list()),

    async readPart(file: NamedObject, held: ReadonlySet<string>, { start, length }: { start: number; length: number }) {
      if (length === 0) return Buffer.alloc(0);
      return await buffer((await openFile(file, held, { start, end: start + length - 1 })).content);
    },

    /** Whether the object is there and matches its hash. */
    async isSound(
      { path, sha256 }: NamedObject,
      held: ReadonlySet<string>,
      onBytes?: (bytes: number) => void,
    ): Promise<boolean> {
      try {
        for await (const piece of read({ path, sha256 }, held)) onBytes?.(piece.length);
        return true;
      } catch (error) {
        if (error instanceof StoreFault) return false;
        throw error;
      }
    },

    /** Whether the store has the file already, with the right size. */
    has: async ({ sha256, size }: StoredFile): Promise<boolean> => (await files.find(nameOf(sha256)))?.size === size,

    /** Moves a file of the same disk into the store, replacing a damaged one. */
    put: (sha256: string, path: string): Promise<void> => files.put(nameOf(sha256), path),

    /** Stores a stream once it has ended without an error: the source checks the hash. */
    putStream: (sha256: string, content: Content): Promise<void> => storeWhole(layout, nameOf(sha256), content),

    remove: (sha256: string): Promise<void> => files.remove(nameOf(sha256)),

    /** Makes all names survive a power cut, including objects left by an interrupted backup and reused by this one. */
    async sync(): Promise<void> {
      if (!folder) return;
      for (const shard of await readdir(folder.objects)) await syncFolder(join(folder.objects, shard));
      await syncFolder(folder.objects);
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();

function createReading({ files, folder, nameOf }: StoreLayout) {
  async function openFile(file: NamedObject, held: ReadonlySet<string>, part?: FilePart): Promise<OpenFile> {
    const own = nameOf(file.sha256);
    const places = !folder && file.path.startsWith(UPLOADS_PREFIX) ? [file.path, own] : [own];
    // A file that the site discards or gets back meanwhile moves from one place to the other.
    for (const name of held.has(file.sha256) ? places.toReversed() : places) {
      const opened = await files.open(name, part);
      if (opened) return opened;
    }
    throw lostFault([file]);
  }

  async function* readPieces(file: ExpectedObject, held: ReadonlySet<string>): AsyncGenerator<Buffer> {
    const { content, size } = await openFile(file, held);
    const hash = createHash('sha256');
    try {
      if (size !== (file.size ?? size)) throw lostFault([file]);
      for await (const piece of content.iterator({ destroyOnReturn: true })) {
        const bytes: Buffer = piece;
        hash.update(bytes);
        yield bytes;
      }
    } finally {
      content.destroy();
    }
    if (hash.digest('hex') !== file.sha256) throw lostFault([file]);
  }

  /**
   * Streams an object of the expected size. Throws a StoreFault, after the last byte at the latest, if it does not
   * match its hash: a consumer that has passed the bytes on then breaks off before the end.
   */
  async function* read(file: ExpectedObject, held: ReadonlySet<string> = NOTHING): AsyncGenerator<Buffer> {
    try {
      yield* readPieces(file, held);
    } catch (error) {
      throw isUnreadable(error) ? lostFault([file]) : error;
    }
  }

  return { openFile, read };
}

type Content = Uint8Array | string | AsyncIterable<Uint8Array>;

/** Stores content atomically; an interrupted write stays in the scratch folder until the next start. */
export async function storeWhole(
  { files, scratch }: Pick<StoreLayout, 'files' | 'scratch'>,
  name: string,
  content: Content,
): Promise<void> {
  await mkdir(scratch, { recursive: true });
  await withScratchFile(join(scratch, `${randomUUID()}.part`), async (part) => {
    await writeFile(part, content, { mode: 0o600 });
    await files.put(name, part);
  });
}

/** An unreadable sector counts as lost. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EIO';
}
