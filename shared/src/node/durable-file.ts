import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's text; undefined where there is no such file. */
export async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    if (hasCode(fault, 'ENOENT')) return undefined;
    throw fault;
  }
}

/** A text that is readable for its owner alone. */
export async function replaceText(file: string, text: string, { aside }: Pick<Options, 'aside'> = {}): Promise<void> {
  await replaceFile(file, (handle) => handle.writeFile(text), { mode: 0o600, aside });
}

/** The same before anything else is done: for a program that starts. */
export function replaceTextSync(file: string, text: string, { aside = asideOf(file) } = {}): void {
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

const ASIDE = '.part';

/** What a file is called until it is whole. */
export function asideOf(file: string): string {
  return `${file}${ASIDE}`;
}

/** Whether a file bears such a name: with nobody left who writes it, it is half a file. */
export function isAside(file: string): boolean {
  return file.endsWith(ASIDE);
}

type Options = {
  readonly mode?: number;
  /** Where it is written first, on the same disk: beside it, unless something else is said. */
  readonly aside?: string | undefined;
  /** Done when the content is safe on the disk, before it has its name. */
  readonly beforeNamed?: () => Promise<void>;
};

/** Writes aside and renames: whenever the machine stops, the file is the old one or the new one, whole. Of a write that fails nothing is left. */
export async function replaceFile(
  file: string,
  write: (handle: FileHandle) => Promise<void>,
  { mode = 0o666, aside = asideOf(file), beforeNamed }: Options = {},
): Promise<void> {
  try {
    const handle = await open(aside, 'w+', mode);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await beforeNamed?.();
    await moveFile(aside, file);
  } catch (fault) {
    await rm(aside, { force: true });
    throw fault;
  }
}

/** Gives a file that is on the disk another name, which is on the disk as well when the promise resolves. */
export async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes a file's bytes survive a power cut. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder survive one. On Windows a folder cannot be opened; NTFS keeps its renames in a journal. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (fault) {
    // A folder of the network, or on a stick, may have nothing that could be synced.
    if (!hasCode(fault, 'EINVAL', 'ENOTSUP')) throw fault;
  } finally {
    await handle.close();
  }
}

function hasCode(fault: unknown, ...codes: readonly string[]): boolean {
  return fault instanceof Error && 'code' in fault && codes.includes(String(fault.code));
}
