import type { MenuItemConstructorOptions } from 'electron';

/** One row of a native menu. A role brings its behaviour, but still needs a label: Electron's are English. */
export type MenuRow = {
  readonly label?: string;
  readonly type?: 'separator' | 'radio' | 'checkbox';
  readonly role?: NonNullable<MenuItemConstructorOptions['role']>;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly checked?: boolean;
  /** The last argument says whether it was triggered by its shortcut. */
  readonly click?: (row?: unknown, window?: unknown, event?: { readonly triggeredByAccelerator?: boolean }) => void;
  readonly submenu?: MenuRow[];
};

export const SEPARATOR: MenuRow = { type: 'separator' };
