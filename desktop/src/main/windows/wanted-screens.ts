import type { WantedScreen } from '../../ipc.ts';
import type { MainWindow } from './main-window.ts';

/** The screen a link, a notification or the menu asks for, until a signed-in page takes it. */
export type WantedScreens = {
  readonly want: (screen: WantedScreen) => void;
  /** The latest one, once. */
  readonly take: () => WantedScreen | undefined;
  /** From now on this window is brought up for a wanted screen. */
  readonly follow: (window: Pick<MainWindow, 'bringUp' | 'send'>) => void;
};

export function createWantedScreens(): WantedScreens {
  let wanted: WantedScreen | undefined;
  let window: Pick<MainWindow, 'bringUp' | 'send'> | undefined;
  return {
    want: (screen) => {
      wanted = screen;
      window?.bringUp();
      window?.send('screenWanted', null);
    },
    take: () => {
      const taken = wanted;
      wanted = undefined;
      return taken;
    },
    follow: (next) => {
      window = next;
    },
  };
}
