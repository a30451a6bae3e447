import { rm } from 'node:fs/promises';

/** Runs work with a path for a temporary file; whatever is there afterwards is removed, even if the work failed. */
export async function withScratchFile<Result>(path: string, work: (path: string) => Promise<Result>): Promise<Result> {
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
