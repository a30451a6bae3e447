import type { Schedule } from '@approdo/shared/node/schedule';
import { openStoredFile } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import type { Rectangle, Window } from '../electron-surface.ts';

const place = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  isMaximized: z.boolean(),
});
type Place = z.output<typeof place>;

export type WindowState = {
  /** The window's last position, if it is still visible. */
  readonly find: () => Place | undefined;
  readonly follow: (window: Window) => void;
};

type Options = {
  readonly file: string;
  readonly schedule: Schedule;
  /** The visible area of each screen. */
  readonly listWorkAreas: () => readonly Rectangle[];
};

/** A window being dragged reports its position many times a second. */
const SAVE_DELAY_MS = 500;

/** This much of the window's top must be on a screen, so that it can be grabbed. */
const MIN_VISIBLE = { width: 120, height: 40 };

export function openWindowState({ file, schedule, listWorkAreas }: Options): WindowState {
  const stored = openStoredFile<Place | null>({ file, shape: place.nullable(), fallback: null });
  let cancelSave: (() => void) | undefined;

  function save(window: Window): void {
    const next = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
    // If the disk is full, the window returns to its previous position.
    stored.change(() => next).catch(() => undefined);
  }

  return {
    find: () => {
      const last = stored.present();
      return last && listWorkAreas().some((area) => isReachable(last, area)) ? last : undefined;
    },
    follow: (window) => {
      const scheduleSave = () => {
        cancelSave?.();
        cancelSave = schedule(SAVE_DELAY_MS, () => save(window));
      };
      window.on('resize', scheduleSave);
      window.on('move', scheduleSave);
      window.on('maximize', scheduleSave);
      window.on('unmaximize', scheduleSave);
      window.on('closed', () => cancelSave?.());
    },
  };
}

function isReachable(window: Rectangle, area: Rectangle): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const isTopWithin = window.y >= area.y && window.y + MIN_VISIBLE.height <= area.y + area.height;
  return width >= MIN_VISIBLE.width && isTopWithin;
}
