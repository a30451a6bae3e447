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

/** Writes a text file that only its owner can read. */
export async function replaceText(file: string, text: string, { aside }: Pick<Options, 'aside'> = {}): Promise<void> {
  await replaceFile(file, (handle) => handle.writeFile(text), { mode: 0o600, aside });
}

/** Like `replaceText`, but synchronous, for the start of a program. */
export function replaceTextSync(file: string, text: string, { aside = partialPathOf(file) } = {}): void {
  writeFileSync(aside, text, { mode: 0o600, flush: true });
  renameSync(aside, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

const PARTIAL_SUFFIX = '.part';

/** The name of a file while it is being written. */
export function partialPathOf(file: string): string {
  return `${file}${PARTIAL_SUFFIX}`;
}

/** Whether a file has such a name; if nothing writes it any more, it is incomplete. */
export function isPartialPath(file: string): boolean {
  return file.endsWith(PARTIAL_SUFFIX);
}

type Options = {
  readonly mode?: number;
  /** Path to write to first, on the same disk; beside the file where left out. */
  readonly aside?: string | undefined;
  /** Called when the content is safe on disk, before it gets its name. */
  readonly beforeNamed?: () => Promise<void>;
};

/** Writes to a temporary file and renames it: a crash leaves the old file or the new. A failed write leaves none. */
export async function replaceFile(
  file: string,
  write: (handle: FileHandle) => Promise<void>,
  { mode = 0o666, aside = partialPathOf(file), beforeNamed }: Options = {},
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

/** Renames a synced file; when the promise resolves, the new name is on disk too. */
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

/** Makes the names in a folder survive a power cut. Windows cannot open folders, but NTFS journals renames. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (fault) {
    // A network folder or a USB stick may not support syncing.
    if (!hasCode(fault, 'EINVAL', 'ENOTSUP')) throw fault;
  } finally {
    await handle.close();
  }
}

function hasCode(fault: unknown, ...codes: readonly string[]): boolean {
  return fault instanceof Error && 'code' in fault && codes.includes(String(fault.code));
}
