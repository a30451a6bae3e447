/** Focuses a field, and opens the folds that it stands in: nothing in a closed one takes the focus. */
export function focusField(field: HTMLElement | null | undefined): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}
