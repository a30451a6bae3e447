import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus near: if a button disappears with its action, the row's name takes the focus, and if the row
 * disappears too, the list. Row elements carry `data-row`, what names them the id of `rowId`. A row edited in place
 * manages its own focus until that is over.
 */
export function useFocusOnRow(rows: readonly unknown[], editedKey?: string) {
  const list = useRef<HTMLDivElement>(null);
  const lastKey = useRef<string>(undefined);

  useEffect(() => {
    const isLost = editedKey === undefined && rows.length > 0 && document.activeElement === document.body;
    if (!isLost || lastKey.current === undefined) return;
    const row = document.getElementById(rowId(lastKey.current)) ?? list.current;
    row?.focus({ preventScroll: true });
  }, [rows, editedKey]);

  return {
    ref: list,
    tabIndex: -1,
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      lastKey.current = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    },
  };
}

/** The id of the element that names a row. */
export function rowId(key: string): string {
  return `row-${key}`;
}
