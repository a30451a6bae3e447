import type { MenuItemConstructorOptions } from 'electron';

/** One row of a native menu. A role brings its behaviour along, and its label is said all the same: Electron's are English. */
export type MenuRow = {
  readonly label?: string;
  readonly type?: 'separator' | 'radio' | 'checkbox';
  readonly role?: NonNullable<MenuItemConstructorOptions['role']>;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly checked?: boolean;
  /** Told, last, whether it was by its key. */
  readonly click?: (row?: unknown, window?: unknown, event?: { readonly triggeredByAccelerator?: boolean }) => void;
  readonly submenu?: MenuRow[];
};

export const SEPARATOR: MenuRow = { type: 'separator' };
