import type { WantedScreen } from '../../ipc.ts';
import type { MainWindow } from './main-window.ts';

/** What a link, a notification or the menu asks for, until the page takes it: it may not be there yet, or nobody signed in. */
export type WantedScreens = {
  readonly want: (screen: WantedScreen) => void;
  /** The last one, once. */
  readonly take: () => WantedScreen | undefined;
  /** From now on there is a window that is brought up for it. */
  readonly follow: (window: Pick<MainWindow, 'bringUp' | 'tell'>) => void;
};

export function createWantedScreens(): WantedScreens {
  let wanted: WantedScreen | undefined;
  let window: Pick<MainWindow, 'bringUp' | 'tell'> | undefined;
  return {
    want: (screen) => {
      wanted = screen;
      window?.bringUp();
      window?.tell('screenWanted', null);
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
