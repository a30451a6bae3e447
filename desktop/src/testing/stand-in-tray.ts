import type { Tray } from '../main/electron-surface.ts';
import type { MenuRow } from '../main/menu-row.ts';
import { strictProxy } from './strict-proxy.ts';

/** The tray icon as the test sees it. */
export type OpenTray = {
  readonly pictureFile: string;
  readonly isThere: () => boolean;
  readonly labels: () => readonly (string | undefined)[];
  /** Presses a row of its menu. */
  readonly choose: (label: string) => void;
  readonly click: () => void;
};

export function createStandInTray(pictureFile: string): { readonly tray: Tray; readonly opened: OpenTray } {
  let isThere = true;
  let menu: MenuRow[] = [];
  let onClick: () => void = () => undefined;
  const tray: Tray = strictProxy('Tray', {
    setToolTip: () => undefined,
    setMenu: (rows) => {
      menu = rows;
    },
    onClick: (listener) => {
      onClick = listener;
    },
    destroy: () => {
      isThere = false;
    },
  } satisfies Tray);
  const opened: OpenTray = {
    pictureFile,
    isThere: () => isThere,
    labels: () => menu.flatMap(({ type, label }) => (type === 'separator' ? [] : [label])),
    choose: (label) => {
      const row = menu.find((one) => one.label === label);
      if (!row?.click) throw new Error(`The tray has no row ${label}`);
      row.click();
    },
    click: () => onClick(),
  };
  return { tray, opened };
}
