import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dialog } from '../electron-surface.ts';
import { ARCHIVES } from '../texts.ts';

/** Asks the person for a folder; undefined where she leaves the dialog. Throws the disk's fault where nothing can be written there. */
export async function chooseFolder(dialog: Dialog): Promise<string | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog({
    title: ARCHIVES.chooseFolder,
    buttonLabel: ARCHIVES.useFolder,
    properties: ['openDirectory', 'createDirectory'],
  });
  const [path] = filePaths;
  if (canceled || path === undefined) return undefined;
  // What a system says of rights does not always hold: whether one can write is known by writing.
  await rmdir(await mkdtemp(join(path, 'approdo-prova-')));
  return path;
}
