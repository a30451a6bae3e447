import { join } from 'node:path';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import type { SessionStore } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import { NEWS } from '../texts.ts';
import type { MainWindow } from '../windows/main-window.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import { createNewsWatch, type NewsWatch } from './news-watch.ts';
import { createNotifier, type Notifier } from './notifier.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'openNotification' | 'readPicture'>;
  readonly platform: NodeJS.Platform;
  readonly iconsFolder: string;
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf'>;
  readonly fetch: Fetch;
  readonly schedule: Schedule;
  readonly window: Pick<MainWindow, 'setOverlay'>;
  readonly wanted: WantedScreens;
};

/** Looks for what is new at the site and notifies the person, even without a window. */
export function createNews(options: Options): { readonly watch: NewsWatch; readonly notifier: Notifier } {
  const { electron, platform, iconsFolder, sites, session, fetch, schedule, window, wanted } = options;
  const showBadge = createBadge({ electron, platform, window, iconsFolder });
  const notifier = createNotifier({ openNotification: electron.openNotification, showBadge, wanted });
  return {
    watch: createNewsWatch({ sites, session, fetch, schedule, onNews: notifier.notifyWaiting }),
    notifier,
  };
}

type CreateBadgeOptions = {
  readonly electron: Pick<ElectronSurface, 'app' | 'readPicture'>;
  readonly platform: NodeJS.Platform;
  readonly window: Pick<MainWindow, 'setOverlay'>;
  readonly iconsFolder: string;
};

/** Shows the number of waiting things on the app's icon; on Windows, which has no badges, as an overlay picture. */
function createBadge({ electron, platform, window, iconsFolder }: CreateBadgeOptions): (count: number) => void {
  return (count) => {
    // A system without badges answers false.
    if (platform !== 'win32') return void electron.app.setBadgeCount(count);
    const picture =
      count > 0 ? electron.readPicture(join(iconsFolder, `badge-${count > 9 ? 'more' : count}.png`)) : null;
    window.setOverlay({ picture, description: count > 0 ? NEWS.waiting(count) : '' });
  };
}
