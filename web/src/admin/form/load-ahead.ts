/** Hardly a screen is without a form: what they parse with is fetched while one looks at the first, which has none. */
export function loadFormsAhead(): void {
  // Who opens one asks for it again.
  import('./parsing.ts').catch(() => undefined);
}
