import { open, readFile, rename, rm } from 'node:fs/promises';
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

/** Writes aside, readable for its owner alone, and renames: whenever the machine stops, the file is the old one or the new one, whole. */
export async function replaceText(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.new`;
  try {
    const handle = await open(aside, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
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
  } finally {
    await handle.close();
  }
}

function isMissing(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ENOENT';
}
