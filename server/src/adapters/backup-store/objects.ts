import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import { syncFolder } from '@approdo/shared/node/durable-file';
import type { FilePart, OpenFile } from '../file-store/file-store.ts';
import { withScratchFile } from '../scratch-file.ts';
import { lostFault, type NamedObject, StoreFault } from './store-fault.ts';
import type { StoreGround } from './store-ground.ts';

export type StoredFile = { readonly sha256: string; readonly size: number };

type WantedObject = NamedObject & { readonly size?: number };

export type StoreObjects = ReturnType<typeof createObjects>;

/**
 * What backups are made of, by hash; in a bucket also the uploads as they lie there while the site has them. `held` are
 * the hashes that lie among the objects there.
 */
export function createObjects(ground: StoreGround) {
  const { files, folder, objects, nameOf } = ground;

  const { openFile, read } = createReading(ground);

  async function list(): Promise<Set<string>> {
    const held = new Set<string>();
    for await (const { name } of files.list(objects)) held.add(name.slice(name.lastIndexOf('/') + 1));
    return held;
  }

  return {
    read,
    list,

    /** What `read` is to know of the bucket; in a folder all lies in one place. */
    held: async (): Promise<ReadonlySet<string>> => (folder ? NOTHING : await list()),

    async readPart(file: NamedObject, held: ReadonlySet<string>, { start, length }: { start: number; length: number }) {
      if (length === 0) return Buffer.alloc(0);
      return await buffer((await openFile(file, held, { start, end: start + length - 1 })).content);
    },

    /** Whether it is there and what its hash says. */
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

    /** Whether the store holds the file already, of the size it must have. */
    has: async ({ sha256, size }: StoredFile): Promise<boolean> => (await files.find(nameOf(sha256)))?.size === size,

    /** The file that lies at a path on the same disk, which it takes away from there, in the place of one that is damaged. */
    put: (sha256: string, path: string): Promise<void> => files.keep(nameOf(sha256), path),

    /** What comes from elsewhere, once its source has ended without a complaint: the hash is the source's to check. */
    putStream: (sha256: string, content: Content): Promise<void> => keepWhole(ground, nameOf(sha256), content),

    remove: (sha256: string): Promise<void> => files.remove(nameOf(sha256)),

    /** Makes the names of all survive a power cut, also of those that a backup cut short has left and this one takes over. */
    async sync(): Promise<void> {
      if (!folder) return;
      for (const shard of await readdir(folder.objects)) await syncFolder(join(folder.objects, shard));
      await syncFolder(folder.objects);
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();

function createReading({ files, folder, nameOf }: StoreGround) {
  async function openFile(file: NamedObject, held: ReadonlySet<string>, part?: FilePart): Promise<OpenFile> {
    const own = nameOf(file.sha256);
    const places = !folder && file.path.startsWith(UPLOADS_PREFIX) ? [file.path, own] : [own];
    // What the site gives up or is given back meanwhile goes from one place to the other.
    for (const name of held.has(file.sha256) ? places.toReversed() : places) {
      const opened = await files.open(name, part);
      if (opened) return opened;
    }
    throw lostFault([file]);
  }

  async function* readPieces(file: WantedObject, held: ReadonlySet<string>): AsyncGenerator<Buffer> {
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
   * The bytes of an object, of the size that it must have. Throws a StoreFault, after the last of them at the latest, where
   * they are not what its hash says: whoever passes them on before has an end that is missing.
   */
  async function* read(file: WantedObject, held: ReadonlySet<string> = NOTHING): AsyncGenerator<Buffer> {
    try {
      yield* readPieces(file, held);
    } catch (error) {
      throw isUnreadable(error) ? lostFault([file]) : error;
    }
  }

  return { openFile, read };
}

type Content = Uint8Array | string | AsyncIterable<Uint8Array>;

/** Gives content its name once it is whole; what is cut lies aside until the next start. */
export async function keepWhole(
  { files, scratch }: Pick<StoreGround, 'files' | 'scratch'>,
  name: string,
  content: Content,
): Promise<void> {
  await mkdir(scratch, { recursive: true });
  await withScratchFile(join(scratch, `${randomUUID()}.part`), async (part) => {
    await writeFile(part, content, { mode: 0o600 });
    await files.keep(name, part);
  });
}

/** A sector that cannot be read any more is as good as none. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EIO';
}
