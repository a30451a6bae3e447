import type { AskFreshProof } from '@approdo/shared/client/fresh-proof';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Outcome } from '../../ipc.ts';
import type { Contents, ElectronSurface } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import { TEXTS } from '../texts.ts';
import type { MainWindow } from '../windows/main-window.ts';
import { createDownloads } from './downloads.ts';
import { createPhotos } from './photos.ts';
import { createFileChooser, createFileSaver, type FileSaver } from './save-dialog.ts';
import { createUploads } from './uploads.ts';

const CANCELLED: Saving = { ok: true, value: 'cancelled' };

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'dialog' | 'forkUtility'>;
  /** Answers the page's calls: what the page may not call, it may not send or save either. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Path of the built `photo-process`. */
  readonly photoProcessFile: string;
  readonly schedule: Schedule;
  readonly window: Pick<MainWindow, 'contents' | 'send'>;
  readonly askFreshProof: AskFreshProof;
};

/** Files that leave the page for this computer or the site's server, and the preparation of photos. */
export function createFiles({ electron, answer, photoProcessFile, schedule, window, askFreshProof }: Options) {
  const { app, dialog, forkUtility } = electron;
  const chooseFile = createFileChooser({ dialog, folder: () => app.getPath('downloads') });
  const saveFile = createFileSaver(chooseFile);
  const paper = createPaper({ contents: window.contents, saveFile });
  const photos = createPhotos({ fork: forkUtility, processFile: photoProcessFile });
  const uploads = createUploads(answer);
  const downloads = createDownloads({
    answer,
    askFreshProof,
    chooseFile,
    schedule,
    onBytes: (id, bytes) => window.send('downloadProgressed', { id, bytes }),
  });

  const calls = {
    saveFile: (name, bytes) => saveFile(name, async () => bytes),
    printPage: paper.print,
    savePageAsPdf: paper.saveAsPdf,
    preparePhoto: (id, name, bytes) => photos.prepare({ id, name }, bytes),
    cancelPhoto: async (id) => {
      photos.cancel(id);
      return null;
    },
    beginUpload: uploads.begin,
    addToUpload: uploads.add,
    endUpload: uploads.end,
    cancelUpload: async (id) => {
      uploads.cancel(id);
      return null;
    },
    saveDownload: downloads.save,
    cancelDownload: async (id) => {
      downloads.cancel(id);
      return null;
    },
  } satisfies Partial<CallHandlers>;

  /** The page that waited for them is gone. */
  function cancelAll(): void {
    uploads.cancelAll();
    downloads.cancelAll();
  }

  return { cancelAll, calls };
}

type Saving = Outcome<'saved' | 'cancelled'>;

/** Prints what the window shows: the page has a print style of its own. */
type Paper = {
  /** Through the system's print dialog. */
  readonly print: () => Promise<Saving>;
  readonly saveAsPdf: (name: string) => Promise<Saving>;
};

type PaperOptions = { readonly contents: () => Contents | undefined; readonly saveFile: FileSaver };

function createPaper({ contents, saveFile }: PaperOptions): Paper {
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

/** Electron's reason for a dialog that was left is `Print job canceled`. */
function describe(isPrinted: boolean, reason: string): Saving {
  if (isPrinted) return { ok: true, value: 'saved' };
  return /cancel/i.test(reason) ? CANCELLED : { ok: false, problem: { status: 500, error: TEXTS.notPrinted } };
}
