import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile, syncFile } from '@approdo/shared/node/durable-file';
import { pathInside } from './path-inside.ts';

/** A folder for each picture, named like it. */
export function renditionsBeside(uploads: string): string {
  return join(dirname(uploads), 'renditions');
}

export type MediaStore = ReturnType<typeof createMediaStore>;

/**
 * The files of the library. Beside the uploads lie their renditions, which no backup needs: a folder for each picture,
 * there once all of them are made.
 */
export function createMediaStore(uploads: string) {
  const renditions = renditionsBeside(uploads);
  mkdirSync(renditions, { recursive: true });

  const pathOf = (file: string): string => pathInside(uploads, file);
  const renditionsOf = (file: string): string => pathInside(renditions, file);

  return {
    renditions,
    pathOf,
    renditionsOf,

    /** Moves a file into the library under a name that nobody can guess; it is on disk when the promise resolves. */
    async keep(path: string, extension: string): Promise<string> {
      const file = `${randomBytes(16).toString('hex')}.${extension}`;
      await syncFile(path);
      await moveFile(path, pathOf(file));
      return file;
    },

    async remove(file: string): Promise<void> {
      await rm(pathOf(file), { force: true });
      await rm(renditionsOf(file), { recursive: true, force: true });
    },

    /** Renditions that were still being made when their picture was removed. */
    async dropStrayRenditions(file: string): Promise<void> {
      if (!(await exists(pathOf(file)))) await rm(renditionsOf(file), { recursive: true, force: true });
    },

    /** Whether the original is there and its renditions are not. */
    async lacksRenditions(file: string): Promise<boolean> {
      return (await exists(pathOf(file))) && !(await exists(renditionsOf(file)));
    },
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
