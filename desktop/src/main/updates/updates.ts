import { openStoredFile } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import type { Dialog, Question } from '../electron-surface.ts';
import { describeNetworkFault } from '../session/describe-network-fault.ts';
import { TEXTS, UPDATES } from '../texts.ts';
import { findFeed, isSafeFeed } from './update-feed.ts';

/** electron-updater's error codes for a file that is not the published one. */
const FORGED = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE', 'ERR_UPDATER_NO_CHECKSUM'];

const OF_THE_DISK = ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS'];

/** The part of electron-updater in use: it finds, fetches and verifies, and starts nothing by itself. */
type Updater = {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  readonly checkForUpdates: () => Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  readonly downloadUpdate: () => Promise<unknown>;
  readonly quitAndInstall: () => void;
};

/** New versions of the app: found here, while the person decides whether and when to install. */
export type Updates = {
  readonly check: () => Promise<void>;
  /** At the start: shows nothing if there is nothing new, or if that cannot be known. */
  readonly checkQuietly: () => Promise<void>;
  readonly isAutomatic: () => boolean;
  readonly setAutomatic: (isOn: boolean) => Promise<void>;
};

export type Installed = {
  /** File with the address of new versions. */
  readonly feedFile: string;
  /** Loaded only when used. */
  readonly loadUpdater: () => Promise<Updater>;
};

const choices = z.object({ isAutomatic: z.boolean(), skipped: z.string().nullable() });

type Found = { readonly updater: Updater; readonly version: string };
type Refusal = { readonly refusal: string; readonly detail?: string };

type Options = {
  readonly file: string;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  /** Absent if the app is not packed, so that there is nothing to update. */
  readonly installed?: Installed;
  readonly isOnline: () => boolean;
  /** The app is about to close for an update: on a Mac its windows close before it reports that it quits. */
  readonly onInstall: () => void;
};

export function openUpdates({ file, dialog, installed, isOnline, onInstall }: Options): Updates {
  const stored = openStoredFile({ file, shape: choices, fallback: { isAutomatic: true, skipped: null } });

  async function check({ isQuiet }: { readonly isQuiet: boolean }): Promise<void> {
    const answer = await find();
    if ('refusal' in answer) return isQuiet ? undefined : say(answer.refusal, answer.detail);
    const { updater, version } = answer;
    if (isQuiet && stored.present().skipped === version) return;
    await offer(updater, version);
  }

  async function find(): Promise<Found | Refusal> {
    if (!installed) return { refusal: UPDATES.notPacked };
    try {
      const feed = await findFeed(installed.feedFile);
      if (feed === undefined) return { refusal: UPDATES.noFeed };
      if (!isSafeFeed(feed)) return { refusal: UPDATES.notFound, detail: UPDATES.unsafeFeed };
      const updater = await installed.loadUpdater();
      updater.autoDownload = false;
      updater.autoInstallOnAppQuit = false;
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) return { refusal: UPDATES.none };
      return { updater, version: found.updateInfo.version };
    } catch (fault) {
      return { refusal: UPDATES.notFound, detail: describeUpdateFault(fault, isOnline()) };
    }
  }

  async function offer(updater: Updater, version: string): Promise<void> {
    const chosen = await ask(UPDATES.found(version), UPDATES.foundDetail, [
      UPDATES.download,
      UPDATES.later,
      UPDATES.skip,
    ]);
    // If that cannot be saved, the version is offered again.
    if (chosen === 2) await stored.change((present) => ({ ...present, skipped: version })).catch(() => undefined);
    if (chosen !== 0) return;
    if (!(await fetchWhileWanted(updater, version))) return;
    const isNow = (await ask(UPDATES.ready(version), UPDATES.readyDetail, [UPDATES.restart, UPDATES.onQuit])) === 0;
    if (isNow) {
      onInstall();
      return updater.quitAndInstall();
    }
    updater.autoInstallOnAppQuit = true;
  }

  /** Returns false once the person wants no further attempt. */
  async function fetchWhileWanted(updater: Updater, version: string): Promise<boolean> {
    for (;;) {
      try {
        await updater.downloadUpdate();
        return true;
      } catch (fault) {
        const why = describeUpdateFault(fault, isOnline());
        if ((await ask(UPDATES.notFetched(version), why, [UPDATES.retry, UPDATES.later])) !== 0) return false;
      }
    }
  }

  async function ask(message: string, detail: string, buttons: string[]): Promise<number> {
    const question: Question = { type: 'question', message, detail, buttons, defaultId: 0, cancelId: 1 };
    return (await dialog.showMessageBox(question)).response;
  }

  async function say(message: string, detail = ''): Promise<void> {
    await dialog.showMessageBox({ type: 'info', message, detail, buttons: [UPDATES.fine], defaultId: 0, cancelId: 0 });
  }

  return {
    check: () => check({ isQuiet: false }),
    checkQuietly: async () => {
      if (stored.present().isAutomatic) await check({ isQuiet: true });
    },
    isAutomatic: () => stored.present().isAutomatic,
    setAutomatic: async (isAutomatic) => {
      await stored.change((present) => ({ ...present, isAutomatic }));
    },
  };
}

/** Why an update was not found or did not arrive and what to do, as text. */
function describeUpdateFault(fault: unknown, isOnline: boolean): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (FORGED.includes(code)) return UPDATES.forged;
  if (OF_THE_DISK.includes(code)) return describeDiskFault(fault);
  const text = describeNetworkFault(fault, isOnline);
  return text === TEXTS.siteSilent ? UPDATES.silent : text;
}
