import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { StoreFolder } from './store-folder.ts';
import { stampOf } from './uploads-walk.ts';

const knownFiles = z.record(z.string(), z.string());

/** Hashes of files that were read before, by their stamp. */
export type KnownFiles = z.output<typeof knownFiles>;

/** Empty where there are none, or the note cannot be read: all files are then read again. */
export async function readKnownFiles({ root }: StoreFolder): Promise<KnownFiles> {
  try {
    return knownFiles.parse(JSON.parse(await readFile(join(root, 'known-files.json'), 'utf8')));
  } catch {
    return {};
  }
}

export async function writeKnownFiles({ root, aside }: StoreFolder, known: KnownFiles): Promise<void> {
  const part = join(aside, 'known-files.json');
  await writeFile(part, JSON.stringify(known), { mode: 0o600 });
  await rename(part, join(root, 'known-files.json'));
}

export async function readStamp(file: string): Promise<string> {
  return stampOf(await stat(file, { bigint: true }));
}
