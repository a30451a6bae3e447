import { createHash, randomBytes } from 'node:crypto';
import type { Workbench } from './site-files/rendition-set.ts';
import { type SiteFiles, uploadKey } from './site-files/site-files.ts';

export type MediaStore = ReturnType<typeof createMediaStore>;

type Filling = {
  readonly make: (bench: Workbench) => Promise<void>;
  /** Whether the library still lists the picture: the original file may outlive its entry. */
  readonly isNamed: () => Promise<boolean>;
};

/** The files of the media library and their renditions; backups skip the renditions. */
export function createMediaStore({ store, renditionSets, discard }: SiteFiles) {
  const isThere = async (file: string) => (await store.find(uploadKey(file))) !== undefined;

  /** The SHA-256 of a file; undefined if there is none. */
  async function hashOf(file: string): Promise<string | undefined> {
    const opened = await store.open(uploadKey(file));
    if (!opened) return undefined;
    const hash = createHash('sha256');
    for await (const bytes of opened.content) hash.update(bytes);
    return hash.digest('hex');
  }

  return {
    /** Moves a file into the library under an unguessable name; it is durable when the promise resolves. */
    async keep(path: string, extension: string): Promise<string> {
      const file = `${randomBytes(16).toString('hex')}.${extension}`;
      await store.put(uploadKey(file), path);
      return file;
    },

    remove: discard,

    /** Whether both files of the library have the same bytes. */
    async areSame(one: string, other: string): Promise<boolean> {
      const [first, second] = await Promise.all([hashOf(one), hashOf(other)]);
      return first !== undefined && first === second;
    },

    /** The given pictures that lack renditions, in the same order. */
    async listWithoutRenditions(files: readonly string[]): Promise<string[]> {
      const filled = await renditionSets.listFilled();
      return files.filter((file) => !filled.has(file));
    },

    /**
     * Makes the renditions if the original exists and they do not; removes them if the picture was deleted meanwhile.
     * Otherwise a partial set would count as complete if a backup brought the picture back.
     */
    async fillRenditions(file: string, { make, isNamed }: Filling): Promise<void> {
      if ((await renditionSets.isFilled(file)) || !(await isThere(file))) return;
      await renditionSets.fill(file, make);
      if (!(await isNamed())) await renditionSets.clear(file);
    },
  };
}
