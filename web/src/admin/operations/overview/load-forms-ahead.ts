/** Hardly a screen is without a form: what they are made of is fetched while one looks at the first, which has none. */
export function loadFormsAhead(): void {
  // Who opens one asks for it again.
  import('./form-parts.ts').catch(() => undefined);
}
