import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DATABASE_PATH, type ManifestFile, UPLOADS_PREFIX } from '@approdo/shared/node/archive/manifest';
import type { FilePart, FileStore, OpenFile } from '../file-store/file-store.ts';
import type { StoredFile } from './objects.ts';
import { lostFault, type NamedObject } from './store-fault.ts';

const OBJECTS = 'backups/objects/';

type ObjectsNeeds = {
  /** Of the house: its uploads lie there as `uploads/…`. */
  readonly files: FileStore;
  /** A folder of this machine, for what is on its way. */
  readonly scratch: string;
};

export type BucketObjects = ReturnType<typeof createBucketObjects>;

/**
 * What backups in a bucket are made of: the uploads as they lie there while the site has them, and by hash whatever else a
 * backup names. `held` are the hashes of the latter.
 */
export function createBucketObjects({ files, scratch }: ObjectsNeeds) {
  async function openFile(file: NamedObject, held: ReadonlySet<string>, part?: FilePart): Promise<OpenFile> {
    const places = file.path.startsWith(UPLOADS_PREFIX) ? [file.path, objectName(file)] : [objectName(file)];
    // What the site gives up or is given back meanwhile goes from one place to the other.
    for (const name of held.has(file.sha256) ? places.toReversed() : places) {
      const opened = await files.open(name, part);
      if (opened) return opened;
    }
    throw lostFault([file]);
  }

  /** Throws a StoreFault, after the last byte at the latest, where they are not what the hash says. */
  async function* read(file: NamedObject & { readonly size?: number }, held: ReadonlySet<string>) {
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

  return {
    read,

    async list(): Promise<Set<string>> {
      const held = new Set<string>();
      for await (const { name } of files.list(OBJECTS)) held.add(name.slice(OBJECTS.length));
      return held;
    },

    async readPart(file: NamedObject, held: ReadonlySet<string>, { start, length }: { start: number; length: number }) {
      if (length === 0) return Buffer.alloc(0);
      return await buffer((await openFile(file, held, { start, end: start + length - 1 })).content);
    },

    has: async ({ sha256, size }: StoredFile): Promise<boolean> =>
      (await files.find(objectName({ sha256 })))?.size === size,

    /** Whether the site has the file, and it is what a backup means. */
    async isLive({ path, size, sha256 }: ManifestFile): Promise<boolean> {
      if (path === DATABASE_PATH) return false;
      const found = await files.find(path);
      return found?.sha256 === sha256 && found.size === size;
    },

    /** The file that lies at a path, which it takes away from there, or bytes. */
    async put({ sha256 }: Pick<StoredFile, 'sha256'>, content: string | Uint8Array): Promise<void> {
      await files.keep(objectName({ sha256 }), content);
    },

    /** What comes from elsewhere, under its hash or as a file of the site, once its source has ended without a complaint. */
    async putStream(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      await mkdir(scratch, { recursive: true });
      const part = join(scratch, `${randomUUID()}.part`);
      try {
        await writeFile(part, content, { mode: 0o600 });
        await files.keep(name, part);
      } finally {
        await rm(part, { force: true });
      }
    },

    remove: (sha256: string): Promise<void> => files.remove(objectName({ sha256 })),
  };
}

export function objectName({ sha256 }: Pick<StoredFile, 'sha256'>): string {
  return `${OBJECTS}${sha256}`;
}
