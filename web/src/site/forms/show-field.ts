/** Focuses a field in the middle of the screen, clear of what stands at its edges. */
export function showField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

const WRONG = '[aria-invalid="true"], fieldset[data-invalid] :is(input, select)';

/** Shows the first wrong field of a form, if it has one. */
export function showFirstWrong(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>(WRONG);
  if (field) showField(field);
}
