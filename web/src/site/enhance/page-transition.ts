/**
 * The back office takes no part in the transitions between pages: one that began here would end there with an error,
 * so it is left out on the way.
 */
export function keepTransitionsOnSite(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    sayNothingOf(viewTransition);
    const next = activation?.entry.url;
    if (next && new URL(next).pathname.startsWith('/admin')) viewTransition?.skipTransition();
  });
  addEventListener('pagereveal', ({ viewTransition }) => sayNothingOf(viewTransition));
}

/** Where the browser breaks one off, as on a page that is not ready, there is nothing to mend and nobody to tell. */
function sayNothingOf(transition: ViewTransition | null): void {
  for (const step of ['ready', 'updateCallbackDone', 'finished'] as const) transition?.[step].catch(() => undefined);
}
