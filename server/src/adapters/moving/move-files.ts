import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../site-files/site-files.ts';
import { fetchFile } from '../site-files/stored-files.ts';

type Needs = {
  readonly files: Pick<SiteFiles, 'store' | 'localPath'>;
  /** A local folder for temporary files. */
  readonly scratch: string;
};

export type MoveFiles = ReturnType<typeof createMoveFiles>;

/** The files of moves, `moves/{id}/{n}` in the site's store, from 0 as they came: never public, in no backup. */
export function createMoveFiles({ files: { store, localPath }, scratch }: Needs) {
  /** Local copies of files that are stored elsewhere, each fetched once until it is released. */
  const copies = new Map<string, Promise<string>>();

  async function fetchCopy(name: string): Promise<string> {
    const path = join(scratch, `${name.replaceAll('/', '-')}.copy`);
    await fetchFile(store, name, path);
    return path;
  }

  function pathOf(name: string): string | Promise<string> {
    if (localPath) return localPath(name);
    const copy = copies.get(name) ?? fetchCopy(name);
    copies.set(name, copy);
    // One that failed is fetched anew.
    copy.catch(() => copies.delete(name));
    return copy;
  }

  /** Deletes local copies: of that move, or of that file alone. */
  async function release(moveId: string, file?: number): Promise<void> {
    const mine = file === undefined ? folderOf(moveId) : nameOf(moveId, file);
    for (const [name, copy] of [...copies].filter(([name]) => name.startsWith(mine))) {
      copies.delete(name);
      const path = await copy.catch(() => undefined);
      if (path !== undefined) await rm(path, { force: true });
    }
  }

  return {
    release,

    /** Runs work with the path of a file. */
    async withFile<Result>(moveId: string, file: number, work: (path: string) => Promise<Result>): Promise<Result> {
      return await work(await pathOf(nameOf(moveId, file)));
    },

    /** Moves a file there; it is durable when the promise resolves. */
    async keep(moveId: string, file: number, path: string): Promise<void> {
      await store.put(nameOf(moveId, file), path);
    },

    async removeOne(moveId: string, file: number): Promise<void> {
      await release(moveId, file);
      await store.remove(nameOf(moveId, file));
    },

    async remove(moveId: string): Promise<void> {
      await release(moveId);
      for await (const { name } of store.list(folderOf(moveId))) await store.remove(name);
    },

    /** The moves that have files. */
    async listMoves(): Promise<ReadonlySet<string>> {
      const moves = new Set<string>();
      for await (const { name } of store.list('moves/')) moves.add(name.split('/')[1] ?? '');
      return moves;
    },
  };
}

function folderOf(moveId: string): `moves/${string}/` {
  return `moves/${moveId}/`;
}

function nameOf(moveId: string, file: number): string {
  return `${folderOf(moveId)}${file}`;
}
