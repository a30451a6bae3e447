import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncPath } from './store-folder.ts';

type Replacement = {
  readonly path: string;
  /** Where it is written first, on the same disk. */
  readonly part: string;
  readonly content: string;
};

/** Written aside, synced, renamed and its folder synced: the file is there whole or as it was, also after a power cut. */
export async function replaceFile({ path, part, content }: Replacement): Promise<void> {
  try {
    await writeFile(part, content, { mode: 0o600 });
    await syncPath(part);
    await rename(part, path);
    await syncPath(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
