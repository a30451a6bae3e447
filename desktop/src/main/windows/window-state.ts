import { openKeptFile } from '@approdo/shared/node/kept-value';
import type { Schedule } from '@approdo/shared/node/schedule';
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
const SETTLED_MS = 500;

/** This much of the window's top must be on a screen, so that it can be grabbed. */
const HOLD = { width: 120, height: 40 };

export function openWindowState({ file, schedule, listWorkAreas }: Options): WindowState {
  const kept = openKeptFile<Place | null>({ file, shape: place.nullable(), fallback: null });
  let callOff: (() => void) | undefined;

  function keep(window: Window): void {
    const next = { ...window.getNormalBounds(), isMaximized: window.isMaximized() };
    // If the disk is full, the window returns to its previous position.
    kept.change(() => next).catch(() => undefined);
  }

  return {
    find: () => {
      const last = kept.present();
      return last && listWorkAreas().some((area) => canBeHeld(last, area)) ? last : undefined;
    },
    follow: (window) => {
      const keepSoon = () => {
        callOff?.();
        callOff = schedule(SETTLED_MS, () => keep(window));
      };
      window.on('resize', keepSoon);
      window.on('move', keepSoon);
      window.on('maximize', keepSoon);
      window.on('unmaximize', keepSoon);
      window.on('closed', () => callOff?.());
    },
  };
}

function canBeHeld(window: Rectangle, area: Rectangle): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const isTopWithin = window.y >= area.y && window.y + HOLD.height <= area.y + area.height;
  return width >= HOLD.width && isTopWithin;
}
