import { readSession } from '../../../session/browser-session.ts';
import { canSaveDay, findSavedDayUser, forgetDay, setSavedDayUser } from '../../../storage/saved-day.ts';
import type { OfflineDay, PhoneShell } from '../../phone-shell.ts';
import { createAppInstall } from './install-browser.ts';
import { createNotices } from './notices-browser.ts';
import { dismissWorker, registerWorker } from './own-worker.ts';

/** The phone features of a browser; its service worker is removed with the last of them. */
export function createBrowserPhone(): PhoneShell {
  async function dismissUnlessNeeded(): Promise<void> {
    const userId = readSession()?.user.id ?? '';
    if (notices.readDevice(userId) === undefined && !day.isOn(userId)) await dismissWorker();
  }
  const notices = createNotices(dismissUnlessNeeded);
  const day = createOfflineDay(dismissUnlessNeeded);
  return { install: createAppInstall(), notices, day };
}

/** `dismiss` is called once nothing is saved any more. */
function createOfflineDay(dismiss: () => Promise<void>): OfflineDay {
  return {
    isSupported: canSaveDay(),

    isOn: (userId) => canSaveDay() && findSavedDayUser() === userId,

    async setEnabled(userId, isOn) {
      setSavedDayUser(isOn ? userId : undefined);
      if (isOn) {
        await registerWorker();
        return;
      }
      await forgetDay();
      await dismiss();
    },

    async save(userId, next, property) {
      const { saveOwnerDay } = await import('./save-owner-day.ts');
      await saveOwnerDay({ userId, next, property });
    },
  };
}
