import type { Outcome } from '../../ipc.ts';
import type { Contents } from '../electron-surface.ts';
import { TEXTS } from '../texts.ts';
import type { FileSaver } from './save-dialog.ts';

type Saving = Outcome<'saved' | 'cancelled'>;

/** Puts what the window shows on paper: the page has a style of its own for that. */
export type Paper = {
  /** Through the system's print dialog. */
  readonly print: () => Promise<Saving>;
  readonly saveAsPdf: (name: string) => Promise<Saving>;
};

type Options = { readonly contents: () => Contents | undefined; readonly saveFile: FileSaver };

export function createPaper({ contents, saveFile }: Options): Paper {
  return {
    print: () =>
      new Promise((resolve) => {
        const page = contents();
        if (!page) return resolve(CANCELLED);
        return page.print({ printBackground: true }, (isPrinted, reason) => resolve(describe(isPrinted, reason)));
      }),
    saveAsPdf: (name) =>
      saveFile(name, async () => {
        const page = contents();
        if (!page) throw new Error('The window was closed');
        return page.printToPDF({ printBackground: true, pageSize: 'A4', preferCSSPageSize: true });
      }),
  };
}

const CANCELLED: Saving = { ok: true, value: 'cancelled' };

/** Electron's word for a dialog that was left is `Print job canceled`. */
function describe(isPrinted: boolean, reason: string): Saving {
  if (isPrinted) return { ok: true, value: 'saved' };
  return /cancel/i.test(reason) ? CANCELLED : { ok: false, problem: { status: 500, error: TEXTS.notPrinted } };
}
