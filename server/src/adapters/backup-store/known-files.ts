import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceText } from '@approdo/shared/node/durable-file';
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
  const name = 'known-files.json';
  await replaceText(join(root, name), JSON.stringify(known), { aside: join(aside, name) });
}

export async function readStamp(file: string): Promise<string> {
  return stampOf(await stat(file, { bigint: true }));
}
