import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the place of whoever uses the keyboard: where a button went with its action, what names the row takes the focus,
 * and where the row went too, the list. The elements of the rows carry `data-row`, what names them the id of `rowId`.
 * A row that is edited in place has a focus of its own until that is over.
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

/** The id of what names a row. */
export function rowId(key: string): string {
  return `row-${key}`;
}
