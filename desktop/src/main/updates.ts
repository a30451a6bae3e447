import { z } from 'zod';
import type { Dialog, Question } from './electron-surface.ts';
import { openKeptValue } from './kept-value.ts';
import { UPDATES } from './texts.ts';

/** What is used of electron-updater: it finds, fetches and verifies; nothing of that begins by itself. */
export type Updater = {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  readonly checkForUpdates: () => Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  readonly downloadUpdate: () => Promise<unknown>;
  readonly quitAndInstall: () => void;
};

/** New versions of the app: found, and then it is the person who says whether and when. */
export type Updates = {
  readonly check: () => Promise<void>;
  /** At the start: says nothing where there is nothing new, or where it cannot be known. */
  readonly checkQuietly: () => Promise<void>;
  readonly isAutomatic: () => boolean;
  readonly setAutomatic: (isOn: boolean) => Promise<void>;
};

const choices = z.object({ isAutomatic: z.boolean(), skipped: z.string().nullable() });

type Options = {
  readonly file: string;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  /** Absent where the app is not packed, and so has nothing to be replaced. Brought in only once it is used. */
  readonly loadUpdater?: () => Promise<Updater>;
  /** The app is about to be closed for it: on a Mac its windows are closed before it is said that it quits. */
  readonly onInstall: () => void;
};

export async function openUpdates({ file, dialog, loadUpdater, onInstall }: Options): Promise<Updates> {
  const kept = await openKeptValue({ file, shape: choices, fallback: { isAutomatic: true, skipped: null } });

  async function check({ isQuiet }: { readonly isQuiet: boolean }): Promise<void> {
    const updater = await loadUpdater?.();
    if (!updater) return isQuiet ? undefined : say(UPDATES.notPacked);
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = false;
    try {
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) return isQuiet ? undefined : await say(UPDATES.none);
      const { version } = found.updateInfo;
      if (isQuiet && kept.read().skipped === version) return;
      await offer(updater, version);
    } catch {
      if (!isQuiet) await say(UPDATES.failed);
    }
  }

  async function offer(updater: Updater, version: string): Promise<void> {
    const wish = await ask(UPDATES.found(version), UPDATES.foundDetail, [
      UPDATES.download,
      UPDATES.later,
      UPDATES.skip,
    ]);
    if (wish === 2) await kept.write({ ...kept.read(), skipped: version });
    if (wish !== 0) return;
    await updater.downloadUpdate();
    const isNow = (await ask(UPDATES.ready(version), UPDATES.readyDetail, [UPDATES.restart, UPDATES.onQuit])) === 0;
    if (isNow) {
      onInstall();
      return updater.quitAndInstall();
    }
    updater.autoInstallOnAppQuit = true;
  }

  async function ask(message: string, detail: string, buttons: string[]): Promise<number> {
    const question: Question = { type: 'question', message, detail, buttons, defaultId: 0, cancelId: 1 };
    return (await dialog.showMessageBox(question)).response;
  }

  async function say(message: string): Promise<void> {
    await dialog.showMessageBox({ type: 'info', message, buttons: [UPDATES.fine], defaultId: 0, cancelId: 0 });
  }

  return {
    check: () => check({ isQuiet: false }),
    checkQuietly: async () => {
      if (kept.read().isAutomatic) await check({ isQuiet: true });
    },
    isAutomatic: () => kept.read().isAutomatic,
    setAutomatic: (isAutomatic) => kept.write({ ...kept.read(), isAutomatic }),
  };
}
