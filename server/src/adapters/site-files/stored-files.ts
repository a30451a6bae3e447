import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { FileStore } from '../file-store/file-store.ts';
import type { RenditionSets } from './rendition-set.ts';
import { listRenditions, renditionKey, type SiteFiles, uploadKey } from './site-files.ts';
import { sweepFiles } from './sweep.ts';

type Needs = {
  readonly store: FileStore;
  /** A local folder for temporary files. */
  readonly scratch: string;
};

/** Written last among a picture's renditions: it marks the set as complete. */
const MARK = 'ready';

const REQUESTS_AT_ONCE = 8;

/**
 * The files of a site in a store that other processes write to, too. Discarded files stay until they are swept, since
 * backups refer to files of the same store.
 */
export function openStoredFiles(needs: Needs): SiteFiles {
  const { store } = needs;
  const renditionSets = createMarkedRenditions(needs);
  return {
    store,
    renditionSets,
    discard: renditionSets.clear,
    sweep: (sweeping) => sweepFiles({ store, renditionSets }, sweeping),
  };
}

function createMarkedRenditions({ store, scratch }: Needs): RenditionSets {
  async function copyIn(file: string, folder: string): Promise<void> {
    const names = await readdir(folder);
    await runInParallel(names, { limit: REQUESTS_AT_ONCE }, async (name) => {
      await store.put(renditionKey(file, name), await readFile(join(folder, name)));
    });
    await store.put(renditionKey(file, MARK), Buffer.from('all are here\n'));
  }

  return {
    copyIn,

    async isFilled(file) {
      return (await store.find(renditionKey(file, MARK))) !== undefined;
    },

    async listFilled() {
      const filled = new Set<string>();
      for await (const { name } of store.list('renditions/')) {
        const [, file, rendition] = name.split('/');
        if (file !== undefined && rendition === MARK) filled.add(file);
      }
      return filled;
    },

    async fill(file, make) {
      await mkdir(scratch, { recursive: true });
      const bench = await mkdtemp(join(scratch, 'bench-'));
      try {
        const [original, folder] = [join(bench, 'original'), join(bench, 'made')];
        await fetchFile(store, uploadKey(file), original);
        await make({ original, folder });
        await copyIn(file, folder);
      } finally {
        await rm(bench, { recursive: true, force: true });
      }
    },

    async clear(file) {
      // A listing may lag: some buckets list a new file only after a moment, so all possible names are added.
      const names = new Set([MARK, ...listRenditions()].map((name) => renditionKey(file, name)));
      for await (const { name } of store.list(`renditions/${file}/`)) names.add(name);
      await runInParallel([...names], { limit: REQUESTS_AT_ONCE }, store.remove);
    },
  };
}

/** Copies a file of the store to a local path. Rejects if it is not there. */
export async function fetchFile(store: FileStore, name: string, path: string): Promise<void> {
  const file = await store.open(name);
  if (!file) throw new Error('a file of the store is not there any more');
  await pipeline(file.content, createWriteStream(path, { mode: 0o600 }));
}
