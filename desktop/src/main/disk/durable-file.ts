import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's text; undefined where there is no such file. */
export async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (fault) {
    if (isMissing(fault)) return undefined;
    throw fault;
  }
}

/** A text that is readable for its owner alone. */
export async function replaceText(file: string, text: string): Promise<void> {
  await replaceFile(file, (handle) => handle.writeFile(text), { mode: 0o600 });
}

/** What a file is called until it is whole. */
export function asideOf(file: string): string {
  return `${file}.part`;
}

type Options = {
  readonly mode?: number;
  /** Done when the content is safe on the disk, before it has its name. */
  readonly beforeNamed?: () => Promise<void>;
};

/** Writes aside and renames: whenever the machine stops, the file is the old one or the new one, whole. Of a write that fails nothing is left. */
export async function replaceFile(
  file: string,
  write: (handle: FileHandle) => Promise<void>,
  { mode = 0o666, beforeNamed }: Options = {},
): Promise<void> {
  const aside = asideOf(file);
  try {
    const handle = await open(aside, 'w+', mode);
    try {
      await write(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await beforeNamed?.();
    await rename(aside, file);
  } catch (fault) {
    await rm(aside, { force: true });
    throw fault;
  }
  await keepFolderEntry(dirname(file));
}

/** On Windows a folder cannot be opened; NTFS keeps its renames in a journal. */
async function keepFolderEntry(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (fault) {
    if (!isUnknownToDisk(fault)) throw fault;
  } finally {
    await handle.close();
  }
}

/** A folder of the network, or on a stick, may have nothing that could be synced. */
function isUnknownToDisk(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && (fault.code === 'EINVAL' || fault.code === 'ENOTSUP');
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';
}
