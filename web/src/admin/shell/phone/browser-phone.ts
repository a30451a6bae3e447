import { canKeepDay, findDayKeeper, forgetDay, nameDayKeeper } from '../../../kept/kept-day.ts';
import { readSession } from '../../../session/browser-session.ts';
import type { DayKeeping, PhoneShell } from '../../phone-shell.ts';
import { createInstalling } from './install-browser.ts';
import { createNotices } from './notices-browser.ts';
import { dismissWorker, registerWorker } from './own-worker.ts';

/** The phone features of a browser; its service worker is removed with the last of them. */
export function createBrowserPhone(): PhoneShell {
  async function dismissUnlessNeeded(): Promise<void> {
    const userId = readSession()?.user.id ?? '';
    if (notices.readDevice(userId) === undefined && !day.isOn(userId)) await dismissWorker();
  }
  const notices = createNotices(dismissUnlessNeeded);
  const day = createDayKeeping(dismissUnlessNeeded);
  return { install: createInstalling(), notices, day };
}

/** `dismiss` is called once nothing is saved any more. */
function createDayKeeping(dismiss: () => Promise<void>): DayKeeping {
  return {
    canKeep: canKeepDay(),

    isOn: (userId) => canKeepDay() && findDayKeeper() === userId,

    async turn(userId, isOn) {
      nameDayKeeper(isOn ? userId : undefined);
      if (isOn) {
        await registerWorker();
        return;
      }
      await forgetDay();
      await dismiss();
    },

    async keep(userId, next, house) {
      const { keepOwnerDay } = await import('./keep-owner-day.ts');
      await keepOwnerDay({ userId, next, house });
    },
  };
}
