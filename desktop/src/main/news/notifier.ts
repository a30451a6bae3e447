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
const MOST_SHOWN = 3;

export type Notifier = {
  /** Shows the number of waiting things on the app's icon, and the new ones as notifications. */
  readonly tellWaiting: (count: number, fresh: readonly Waiting[]) => void;
  /** Shows one notification; a click on it leads to the screen. */
  readonly tell: (told: Pick<Waiting, 'title' | 'text' | 'screen'>) => void;
};

export function createNotifier({ openNotification, showBadge, wanted }: Options): Notifier {
  // The system drops a notification that nothing here references.
  const shown = new Set<Notification>();

  return {
    tellWaiting: (count, fresh) => {
      showBadge(count);
      fresh.slice(0, MOST_SHOWN).forEach(tell);
      const more = fresh.length - MOST_SHOWN;
      if (more > 0) tell({ title: NEWS.more(more), text: '', screen: { path: 'bookings' } });
    },
    tell,
  };

  function tell({ title, text, screen }: Parameters<Notifier['tell']>[0]): void {
    show(title, text, () => wanted.want(screen));
  }

  function show(title: string, body: string, open: () => void): void {
    const notification = openNotification({ title, body });
    shown.add(notification);
    notification.on('click', () => {
      shown.delete(notification);
      open();
    });
    notification.on('close', () => shown.delete(notification));
    notification.show();
  }
}
