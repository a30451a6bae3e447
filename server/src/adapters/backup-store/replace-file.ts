import { rename, rm, writeFile } from 'node:fs/promises';
import { syncPath } from './store-folder.ts';

type Replacement = {
  readonly path: string;
  /** Where it is written first, on the same disk. */
  readonly part: string;
  readonly content: string;
};

/** Written aside, synced and renamed: the file is there whole or as it was, and nothing is left where that fails. */
export async function replaceFile({ path, part, content }: Replacement): Promise<void> {
  try {
    await writeFile(part, content, { mode: 0o600 });
    await syncPath(part);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
