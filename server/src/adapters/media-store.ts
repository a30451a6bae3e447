import { randomBytes } from 'node:crypto';
import type { Workbench } from './site-files/rendition-set.ts';
import { type SiteFiles, uploadKey } from './site-files/site-files.ts';

export type MediaStore = ReturnType<typeof createMediaStore>;

type Filling = {
  readonly make: (bench: Workbench) => Promise<void>;
  /** Whether the library still has the picture: the original may outlive it. */
  readonly isNamed: () => Promise<boolean>;
};

/** The files of the library, and their renditions, which no backup needs. */
export function createMediaStore({ store, renditionSets, discard }: SiteFiles) {
  const isThere = async (file: string) => (await store.find(uploadKey(file))) !== undefined;

  return {
    /** Takes a file into the library under a name that nobody can guess; it is safe when the promise resolves. */
    async keep(path: string, extension: string): Promise<string> {
      const file = `${randomBytes(16).toString('hex')}.${extension}`;
      await store.keep(uploadKey(file), path);
      return file;
    },

    remove: discard,

    /** Those of some pictures whose renditions are not there, in the same order. */
    async listWithoutRenditions(files: readonly string[]): Promise<string[]> {
      const filled = await renditionSets.listFilled();
      return files.filter((file) => !filled.has(file));
    },

    /**
     * Has renditions made where the original is there and they are not; of a picture that was removed meanwhile none stay.
     * Some of those that were on their way would otherwise count as all, where a backup brings the picture back.
     */
    async fillRenditions(file: string, { make, isNamed }: Filling): Promise<void> {
      if ((await renditionSets.isFilled(file)) || !(await isThere(file))) return;
      await renditionSets.fill(file, make);
      if (!(await isNamed())) await renditionSets.clear(file);
    },
  };
}
