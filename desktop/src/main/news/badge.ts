import { join } from 'node:path';
import type { ElectronSurface } from '../electron-surface.ts';
import { NEWS } from '../texts.ts';
import type { MainWindow } from '../windows/main-window.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'readPicture'>;
  readonly platform: NodeJS.Platform;
  readonly window: Pick<MainWindow, 'setOverlay'>;
  readonly iconsFolder: string;
};

/** Shows how many things wait on the app's icon: Windows has no number of its own there, and is given a picture of it. */
export function createBadge({ electron, platform, window, iconsFolder }: Options): (count: number) => void {
  return (count) => {
    // Where the system has no badges, it says so by false.
    if (platform !== 'win32') return void electron.app.setBadgeCount(count);
    const picture =
      count > 0 ? electron.readPicture(join(iconsFolder, `badge-${count > 9 ? 'more' : count}.png`)) : null;
    window.setOverlay({ picture, description: count > 0 ? NEWS.waiting(count) : '' });
  };
}
