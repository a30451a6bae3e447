/**
 * The back office takes no part in the transitions between pages: one that began here would end there with an error,
 * so it is left out on the way.
 */
export function keepTransitionsOnSite(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const next = activation?.entry.url;
    if (next && new URL(next).pathname.startsWith('/admin')) viewTransition?.skipTransition();
  });
}
