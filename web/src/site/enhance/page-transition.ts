/**
 * Skips page transitions to the back office, which does not take part in them: one that began here would end there with
 * an error.
 */
export function keepTransitionsOnSite(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    ignoreErrorsOf(viewTransition);
    const next = activation?.entry.url;
    if (next && new URL(next).pathname.startsWith('/admin')) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => ignoreErrorsOf(viewTransition));
}

/** If the browser breaks one off, as on an unready page, there is nothing to repair or report. */
function ignoreErrorsOf(transition: ViewTransition | null): void {
  for (const step of ['ready', 'updateCallbackDone', 'finished'] as const) transition?.[step].catch(() => undefined);
}
