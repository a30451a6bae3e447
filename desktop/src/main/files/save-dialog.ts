import { extname, join } from 'node:path';
import { replaceFile } from '@approdo/shared/node/durable-file';
import type { Outcome } from '../../ipc.ts';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import type { Dialog } from '../electron-surface.ts';

/** Asks the person where to save: the page names the file, never a folder. Undefined if the dialog is left. */
export type FileChooser = (name: string) => Promise<string | undefined>;

/** Asks the person where to save, and writes there. */
export type FileSaver = (name: string, make: () => Promise<Uint8Array>) => Promise<Outcome<'saved' | 'cancelled'>>;

type Options = { readonly dialog: Dialog; readonly folder: () => string };

export function createFileChooser({ dialog, folder }: Options): FileChooser {
  return async (name) => {
    const suggested = toFileName(name);
    const extension = extname(suggested).slice(1);
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(folder(), suggested),
      filters: extension ? [{ name: extension.toUpperCase(), extensions: [extension] }] : [],
    });
    return canceled || !filePath ? undefined : filePath;
  };
}

export function createFileSaver(choose: FileChooser): FileSaver {
  return async (name, make) => {
    const file = await choose(name);
    if (!file) return { ok: true, value: 'cancelled' };
    try {
      const bytes = await make();
      await replaceFile(file, (handle) => handle.writeFile(bytes));
      return { ok: true, value: 'saved' };
    } catch (fault) {
      return { ok: false, problem: { status: 507, error: describeDiskFault(fault) } };
    }
  };
}

const MAX_LENGTH = 120;
/** Windows reserves these names for devices, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A file name that is valid on every system, and leads to no folder. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (!plain) return 'documento';
  const ending = extname(plain).slice(0, 10);
  const stem = plain.slice(0, plain.length - extname(plain).length).slice(0, MAX_LENGTH);
  return `${DEVICE.test(plain) ? '_' : ''}${stem}${ending}`;
}
