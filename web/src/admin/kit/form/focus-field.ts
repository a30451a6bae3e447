/** Focuses a field, and opens the folds that it stands in: nothing in a closed one takes the focus. */
export function focusField(field: HTMLElement | null | undefined): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}

/**
 * Focuses what the address names, now and once the screen has settled: until then it may be hidden, and what is hidden
 * takes no focus. Call the result where it is no longer wanted.
 */
export function focusNamed(id: string): () => void {
  const focus = () => {
    watch.disconnect();
    const named = document.getElementById(id);
    named?.focus({ preventScroll: true });
    named?.scrollIntoView({ block: 'center' });
  };
  const watch = new MutationObserver(focus);
  focus();
  const settling = document.querySelector('[data-settling]');
  if (settling) watch.observe(settling, { attributeFilter: ['data-settling'] });
  return () => watch.disconnect();
}
