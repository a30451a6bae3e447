import type { Schedule } from '@approdo/shared/node/schedule';
import type { ElectronSurface, Fetch } from '../electron-surface.ts';
import type { SessionKeeper } from '../session/session.ts';
import type { SiteKeeper } from '../session/site-keeper.ts';
import type { MainWindow } from '../windows/main-window.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import { createBadge } from './badge.ts';
import { createNewsWatch, type NewsWatch } from './news-watch.ts';
import { createNotifier, type Notifier } from './notifier.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'openNotification' | 'readPicture'>;
  readonly platform: NodeJS.Platform;
  readonly iconsFolder: string;
  readonly sites: Pick<SiteKeeper, 'current'>;
  readonly session: Pick<SessionKeeper, 'findSessionOf'>;
  readonly fetch: Fetch;
  readonly schedule: Schedule;
  readonly window: Pick<MainWindow, 'setOverlay'>;
  readonly wanted: WantedScreens;
};

/** What is new at the site, looked for and told where there may be no window. */
export function createNews(options: Options): { readonly watch: NewsWatch; readonly notifier: Notifier } {
  const { electron, platform, iconsFolder, sites, session, fetch, schedule, window, wanted } = options;
  const showBadge = createBadge({ electron, platform, window, iconsFolder });
  const notifier = createNotifier({ openNotification: electron.openNotification, showBadge, wanted });
  return {
    watch: createNewsWatch({ sites, session, fetch, schedule, onNews: notifier.tellWaiting }),
    notifier,
  };
}
