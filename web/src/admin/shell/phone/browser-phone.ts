import { readSession } from '../../../session/browser-session.ts';
import type { PhoneShell } from '../../phone-shell.ts';
import { createDayKeeping } from './day-browser.ts';
import { createInstalling } from './install-browser.ts';
import { createNotices } from './notices-browser.ts';
import { dismissWorker } from './own-worker.ts';

/** What this browser can do for an owner on the road; its worker goes with the last of it. */
export function createBrowserPhone(): PhoneShell {
  async function dismissUnlessNeeded(): Promise<void> {
    const userId = readSession()?.user.id ?? '';
    if (notices.readDevice(userId) === undefined && !day.isOn(userId)) await dismissWorker();
  }
  const notices = createNotices(dismissUnlessNeeded);
  const day = createDayKeeping(dismissUnlessNeeded);
  return { install: createInstalling(), notices, day };
}
