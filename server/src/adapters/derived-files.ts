import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from './file-store/file-store.ts';
import { uploadKey } from './site-files/site-files.ts';
import { fetchFile } from './site-files/stored-files.ts';

/** `scratch` is a local folder for temporary files. */
type Needs = { readonly store: FileStore; readonly scratch: string };

/** Makes files in a local folder, of local copies of uploads. */
export type MakeFiles = (folder: string, inputs: readonly string[]) => Promise<void>;

type Derivation = {
  readonly uploads: readonly string[];
  readonly make: MakeFiles;
  /** What the files' names in the store begin with. */
  readonly prefix: `look/${string}`;
  /** What the names of all files for the same purpose begin with. */
  readonly series: `look/${string}`;
};

export type DerivedFiles = ReturnType<typeof createDerivedFiles>;

/** Files that are made of uploads, and made again where they are missing; no backup has them. */
export function createDerivedFiles({ store, scratch }: Needs) {
  async function removeOutdated({ prefix, series }: Derivation): Promise<void> {
    const outdated: string[] = [];
    for await (const { name } of store.list('look/')) {
      if (name.startsWith(series) && !name.startsWith(prefix)) outdated.push(name);
    }
    for (const name of outdated) await store.remove(name);
  }

  return {
    async has(name: string): Promise<boolean> {
      return (await store.find(name)) !== undefined;
    },

    async read(name: string): Promise<Buffer | undefined> {
      const file = await store.open(name);
      return file && (await buffer(file.content));
    },

    /** Makes files, which replace all others of their series. Rejects if `make` does, or if an upload is missing. */
    async fill(derivation: Derivation): Promise<void> {
      await mkdir(scratch, { recursive: true });
      const bench = await mkdtemp(join(scratch, 'derived-'));
      try {
        const inputs: string[] = [];
        for (const file of derivation.uploads) {
          const input = join(bench, String(inputs.length));
          await fetchFile(store, uploadKey(file), input);
          inputs.push(input);
        }
        const folder = join(bench, 'made');
        await mkdir(folder);
        await derivation.make(folder, inputs);
        for (const name of await readdir(folder)) {
          await store.put(`${derivation.prefix}${name}`, await readFile(join(folder, name)));
        }
      } finally {
        await rm(bench, { recursive: true, force: true });
      }
      await removeOutdated(derivation);
    },
  };
}
