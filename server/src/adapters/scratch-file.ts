import { rm } from 'node:fs/promises';

/** Lends a path where no file is yet: whatever lies there once the work is over, however it ended, is removed. */
export async function withScratchFile<Result>(path: string, work: (path: string) => Promise<Result>): Promise<Result> {
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
