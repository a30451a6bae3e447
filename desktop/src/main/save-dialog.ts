import { open, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Outcome } from '../ipc.ts';
import type { Dialog } from './electron-surface.ts';
import { TEXTS } from './texts.ts';

/** Asks the person where to, and writes there: the page names the file, never a folder. */
export type FileSaver = (name: string, make: () => Promise<Uint8Array>) => Promise<Outcome<'saved' | 'cancelled'>>;

type Options = { readonly dialog: Dialog; readonly folder: () => string };

export function createFileSaver({ dialog, folder }: Options): FileSaver {
  return async (name, make) => {
    const suggested = toFileName(name);
    const extension = extname(suggested).slice(1);
    const { canceled, filePath } = await dialog.showSaveDialog({
      defaultPath: join(folder(), suggested),
      filters: extension ? [{ name: extension.toUpperCase(), extensions: [extension] }] : [],
    });
    if (canceled || !filePath) return { ok: true, value: 'cancelled' };
    try {
      await writeWhole(filePath, await make());
      return { ok: true, value: 'saved' };
    } catch (fault) {
      return { ok: false, problem: { status: 507, error: describe(fault) } };
    }
  };
}

const LONGEST = 120;
/** Windows gives these to devices, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that is one on every system, and leads to no folder. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (!plain) return 'documento';
  const ending = extname(plain).slice(0, 10);
  const stem = plain.slice(0, plain.length - extname(plain).length).slice(0, LONGEST);
  return `${DEVICE.test(plain) ? '_' : ''}${stem}${ending}`;
}

/** Aside first: where the disk is full, a file that was there stays as it was. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.part`;
  try {
    const handle = await open(aside, 'w');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (fault) {
    await rm(aside, { force: true });
    throw fault;
  }
}

function describe(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return TEXTS.diskFull;
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? TEXTS.notWritable : TEXTS.notSaved;
}
