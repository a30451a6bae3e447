import type { ElectronSurface, Notification } from './electron-surface.ts';
import type { Waiting } from './news-watch.ts';
import { NEWS } from './texts.ts';
import type { WantedScreens } from './wanted-screens.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'openNotification'>;
  readonly wanted: WantedScreens;
};

/** More at once would cover the screen. */
const MOST_SHOWN = 3;

/** Shows how many things wait on the app's icon, and what is new as notifications; a click on one leads there. */
export function createNotifier({ electron, wanted }: Options): (count: number, fresh: readonly Waiting[]) => void {
  // The system shows one no longer once nothing here holds it.
  const shown = new Set<Notification>();

  return (count, fresh) => {
    // Where the system has no badges, it says so by false.
    electron.app.setBadgeCount(count);
    for (const { title, text, screen } of fresh.slice(0, MOST_SHOWN)) show(title, text, () => wanted.want(screen));
    const more = fresh.length - MOST_SHOWN;
    if (more > 0) show(NEWS.more(more), '', () => wanted.want({ path: 'bookings' }));
  };

  function show(title: string, body: string, open: () => void): void {
    const notification = electron.openNotification({ title, body });
    shown.add(notification);
    notification.on('click', () => {
      shown.delete(notification);
      open();
    });
    notification.on('close', () => shown.delete(notification));
    notification.show();
  }
}
