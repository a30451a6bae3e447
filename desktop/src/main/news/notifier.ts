import type { ElectronSurface, Notification } from '../electron-surface.ts';
import { NEWS } from '../texts.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import type { Waiting } from './waiting.ts';

type Options = {
  readonly openNotification: ElectronSurface['openNotification'];
  readonly showBadge: (count: number) => void;
  readonly wanted: WantedScreens;
};

/** More at once would cover the screen. */
const MAX_AT_ONCE = 3;

export type Notifier = {
  /** Shows the number of waiting things on the app's icon, and the new ones as notifications. */
  readonly notifyWaiting: (count: number, fresh: readonly Waiting[]) => void;
  /** Shows one notification; a click on it leads to the screen. */
  readonly notify: (message: Pick<Waiting, 'title' | 'text' | 'screen'>) => void;
};

export function createNotifier({ openNotification, showBadge, wanted }: Options): Notifier {
  // The system drops a notification that nothing here references.
  const openNotifications = new Set<Notification>();

  return {
    notifyWaiting: (count, fresh) => {
      showBadge(count);
      fresh.slice(0, MAX_AT_ONCE).forEach(notify);
      const more = fresh.length - MAX_AT_ONCE;
      if (more > 0) notify({ title: NEWS.more(more), text: '', screen: { path: 'bookings' } });
    },
    notify,
  };

  function notify({ title, text, screen }: Parameters<Notifier['notify']>[0]): void {
    show(title, text, () => wanted.want(screen));
  }

  function show(title: string, body: string, open: () => void): void {
    const notification = openNotification({ title, body });
    openNotifications.add(notification);
    notification.on('click', () => {
      openNotifications.delete(notification);
      open();
    });
    notification.on('close', () => openNotifications.delete(notification));
    notification.show();
  }
}
